// Spanish: what lists are made of: rows that are chosen, views that are kept.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Rows that are chosen
  select: 'Seleccionar {name}',
  'select-all': 'Seleccionar todo lo que se muestra: {what}',
  'with-chosen': 'Con lo elegido: {what}',
  selected: 'Selección: {count}',
  'clear-selection': 'Quitar la selección',

  // Views
  views: 'Vistas',
  'remove-view': 'Eliminar la vista {name}',
  'save-view': 'Guardar vista',
  'save-view-lead': 'Guarda la búsqueda, los filtros y el orden de esta lista.',
  'save-it': 'Guardar vista',
  saving: 'Guardando...',
  name: 'Nombre',
  'name-missing': 'Escriba un nombre para continuar.',
});
