// Spanish: asking before somebody is forgotten for ever.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Why not yet
  'looked-up-first': 'Todavía se está revisando qué se eliminaría.',
  'obstacle-first': 'Primero resuelva lo que lo impide.',
  'name-first': 'Escriba primero el nombre.',

  // The dialog
  title: '¿Eliminar los datos personales de {name}?',
  forget: 'Eliminar datos personales',
  forgetting: 'Eliminando...',
  nobody: 'No se eliminó nada',
  'not-possible': 'Todavía no se puede eliminar',
  'type-name': 'Escriba el nombre para confirmar',
  'name-before': 'El nombre es',
  'name-after': 'Esto no se puede deshacer.',

  // What it would do
  'looking-up': 'Revisando qué se eliminaría…',
  'not-loaded': 'No se pudo revisar qué se eliminaría',
  goes: 'Se elimina para siempre',
  stays: 'Se conserva, y por qué',
});
