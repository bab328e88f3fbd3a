// Spanish: notifications.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Avisos',
  unread: 'Avisos, {count} sin leer',
  failed: 'No se pudieron cargar los avisos',
  loading: 'Cargando avisos…',
  nothing: 'Nada todavía',
  'nothing-latest': 'Cuando un cliente responde o pregunta sobre una cotización, aparece aquí.',
  'nothing-all': 'Cuando un cliente abre, responde o pregunta sobre una cotización, aparece aquí.',
  opened: `{count, plural, one {Se abrió una cotización} many {Se abrieron # cotizaciones} other
    {Se abrieron # cotizaciones}}`,
  all: 'Todos los avisos',
  'read-failed': 'No se pudieron marcar los avisos como leídos',
  'read-all': 'Marcar todo como leído',
  new: ' (nuevo)',
  lead: 'Lo que hicieron sus clientes, y correos que no llegaron.',
  which: 'Qué avisos',
  'show-all': 'Todos',
  'show-news': 'Respuestas y solicitudes',
  'show-views': 'Abiertas',
  more: 'Mostrar más',
  dashboard: 'Panel',
});
