// Spanish: the last look before an estimate goes out.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  title: 'Revisar y enviar cotización',
  'send-named': 'Enviar {number}',
  'options-from-to': '{count, plural, one {# opción} other {# opciones}}, de {least} a {most}',

  // What the client gets
  'what-they-get': 'Lo que recibirá {client}',
  'what-to-look-at': 'Vista previa de',
  'on-which-screen': 'Tamaño de pantalla',
  'part.page': 'Página',
  'part.email': 'Correo',
  'part.paper': 'PDF',
  'width.phone': 'Teléfono',
  'width.desktop': 'Computadora',
  'frame.page': 'La página del cliente',
  'frame.email': 'El correo',
  'frame.paper': 'El PDF',
  'preview-cut': 'El mensaje es largo, así que la vista previa solo muestra el principio.',

  // The e-mail
  'email-title': 'Correo',
  'looking-up': 'Buscando la dirección…',
  to: 'Para',
  'not-sent': 'No se envió',
  'send-estimate': 'Enviar cotización',
  'resend-estimate': 'Reenviar cotización',
  sending: 'Enviando...',
  'with-pdf': 'Incluye el PDF y el enlace para aprobarla.',
  subject: 'Asunto',
  'subject-help': 'Si lo deja en blanco, usaremos este.',
  message: 'Mensaje',
  keys: 'Ctrl+Enter',
  language: 'Idioma de la página, el correo y el PDF',
  'client-update-failed': 'No se pudo actualizar el cliente',
  'no-address': '{client} no tiene correo electrónico',
  'hand-over': 'Compartirla usted mismo',
  'no-address-means':
    'Agregue uno abajo y envíela, o imprima el PDF o comparta el enlace usted mismo.',
  email: 'Correo',
  'email-help': 'Se guarda en los datos de {client}.',

  // What is told afterwards
  sent: 'Cotización enviada',
  'sent-again': 'Cotización reenviada',
  'on-its-way': 'Va en camino.',
  'on-its-way-to': 'Va en camino a {address}.',
  'send-failed': 'No se pudo enviar la cotización',
  'resend-failed': 'No se pudo reenviar la cotización',
  'ready-to-hand-over': 'Lista para compartir',
  'link-works': 'El enlace ya funciona. Lo encuentra en la página de la cotización, junto al PDF.',
  'copy-link': 'Copiar enlace',

  // A sending that waits
  'held-for': 'Se envía a {address} en {seconds} s',
  'held-now': 'Enviando a {address}…',
  'held-said': 'Se envía a {address} en un momento. Presione Deshacer para detenerlo.',
  undo: 'Deshacer',
  'taken-back': 'Deshecho. No se envió nada.',
  'words-kept': 'Su mensaje se conservó.',
  'not-taken-back': 'No se pudo deshacer el envío',
  'already-sending': 'Ya está saliendo a {address}.',
  'look-again': 'Revisarla otra vez',
  fallen: `{why, select, changed {La cotización se cambió antes de enviarse.} withdrawn {La
    cotización se retiró antes de enviarse.} archived {La cotización se archivó antes de enviarse.}
    deleted {El borrador se eliminó antes de enviarse.} answered {El cliente respondió antes de que
    se enviara.} expired {La cotización venció antes de enviarse.} licence {No se envió porque
    faltaba el número de licencia CCB.} failed {Algo falló de nuestro lado.}}`,

  // What is looked at before
  'before-sending': 'Antes de enviar',
  'to-look-at': '{count, plural, one {# punto por revisar} other {# puntos por revisar}}',
  'all-fine': 'Todo en orden',
  'checks-fine': '{count, plural, one {# punto en orden} other {# puntos en orden}}',
  'change-it': 'Cambiarla',
  'revise-it': 'Hacer otra versión',
  'extend-it': 'Extender la vigencia',
  'add-it': 'Agregarlo',
  lack: '{lack}.',
  'lines-in-packages': 'Todas las opciones tienen partidas',
  'lines-and-total': 'Tiene partidas y un total',
  'deposit-too-high': 'El anticipo de {amount} es mayor que el total.',
  'deposit-fine': 'El anticipo no pasa del total',
  'day-passed': 'Venció el {day, date}.',
  'day-fine': 'La vigencia no ha vencido',
  'no-licence': 'Falta ingresar su número de licencia CCB.',
  'licence-fine': 'Lleva su número de licencia CCB',
  'no-start': 'No dice cuándo podría empezar el trabajo.',
  'start-fine': 'Dice cuándo podría empezar el trabajo',
  'others-have-it': `{count, plural, one {{names} también la tiene abierta. Se enviará la última
    versión guardada.} other {{names} también la tienen abierta. Se enviará la última versión
    guardada.}}`,
  'others-fine': 'Nadie más está trabajando en ella',
  'mail-waits':
    'El correo anterior todavía no se ha enviado. Si la reenvía, {client} recibirá los dos.',
  'mail-fine': 'No hay otro correo en espera',

  // What happens after
  'what-happens-after': 'Qué pasa después',
  now: 'Ahora',
  'now-means': 'Enviamos el correo con el enlace y el PDF. Se le avisará cuando se abra.',
  reminders: 'Recordatorios',
  'reminders-mean': '{days} días después, hasta que {client} responda.',
  'last-day': '{day, date}',
  'last-day-means': 'El último día para aprobarla. Después, el cliente puede pedir una nueva.',
  approved: 'Aprobada',
  'approved-means': `El cliente recibe la copia aprobada por correo y a usted se le avisa. Después
    puede convertirla en trabajo.`,
  'approved-deposit-means': `El cliente recibe la copia aprobada por correo, a usted se le avisa y
    ya corresponde pagar el anticipo. Después puede convertirla en trabajo.`,
  declined: 'Rechazada',
  'declined-means': 'Los recordatorios se detienen. Si el cliente da un motivo, usted lo recibe.',
});
