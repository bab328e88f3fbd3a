// French: what became of several things at once, and of lists.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  refused: '{count, plural, one {# échec} other {# échecs}}',
  'and-more': 'et {count} de plus.',
  undo: 'Annuler l’action',
  'not-exported': 'La liste n’a pas pu être exportée',
});
