// Spanish: what stands still, above every page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'behind.access': 'Usuarios',
  'behind.company': 'Ajustes',
  'behind.estimate-templates': 'Plantillas de cotización',
  'behind.notifications': 'Avisos',
  'behind.others': 'Algunas listas',
  'disk-full': 'No se puede guardar nada: el disco del servidor está lleno',
  'disk-full-why':
    'Lo que se guardó antes está a salvo. En cuanto vuelva a haber espacio, todo sigue.',
  'not-saved': 'Ahora no se puede guardar nada',
  'not-saved-why': `Lo que se guardó antes está a salvo. Quien cuida el servidor encuentra qué
    hacer en docs/repair.md.`,
  'without-key':
    'Algunos registros no se pueden leer: la base de datos es más antigua que el historial',
  'without-key-why': `Falta la clave de {whose}, por eso las listas no se actualizan. Una copia
    más reciente de la base de datos la tiene. Quien cuida el servidor encuentra qué hacer en
    docs/repair.md.`,
  'not-up-to-date': 'Sin actualizar: {names}',
  'not-up-to-date-since': 'Sin actualizar desde {since}: {names}',
  'not-up-to-date-why': `Lo que guarde se conserva y aparece más tarde. Quien cuida el servidor
    encuentra qué hacer en docs/repair.md.`,
  'not-followed': 'Algunos correos y avisos no están saliendo',
  'not-followed-why':
    'Esperan y no se pierden. Quien cuida el servidor encuentra qué hacer en docs/repair.md.',
});
