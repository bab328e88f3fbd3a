// The preview of the public site: French.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Site public',
  'title-help': `Votre site avec vos coordonnées, tel que les visiteurs le voient. Les
    formulaires sont désactivés ici.`,
  'new-tab': 'Ouvrir dans un nouvel onglet',
  page: 'Page',
  language: 'Langue',
  'not-shown': 'L’aperçu n’a pas pu être chargé',
  'not-reached': 'Le site est injoignable.',
  loading: 'Chargement de l’aperçu',
  preview: 'Aperçu',
});
