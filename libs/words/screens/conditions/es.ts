// Spanish: what stands still, above every page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'behind.access': 'Usuarios',
  'behind.company': 'Ajustes',
  'behind.estimate-templates': 'Plantillas de cotización',
  'behind.notifications': 'Notificaciones',
  'behind.others': 'Algunas listas',
  'disk-full': 'No se puede guardar nada: el disco del servidor está lleno',
  'disk-full-why':
    'Todo lo guardado hasta ahora está seguro. Se podrá guardar de nuevo cuando haya espacio.',
  'not-saved': 'No se puede guardar nada en este momento',
  'not-saved-why': `Todo lo guardado hasta ahora está seguro. El administrador de su servidor puede
    encontrar la solución en docs/repair.md.`,
  'without-key':
    'Algunos registros no se pueden leer: la base de datos es más antigua que el historial',
  'without-key-why': `Falta la clave de cifrado de {whose}, así que las listas no se actualizan. Un
    respaldo más reciente de la base de datos la tiene. El administrador de su servidor puede
    encontrar la solución en docs/repair.md.`,
  'not-up-to-date': 'Sin actualizar: {names}',
  'not-up-to-date-since': 'Sin actualizar desde {since}: {names}',
  'not-up-to-date-why': `Sus cambios están guardados y aparecerán más tarde. El administrador de su
    servidor puede encontrar la solución en docs/repair.md.`,
  'not-followed': 'Algunos correos y notificaciones no se están enviando',
  'not-followed-why': `Están en espera y no se pierden. El administrador de su servidor puede
    encontrar la solución en docs/repair.md.`,
});
