// Spanish: what is done with an estimate, wherever it is shown.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What it is called in a menu
  'send-to-client': 'Enviar al cliente',
  'resend-email': 'Reenviar el correo',
  edit: 'Editar',
  revise: 'Hacer otra versión',
  'action.convert': 'Convertir en trabajo',
  'action.recordApproval': 'Registrar aprobación…',
  'action.extend': 'Extender la vigencia…',
  'action.duplicate': 'Duplicar',
  'action.copyLink': 'Copiar el enlace del cliente',
  'action.replaceLink': 'Reemplazar el enlace del cliente…',
  'action.withdraw': 'Retirar…',
  'action.reinstate': 'Reactivar',
  'action.restore': 'Restaurar',
  'action.delete': 'Eliminar',
  'action.archive': 'Archivar…',

  // The client’s page, and its link
  preview: 'Vista previa',
  'preview-means': 'Vea la página como la ve el cliente. No contará como vista.',
  'client-link': 'Enlace del cliente',
  'link-copied': 'Enlace del cliente copiado',
  'copy-link': 'Copiar enlace',
  'text-link': 'Enviar enlace por mensaje de texto',
  'pdf-to-print': 'PDF para imprimir',
  'pdf-failed': 'No se pudo descargar el PDF',

  // What is told afterwards
  'update-failed': 'No se pudo actualizar la cotización',
  duplicated: 'Cotización duplicada',
  'this-is-new-draft': 'Está viendo el nuevo borrador.',
  'duplicate-failed': 'No se pudo crear la cotización',
  'put-back': 'Cotización reactivada',
  'can-answer-again': 'El cliente puede responderla otra vez.',
  restored: 'Cotización restaurada',
  deleted: 'Cotización eliminada',
  archived: 'Cotización archivada',
  'delete-failed': 'No se pudo eliminar la cotización',

  // More time to answer
  extended: 'Vigencia extendida',
  'answered-until': 'El cliente puede responder hasta el {day, date}.',
  'extend-title': 'Extender la vigencia',
  extend: 'Extender',
  extending: 'Extendiendo...',
  'is-valid-until': '{number} es válida hasta el',
  'valid-until-day': '{day, date}',
  'offer-stays': '. La cotización en sí no cambia.',
  'no-last-day': '{number} todavía no tiene fecha de vencimiento. La cotización en sí no cambia.',
  'valid-until': 'Válida hasta',
  'date-needed': 'Elija una fecha',

  // An approval that reached staff
  'approval-recorded': 'Aprobación registrada',
  'is-accepted': '{number} está aceptada.',
  'record-approval': 'Registrar aprobación',
  recording: 'Registrando...',
  'still-loading': 'La cotización todavía se está cargando.',
  'record-means': `Use esto cuando el cliente aprobó fuera de la página de la cotización. Su nombre,
    la hora y lo que escriba aquí se agregan al historial y al certificado de la cotización.`,
  'approved-option': 'Opción aprobada',
  'choose-option': 'Elija una opción',
  'option-with-total': '{option} ({amount})',
  'option-needed': 'Elija una de las opciones.',
  how: 'Cómo',
  'who-approved': 'Aprobada por',
  'what-happened': 'Detalles',
  'what-happened-help': 'Por ejemplo: Llamó el lunes y dijo que empezáramos en mayo.',
  'reason-needed': 'Escriba los detalles',
  'client-message': 'Mensaje del cliente',

  // Taking it back
  withdrawn: 'Cotización retirada',
  'no-longer-answers': '{client} ya no puede responderla.',
  'withdraw-title': 'Retirar cotización',
  withdraw: 'Retirar',
  withdrawing: 'Retirando...',
  'withdraw-means': `La página de {number} dirá que se retiró. No se envía ningún correo, y puede
    reactivarla en cualquier momento.`,
  reason: 'Motivo',
  'reason-help': 'Para su propio historial. El cliente no lo verá.',

  // Deleting and archiving
  'delete-title': 'Eliminar cotización',
  'archive-title': 'Archivar cotización',
  archive: 'Archivar',
  'delete-warning':
    '¿Seguro que quiere eliminar esta cotización? Esta acción no se puede deshacer.',
  'archive-open-means': `{client} ya no podrá responder {number}, y la cotización saldrá de sus
    listas. El historial se conserva y puede restaurarla.`,
  'archive-means': '{number} saldrá de sus listas. El historial se conserva y puede restaurarla.',

  // Another link
  'link-replaced': 'Enlace reemplazado',
  'send-new-link': 'Reenvíe la cotización para que el cliente tenga el nuevo enlace.',
  'replace-title': 'Reemplazar el enlace del cliente',
  'replace-link': 'Reemplazar enlace',
  'replace-means': `El enlace anterior de {number} dejará de funcionar. La cotización recibe un
    número nuevo, y tendrá que enviar el nuevo enlace a {client}.`,
});
