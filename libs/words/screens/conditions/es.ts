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
    'Todo lo guardado hasta ahora está seguro. Se podrá guardar de nuevo cuando haya espacio.',
  'not-saved': 'Ahora no se puede guardar nada',
  'not-saved-why': `Todo lo guardado hasta ahora está seguro. El administrador del servidor
    encuentra la solución en docs/repair.md.`,
  'without-key':
    'Algunos registros no se pueden leer: la base de datos es más antigua que el historial',
  'without-key-why': `Falta la clave de cifrado de {whose}, así que las listas no se actualizan. Una
    copia de seguridad más reciente de la base de datos la tiene. El administrador del servidor
    encuentra la solución en docs/repair.md.`,
  'not-up-to-date': 'Sin actualizar: {names}',
  'not-up-to-date-since': 'Sin actualizar desde {since}: {names}',
  'not-up-to-date-why': `Sus cambios se guardan y aparecerán más tarde. El administrador del
    servidor encuentra la solución en docs/repair.md.`,
  'not-followed': 'Algunos correos y avisos no están saliendo',
  'not-followed-why': `Están en espera y no se pierden. El administrador del servidor encuentra la
    solución en docs/repair.md.`,
});
