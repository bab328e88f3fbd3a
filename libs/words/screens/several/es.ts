// Spanish: what became of several things at once, and of lists.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  refused: '{count, plural, one {# falló} other {# fallaron}}',
  'and-more': 'y {count} más.',
  undo: 'Deshacer',
  'not-exported': 'No se pudo exportar la lista',
});
