// Spanish: notifications.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Avisos',
  unread: 'Avisos, {count} sin leer',
  failed: 'No se pudieron cargar los avisos',
  loading: 'Cargando avisos…',
  nothing: 'Todavía no hay notificaciones',
  'nothing-latest': 'Aquí verá cuando un cliente responda a una cotización o haga una pregunta.',
  'nothing-all':
    'Aquí verá cuando un cliente abra una cotización, responda a ella o haga una pregunta.',
  opened: `{count, plural, one {Se abrió una cotización} many {Se abrieron # cotizaciones} other
    {Se abrieron # cotizaciones}}`,
  all: 'Todos los avisos',
  'read-failed': 'No se pudieron marcar los avisos como leídos',
  'read-all': 'Marcar todo como leído',
  new: ' (nuevo)',
  lead: 'Actividad de los clientes y correos no entregados.',
  which: 'Filtrar notificaciones',
  'show-all': 'Todos',
  'show-news': 'Respuestas y solicitudes',
  'show-views': 'Abiertas',
  more: 'Mostrar más',
  dashboard: 'Panel',
});
