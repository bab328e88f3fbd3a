// French: choosing the language of the screens.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  language: 'Langue',
  mails: 'Les courriels que nous vous envoyons seront aussi dans cette langue.',
  'not-kept': 'La langue n’a pas été modifiée',
});
