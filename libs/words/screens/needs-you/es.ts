// Spanish: what waits for somebody in the office, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The panel
  title: 'Requiere su atención',
  more: '{count} más',
  failed: 'No se pudo cargar lo que requiere su atención',
  loading: 'Cargando…',
  nothing: 'Está al día',
  'nothing-means': `Aquí aparecen preguntas, solicitudes nuevas, correos no entregados y
    cotizaciones aceptadas sin trabajo.`,
  today: ' · hoy',
  'deed-named': '{deed}: {who} {what}',

  // Who it is about
  estimates: '{count, plural, one {# cotización} other {# cotizaciones}}',
  requests: '{count, plural, one {# solicitud} other {# solicitudes}}',

  // What is the matter, after the name
  'mail.bounced': 'el correo rebotó',
  'mail.failed': 'falló el correo',
  'did-not-arrive': 'no llegaron',
  'asks.quote': 'pide una cotización: {topic}',
  'asks.message': 'escribió: {topic}',
  'requests-wait': 'del sitio web esperan respuesta',
  'asks-about': 'tiene una pregunta sobre la cotización',
  'have-questions': 'tienen preguntas',
  accepted: 'aceptó {project}',
  'accepted-no-job': 'aceptadas, todavía sin trabajo',
  'week-left': 'tiene una cotización que vence en menos de una semana',
  expire: 'vencen en menos de una semana',
  'books-await-start': 'está listo para revisar antes de la primera sincronización',
  'books-closed': 'necesita reconectarse',
  'books-accounts': 'necesita que se elijan las cuentas',
  'books-records':
    '{count, plural, one {tiene # registro por revisar} other {tiene # registros por revisar}}',

  // What is done about it
  'fix-address': 'Corregir dirección',
  'fix-addresses': 'Corregir direcciones',
  answer: 'Responder',
  convert: 'Convertir en trabajo',
  schedule: 'Programar',
  remind: 'Enviar recordatorio',
  look: 'Revisar',
  reconnect: 'Reconectar',
  choose: 'Elegir',
});
