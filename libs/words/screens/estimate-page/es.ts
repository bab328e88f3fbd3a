// Spanish: the page of an estimate.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  estimate: 'Cotización',
  estimates: 'Cotizaciones',
  'all-estimates': 'Todas las cotizaciones',
  about: 'Sobre esta cotización',
  'created-on': 'creada el',
  'change-order': 'orden de cambio de un trabajo',
  copied: 'duplicada de otra cotización',
  'save-as-template': 'Guardar como plantilla…',
  'download-pdf': 'Descargar PDF',
  'more-actions': 'Más acciones',
  loading: 'Cargando la cotización…',

  // An e-mail that did not get through
  'client-update-failed': 'No se pudo actualizar el cliente',
  'trying-again': 'Intentando de nuevo',
  'in-queue': 'El correo a {address} está en espera de enviarse.',
  'resend-failed': 'No se pudo reenviar la cotización',
  'mail-came-back': 'El correo a {address} rebotó',
  'mail-came-back-from-client': 'El correo al cliente rebotó',
  'mail-not-through': 'El correo a {address} no llegó',
  'mail-not-through-to-client': 'El correo al cliente no llegó',
  'server-said': 'Mensaje del servidor de correo:',
  'server-refused': 'El servidor de correo lo rechazó.',
  'address-right': '¿Es correcto el correo electrónico?',
  retry: 'Reintentar',
  'fix-address': 'Corregir dirección',
  'correct-and-resend': 'Corregir y reenviar',

  // What to know or do next
  archived: 'Esta cotización está archivada',
  'archived-means': 'Ya no aparece en sus listas. Su historial se conserva.',
  restore: 'Restaurar',
  'view-job': 'Ver trabajo',
  convert: 'Convertir en trabajo',
  approved: 'Aprobada: {amount}',
  'approved-on': 'Aprobada el {when}: {amount}',
  'option-approved': '{option} aprobada: {amount}',
  'option-approved-on': '{option} aprobada el {when}: {amount}',
  declined: 'Rechazada',
  'declined-on': 'Rechazada el {when}',
  'no-message': '{client} no dejó ningún mensaje.',
  withdrawn: 'Esta cotización se retiró',
  'withdrawn-means': '{client} puede ver que se retiró, pero no puede responderla.',
  'put-back': 'Reactivar',
  'expired-on': 'Esta cotización venció el {day, date}',
  'expired-means': '{client} todavía puede leerla, pero ya no puede aprobarla.',
  extend: 'Extender',
  'revision-unseen': 'La versión {n} todavía no se ha visto',
  'revision-unseen-means':
    '{client} tiene que aprobar esta versión. No aceptaremos una respuesta a una anterior.',
  'resend-email': 'Reenviar el correo',
  'not-ready': 'No está lista para enviar: {lack}',
  'not-ready-means': `Podrá enviarla cuando todo lo que el cliente puede elegir tenga al menos una
    partida con precio.`,
  edit: 'Editar',
  'is-draft': 'Es un borrador. El cliente todavía no lo puede ver.',
  'draft-by-hand': `{client} no tiene correo electrónico. Cuando esté lista, agréguelo al enviarla,
    o compártala usted mismo en papel o con el enlace.`,
  'draft-by-mail':
    'Cuando esté lista, envíela a {client}. El correo incluye el PDF y un enlace para aprobarla.',

  // Questions of the client
  questions: 'Preguntas',
  'to-answer': '{count, plural, one {# por responder} other {# por responder}}',
  asks: 'pregunta',
  'asks-changes': 'pide cambios',
  answered: 'Respondida',
  'answer-sent': 'Respuesta enviada',
  'answer-seen-by-hand': `{client} puede verla en la página de la cotización, pero no tiene correo
    electrónico. Avísele.`,
  'answer-seen': '{client} la recibe por correo y la ve en la página de la cotización.',
  'answer-failed': 'No se pudo enviar su respuesta',
  'your-answer': 'Su respuesta',
  'answer-on-page-only':
    '{client} no tiene correo electrónico, así que solo aparecerá en la página de la cotización.',
  'message-needed': 'Escriba un mensaje',
  sending: 'Enviando...',
  'send-answer': 'Enviar respuesta',

  // How it reached the client
  'mail-and-link': 'Correo y enlace',
  'mail.none': 'Todavía no se ha enviado ningún correo.',
  'mail.queued': 'El correo espera al servidor de correo y se enviará automáticamente.',
  'mail.accepted': 'El servidor de correo aceptó el correo.',
  'mail.failed': 'El correo no llegó.',
  'mail.bounced': 'El correo rebotó: la dirección no lo aceptó.',
  'by-hand.draft': 'No hay correo electrónico. Agréguelo al enviarla, o compártala usted mismo.',
  'by-hand.out':
    'No se envió ningún correo porque no hay dirección. Comparta usted mismo el enlace o el PDF.',
  'revision-not-mailed':
    'La versión {n} no se ha enviado por correo, pero la página del cliente la muestra.',
  'followed-up': `{count, plural, one {1 recordatorio enviado, el} other {# recordatorios enviados,
    el último el}}`,
  'link-label': 'Enlace del cliente',
  copy: 'Copiar',
  'link-copied': 'Enlace del cliente copiado',
  'link-help': 'Quien tenga este enlace puede leer y responder la cotización.',
  'open-page': 'Abrir la página del cliente',
  'new-tab': ' (pestaña nueva)',

  // When what happened
  dates: 'Fechas',
  'date-created': 'Creada',
  'valid-until': 'Válida hasta',
  day: '{day, date}',
  'no-limit': 'Sin vencimiento',
  revision: 'Versión {n}',
  'date-sent': 'Enviada',
  'date-viewed': 'Vista',
  'date-answered': 'Respondida',
  'internal-notes': 'Notas internas',
  'staff-only': 'Solo su equipo',

  // Evidence of the answer
  'evidence-of-decline': 'Comprobante del rechazo',
  'evidence-of-approval': 'Comprobante de la aprobación',
  when: 'Cuándo',
  how: 'Cómo',
  signed: 'Firmada por',
  name: 'Nombre',
  'recorded-by': 'Registrada por',
  'what-happened': 'Detalles',
  'ip-address': 'Dirección IP',
  browser: 'Navegador',
  'consent-text': 'Texto del consentimiento',
  version: 'Versión {n}',
  'version-answered': 'Versión respondida',
  document: 'Documento (SHA-256)',
  certificate: 'El certificado al final del PDF muestra los mismos datos.',

  // History
  history: 'Historial',
  'history-failed': 'No se pudo cargar el historial',
  'what-changed': 'Cambios',
  'what-recorded': 'Datos registrados',
  yes: 'Sí',
  no: 'No',
});
