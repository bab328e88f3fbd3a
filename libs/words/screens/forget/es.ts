// Spanish: asking before somebody is forgotten for ever.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Why not yet
  'looked-up-first': 'Primero se averigua qué se borraría.',
  'obstacle-first': 'Primero, lo que lo impide.',
  'name-first': 'Escriba primero el nombre.',

  // The dialog
  title: '¿Olvidar a {name}?',
  forget: 'Olvidar para siempre',
  forgetting: 'Olvidando...',
  nobody: 'No se olvidó a nadie',
  'not-possible': 'Todavía no es posible',
  'type-name': 'Escriba el nombre para confirmar',
  'name-before': 'El nombre es',
  'name-after': 'Esto no se puede deshacer.',

  // What it would do
  'looking-up': 'Averiguando qué se borraría…',
  'not-loaded': 'No se pudo cargar lo que se borraría',
  goes: 'Lo que se borra, para siempre',
  stays: 'Lo que se conserva, y por qué',
});
