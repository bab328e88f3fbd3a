// Spanish: what waits for somebody in the office, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The panel
  title: 'Le esperan',
  more: '{count} más',
  failed: 'No se pudo cargar lo que le espera',
  loading: 'Cargando…',
  nothing: 'Nada le espera',
  'nothing-means': `Aquí aparecen las preguntas, las solicitudes nuevas, los correos que no
    llegaron y lo aceptado que todavía no tiene trabajo.`,
  today: ' · hoy',
  'deed-named': '{deed}: {who} {what}',

  // Who it is about
  estimates: '{count, plural, one {# cotización} other {# cotizaciones}}',
  requests: '{count, plural, one {# solicitud} other {# solicitudes}}',

  // What is the matter, after the name
  'mail.bounced': 'el correo rebotó',
  'mail.failed': 'el correo falló',
  'did-not-arrive': 'no llegaron',
  'asks.quote': 'pide una cotización: {topic}',
  'asks.message': 'escribió: {topic}',
  'requests-wait': 'del sitio web esperan respuesta',
  'asks-about': 'pregunta sobre la cotización',
  'have-questions': 'tienen preguntas',
  accepted: 'aceptó {project}',
  'accepted-no-job': 'aceptadas, todavía sin trabajo',
  'week-left': 'tiene una semana para responder',
  expire: 'vencen en una semana',
  'books-await-start': 'espera a que usted inicie la sincronización',
  'books-closed': 'ya no nos deja entrar',
  'books-accounts': 'necesita cuentas donde registrar',
  'books-records':
    '{count, plural, one {tiene # registro por revisar} other {tiene # registros por revisar}}',

  // What is done about it
  'fix-address': 'Corregir dirección',
  'fix-addresses': 'Corregir direcciones',
  answer: 'Responder',
  convert: 'Convertir en trabajo',
  schedule: 'Programar',
  remind: 'Recordar',
  look: 'Ver',
  reconnect: 'Reconectar',
  choose: 'Elegir',
});
