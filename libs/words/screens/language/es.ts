// Spanish: choosing the language of the screens.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  language: 'Idioma',
  mails: 'Los correos que le enviamos también usan este idioma.',
  'not-kept': 'No se pudo cambiar el idioma',
});
