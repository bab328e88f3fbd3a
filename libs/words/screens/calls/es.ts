// Spanish: what became of a call to the server.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // No answer
  unreachable:
    'No pudimos comunicarnos con el servidor. Revise su conexión a internet e inténtelo de nuevo.',
  offline:
    'No tiene conexión. Lo que escribió sigue aquí. Inténtelo de nuevo cuando vuelva la conexión.',

  // How it went
  late: 'Guardado. Puede tardar un momento en verse aquí.',
  error: 'Error',
  'just-now': 'hace un momento',
  'signed-out': 'Sesión cerrada',
  'signed-out-help': 'Usted salió de su cuenta.',
});
