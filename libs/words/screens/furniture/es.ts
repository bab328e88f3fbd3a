// Spanish: what all screens are made of: fields, tables, dialogs, notices.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  cancel: 'Cancelar',
  close: 'Cerrar',
  done: 'Listo',
  'try-again': 'Intentar de nuevo',
  loading: 'Cargando…',
  'show-more': 'Mostrar más',
  optional: 'Opcional',
  'clear-search': 'Borrar búsqueda',
  'filter-and-sort': 'Filtrar y ordenar',
  'sort-by': 'Ordenar por',
  'best-match': 'Primero lo más parecido',
  'last-to-first': 'Descendente',
  'first-to-last': 'Ascendente',
  notifications: 'Notificaciones (F8)',
  'remove-filter': 'Quitar el filtro: {label}',
  results: 'Resultados',
  steps: 'Pasos',
});
