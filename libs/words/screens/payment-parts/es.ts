// Spanish: what payments and batches have in common: holds, days, who confirms.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // A batch's name
  batch: 'Lote {number}',

  // Why a payment is held back, in a word or three
  'brief.bank-not-set-up': 'Nuestro banco no está configurado',
  'brief.bank-data-wrong': 'Datos de nuestro banco incorrectos',
  'brief.vendor-inactive': 'Proveedor inactivo',
  'brief.vendor-archived': 'Proveedor archivado',
  'brief.insurance-lapsed': 'Seguro vencido',
  'brief.payee-unprintable': 'Nombre con caracteres no admitidos',
  'brief.turned-back': 'Cuenta rechazada por el banco',
  'brief.no-bank-account': 'Sin cuenta',
  'brief.bank-account-unconfirmed': 'Cuenta sin confirmar',
  'brief.being-tried': 'Cuenta en prueba',
  'brief.correction-open': 'Corrección de cuenta pendiente',
  'brief.payment-over-limit': 'Pasa del límite',
  'brief.payment-too-early': 'Todavía no es la fecha',
  'brief.noted-by-hand': 'Registrado a mano',
  'brief.perhaps-paid-already': 'Quizá ya se pagó',
  'brief.bank-answer-open': 'Respuesta del banco por revisar',
  'brief.second-approval-missing': 'Falta una segunda aprobación',
  'brief.approved-by-planner': 'Aprobado por quien lo creó',
  'as-above': '{reasons} (ver arriba)',
  'back-since': 'Devuelto desde el',

  // What ends it
  'end.enter-account': 'Ingresar la cuenta',
  'end.look-at-account': 'Ver la cuenta',
  'end.look-at-correction': 'Ver la corrección',
  'end.change-account': 'Cambiar la cuenta',
  'end.look-at-test': 'Ver la prueba',
  'end.open-vendor': 'Abrir proveedor',
  'end.update-document': 'Actualizar documento',
  'end.enter-bank-data': 'Ingresar los datos del banco',
  'end.correct-bank-data': 'Corregir los datos del banco',
  'end.look-at-limit': 'Ver el límite',
  'confirm-account': 'Confirmar la cuenta',
  'take-back': 'Deshacer aprobación',
  'taken-back': 'Aprobación deshecha',
  'take-back-failed': 'No se pudo deshacer la aprobación',

  // How another account comes in the place of one that was turned back
  'call-first': 'Llame, no mande correo',
  'call-number': ', al número registrado, no a uno de un correo.',
  'call-on-file': 'Use el número registrado, no uno de un correo.',
  'enter-the-account': 'Ingrese la cuenta nueva',
  'used-so-far': 'Usada hasta ahora: ••{endsWith}.',
  'another-confirms': 'Otro administrador la confirma',
  'then-selectable': 'Después podrá volver a seleccionar el pago.',

  // Who confirms an account, and from when
  'you-confirm-later':
    'Usted puede confirmarla después de un día. Antes no se paga nada a esa cuenta.',
  'another-will-confirm':
    'Otro administrador tiene que confirmarla antes de que se pague algo a esa cuenta.',
  'admin-will-confirm':
    'Un administrador tiene que confirmarla antes de que se pague algo a esa cuenta.',
  'admin-confirms': 'Un administrador tiene que llamar a {contact} y confirmarla.',
  'you-entered-it':
    'Usted la ingresó, así que otro administrador tiene que llamar a {contact} y confirmarla.',
  'others-from': `Nadie más puede confirmarla todavía. Un administrador agregado en el último día
    puede confirmarla desde el`,
  'and-you-from': ', y usted desde el',
  'only-admin-from': 'Usted es el único administrador, así que puede confirmarla desde el',
  'you-from': 'Puede confirmarla desde el',
  'not-second-yet': `, porque su acceso o el de quien la ingresó se agregó o cambió hace menos de un
    día.`,

  // Coming back, and where it is now
  'came-back': 'Devuelto el',
  'noted-by': ', registrado por {who}',
  'with-words': ', con la nota “{note}”',
  'now.pending': 'En Pendientes',
  'now.approved': 'En Aprobados',
  'now.processing': 'De nuevo en camino',
  'now.paid': 'Pagado',
  'now.void': 'Anulado',
  'back-under-approved': 'De nuevo en Aprobados',
  'paid-with': 'Pagado con {batch}',
  'on-its-way-with': 'En camino con {batch}',
  'who-did-what': 'Actividad',

  // Days, and time that is left
  'days-late': '{days, plural, one {# día de atraso} other {# días de atraso}}',
  today: 'Hoy',
  tomorrow: 'Mañana',
  'in-days': 'en {days} días',
  'left-days': '{days} d',
  'left-days-hours': '{days} d {hours} h',
  'left-hours': '{hours} h {minutes} min',
  'left-seconds': '{minutes}:{seconds} min',
  'left-minutes': '{minutes} min',
});
