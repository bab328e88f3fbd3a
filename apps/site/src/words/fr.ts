// French texts of a client's estimate and its letterhead. The site itself is not available in
// French.
import { en, type Words } from './en.ts';
import { estimate } from './fr/estimate.ts';

export const fr: Words = {
  ...en,
  estimate,
  frame: {
    ...en.frame,
    locale: 'fr_US',
    checkLicense: 'Consultez notre licence au registre de l’État',
    pictures: {
      ...en.frame.pictures,
      home: 'Dessin d’une maison au toit de bardeaux sous la pluie',
    },
  },
};
