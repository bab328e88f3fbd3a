// Spanish: notifications.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Notificaciones',
  unread: 'Notificaciones, {count} sin leer',
  failed: 'No se pudieron cargar las notificaciones',
  loading: 'Cargando notificaciones…',
  nothing: 'Todavía no hay notificaciones',
  'nothing-latest': 'Aquí verá cuando un cliente responda a una cotización o haga una pregunta.',
  'nothing-all':
    'Aquí verá cuando un cliente abra una cotización, responda a ella o haga una pregunta.',
  opened: `{count, plural, one {Se abrió una cotización} many {Se abrieron # cotizaciones} other
    {Se abrieron # cotizaciones}}`,
  all: 'Todas las notificaciones',
  'read-failed': 'No se pudieron marcar las notificaciones como leídas',
  'read-all': 'Marcar todas como leídas',
  new: ' (nueva)',
  lead: 'Actividad de los clientes y correos no entregados.',
  which: 'Filtrar notificaciones',
  'show-all': 'Todas',
  'show-news': 'Respuestas y solicitudes',
  'show-views': 'Abiertas',
  more: 'Mostrar más',
  dashboard: 'Panel',
});
