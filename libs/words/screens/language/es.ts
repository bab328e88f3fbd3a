// Spanish: choosing the language of the screens.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  language: 'Idioma',
  mails: 'Los correos para usted también lo usan.',
  'not-kept': 'El idioma no se cambió',
});
