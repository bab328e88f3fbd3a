// Spanish: what is done with an estimate, wherever it is shown.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What it is called in a menu
  'send-to-client': 'Enviar al cliente',
  'resend-email': 'Reenviar el correo',
  edit: 'Editar',
  revise: 'Revisar',
  'action.convert': 'Convertir en trabajo',
  'action.recordApproval': 'Registrar aprobación…',
  'action.extend': 'Extender la validez…',
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
  'preview-means': 'La página como la ve el cliente; mirarla no cuenta como abierta',
  'client-link': 'Enlace del cliente',
  'link-copied': 'Enlace del cliente copiado',
  'copy-link': 'Copiar enlace',
  'text-link': 'Enviar el enlace por mensaje',
  'pdf-to-print': 'PDF para imprimir',
  'pdf-failed': 'No se pudo descargar el PDF',

  // What is told afterwards
  'update-failed': 'No se pudo actualizar la cotización',
  duplicated: 'Cotización duplicada',
  'this-is-new-draft': 'Este es el borrador nuevo.',
  'duplicate-failed': 'No se pudo crear la cotización',
  'put-back': 'Cotización reactivada',
  'can-answer-again': 'El cliente puede responderla de nuevo.',
  restored: 'Cotización restaurada',
  deleted: 'Cotización eliminada',
  archived: 'Cotización archivada',
  'delete-failed': 'No se pudo eliminar la cotización',

  // More time to answer
  extended: 'Validez extendida',
  'answered-until': 'Se puede responder hasta el {day, date}.',
  'extend-title': 'Extender la validez',
  extend: 'Extender',
  extending: 'Extendiendo...',
  'is-valid-until': '{number} es válida hasta el',
  'valid-until-day': '{day, date}',
  'offer-stays': '. La oferta en sí no cambia.',
  'no-last-day': '{number} todavía no tiene último día. La oferta en sí no cambia.',
  'valid-until': 'Válida hasta',
  'date-needed': 'Elija una fecha',

  // An approval that reached staff
  'approval-recorded': 'Aprobación registrada',
  'is-accepted': '{number} está aceptada.',
  'record-approval': 'Registrar aprobación',
  recording: 'Registrando...',
  'still-loading': 'La cotización todavía se está cargando.',
  'record-means': `Para una respuesta que no llegó por la página de la cotización. Su nombre, la
    hora y lo que escriba aquí quedan en el historial y en el certificado.`,
  'approved-option': 'Opción aprobada',
  'choose-option': 'Elija una opción',
  'option-with-total': '{option} ({amount})',
  'option-needed': 'Elija una de las opciones.',
  how: 'Cómo',
  'who-approved': 'Quién aprobó',
  'what-happened': 'Qué pasó',
  'what-happened-help': 'Por ejemplo: llamó el lunes y dijo que empecemos en mayo.',
  'reason-needed': 'Indique un motivo',
  'client-message': 'Mensaje del cliente',

  // Taking it back
  withdrawn: 'Cotización retirada',
  'no-longer-answers': '{client} ya no puede responderla.',
  'withdraw-title': 'Retirar cotización',
  withdraw: 'Retirar',
  withdrawing: 'Retirando...',
  'withdraw-means': `La página de {number} dirá entonces que se retiró. No sale ningún correo;
    puede reactivarla en cualquier momento.`,
  reason: 'Motivo',
  'reason-help': 'Para su propio historial; el cliente no lo ve.',

  // Deleting and archiving
  'delete-title': 'Eliminar cotización',
  'archive-title': 'Archivar cotización',
  archive: 'Archivar',
  'delete-warning':
    '¿Seguro que quiere eliminar esta cotización? Esta acción no se puede deshacer.',
  'archive-open-means': `{client} ya no podrá responder {number}, y sale de sus listas. El
    historial se conserva y puede restaurarla.`,
  'archive-means': '{number} sale de sus listas. El historial se conserva y puede restaurarla.',

  // Another link
  'link-replaced': 'Enlace reemplazado',
  'send-new-link': 'Envíe la cotización otra vez para que el cliente tenga el enlace nuevo.',
  'replace-title': 'Reemplazar el enlace del cliente',
  'replace-link': 'Reemplazar enlace',
  'replace-means': `Quien tenga el enlace anterior de {number} ya no podrá abrirlo. La cotización
    recibe un número nuevo, y usted le envía a {client} el enlace nuevo.`,
});
