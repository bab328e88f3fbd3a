// Spanish: crews.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  crews: 'Cuadrillas',
  'load-failed': 'No se pudieron cargar las cuadrillas',
  'no-crews': `Todavía no hay cuadrillas. Las cuadrillas se asignan a trabajos y tienen su propio
    color en el calendario.`,
  'add-crew': 'Agregar cuadrilla',
  'edit-crew': 'Editar cuadrilla',
  edit: 'Editar',
  'edit-what': 'Editar {name}',
  'nobody-named': 'Todavía sin integrantes',
  archived: 'Archivada',
  added: 'Cuadrilla agregada',
  saved: 'Cuadrilla guardada',
  'save-failed': 'No se pudo guardar la cuadrilla',
  'save-changes': 'Guardar cambios',
  saving: 'Guardando...',
  name: 'Nombre',
  color: 'Color',
  members: 'Integrantes',
  'members-help': 'Un nombre por línea.',
  'takes-no-jobs': 'Archivada: no recibe trabajos nuevos',
});
