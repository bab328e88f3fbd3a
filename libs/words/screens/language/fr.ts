// French: choosing the language of the screens.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  language: 'Langue',
  mails: 'Les courriels qui vous sont adressés l’utilisent aussi.',
  'not-kept': 'La langue n’a pas été modifiée',
});
