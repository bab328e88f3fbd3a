// Spanish: crews.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  crews: 'Cuadrillas',
  'load-failed': 'No se pudieron cargar las cuadrillas',
  'no-crews': `Todavía no hay cuadrillas. Una cuadrilla se asigna a trabajos y tiene un color en
    el calendario.`,
  'add-crew': 'Agregar cuadrilla',
  'edit-crew': 'Editar cuadrilla',
  edit: 'Editar',
  'edit-what': 'Editar {name}',
  'nobody-named': 'Sin nombres todavía',
  archived: 'En el archivo',
  added: 'Cuadrilla agregada',
  saved: 'Cuadrilla guardada',
  'save-failed': 'No se pudo guardar la cuadrilla',
  'save-changes': 'Guardar cambios',
  saving: 'Guardando...',
  name: 'Nombre',
  color: 'Color',
  members: 'Integrantes',
  'members-help': 'Un nombre por línea.',
  'takes-no-jobs': 'En el archivo: no toma más trabajos',
});
