// Spanish: the last look before an estimate goes out.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  title: 'Revisar y enviar cotización',
  'send-named': 'Enviar {number}',
  'options-from-to': '{count, plural, one {# opción} other {# opciones}}, de {least} a {most}',

  // What the client gets
  'what-they-get': 'Lo que recibe {client}',
  'what-to-look-at': 'Qué mirar',
  'on-which-screen': 'En qué pantalla',
  'part.page': 'Página',
  'part.email': 'Correo',
  'part.paper': 'PDF',
  'width.phone': 'Teléfono',
  'width.desktop': 'Computadora',
  'frame.page': 'La página del cliente',
  'frame.email': 'El correo',
  'frame.paper': 'El PDF',
  'preview-cut': 'La vista previa muestra el comienzo de un mensaje tan largo.',

  // The e-mail
  'email-title': 'Correo',
  'looking-up': 'Buscando la dirección…',
  to: 'Para',
  'not-sent': 'No se envió',
  'send-estimate': 'Enviar cotización',
  'resend-estimate': 'Reenviar cotización',
  sending: 'Enviando...',
  'with-pdf': 'Con el PDF y el enlace para aprobarla.',
  subject: 'Asunto',
  'subject-help': 'Si lo deja vacío, es este.',
  message: 'Mensaje',
  keys: 'Ctrl+Enter',
  language: 'Idioma de la página, el correo y el PDF',
  'client-update-failed': 'No se pudo actualizar el cliente',
  'no-address': '{client} no tiene dirección de correo',
  'hand-over': 'Entregarla en persona',
  'no-address-means': 'Agréguela abajo y envíela; o imprima el PDF, o entregue usted el enlace.',
  email: 'Correo',
  'email-help': 'Se guarda en la ficha de {client}.',

  // What is told afterwards
  sent: 'Cotización enviada',
  'sent-again': 'Cotización enviada otra vez',
  'on-its-way': 'Va en camino.',
  'on-its-way-to': 'Va en camino a {address}.',
  'send-failed': 'No se pudo enviar la cotización',
  'resend-failed': 'No se pudo reenviar la cotización',
  'ready-to-hand-over': 'Lista para entregar',
  'link-works': 'El enlace ya funciona. Está en la página de la cotización, junto al PDF.',
  'copy-link': 'Copiar enlace',

  // A sending that waits
  'held-for': 'Se envía a {address} en {seconds} s',
  'held-now': 'Enviando a {address}…',
  'held-said': 'Se envía a {address} en un momento. Deshacer lo cancela.',
  undo: 'Deshacer',
  'taken-back': 'Cancelado: no se envió nada',
  'words-kept': 'Lo que usted escribió se conserva.',
  'not-taken-back': 'No se pudo cancelar el envío',
  'already-sending': 'Está a punto de salir a {address}.',
  'look-again': 'Revisarla otra vez',
  fallen: `{why, select, changed {La cotización se cambió antes de salir.} withdrawn {La cotización
    se retiró antes de salir.} archived {La cotización se archivó antes de salir.} deleted {El
    borrador se eliminó antes de salir.} answered {El cliente respondió antes de que saliera.}
    expired {Su fecha de validez pasó antes de que saliera.} licence {Faltaba el número de licencia
    CCB cuando debía salir.} failed {Algo falló de nuestro lado.}}`,

  // What is looked at before
  'before-sending': 'Antes de enviar',
  'to-look-at': '{count, plural, one {# por revisar} other {# por revisar}}',
  'all-fine': 'Todo en orden',
  'checks-fine': '{count, plural, one {# punto en orden} other {# puntos en orden}}',
  'change-it': 'Cambiarla',
  'revise-it': 'Revisarla',
  'extend-it': 'Extenderla',
  'add-it': 'Agregarlo',
  lack: '{lack}.',
  'lines-in-packages': 'Partidas en cada paquete',
  'lines-and-total': 'Partidas y un total',
  'deposit-too-high': 'El depósito de {amount} es mayor que el total.',
  'deposit-fine': 'El depósito no supera el total',
  'day-passed': 'Era válida hasta el {day, date}.',
  'day-fine': 'La fecha de validez no ha pasado',
  'no-licence': 'Su número de licencia CCB no está registrado.',
  'licence-fine': 'Lleva su número de licencia CCB',
  'no-start': 'No dice cuándo podría empezar el trabajo.',
  'start-fine': 'Dice cuándo podría empezar el trabajo',
  'others-have-it': `{count, plural, one {{names} también la tiene abierta. Se envía lo último que
    se guardó.} other {{names} también la tienen abierta. Se envía lo último que se guardó.}}`,
  'others-fine': 'Nadie más está trabajando en ella',
  'mail-waits':
    'El correo anterior todavía no ha salido. Si la envía otra vez, {client} recibe los dos.',
  'mail-fine': 'No hay otro correo en espera',

  // What happens after
  'what-happens-after': 'Qué pasa después',
  now: 'Ahora',
  'now-means': 'El correo sale con el enlace y el PDF. Se le avisa cuando lo abran.',
  reminders: 'Recordatorios',
  'reminders-mean': '{days} días después, hasta que {client} responda.',
  'last-day': '{day, date}',
  'last-day-means': 'El último día para aprobarla. Después pueden pedir una nueva.',
  approved: 'Aprobada',
  'approved-means': 'Ambos reciben la copia aprobada. Convertir en trabajo está listo.',
  'approved-deposit-means':
    'Ambos reciben la copia aprobada; se debe el depósito. Convertir en trabajo está listo.',
  declined: 'Rechazada',
  'declined-means': 'Los recordatorios se detienen, y usted recibe el motivo si dan uno.',
});
