// Spanish: what payments and batches have in common: holds, days, who confirms.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // A batch's name
  batch: 'Lote {number}',

  // Why a payment is held back, in a word or three
  'brief.bank-not-set-up': 'Falta configurar nuestro banco',
  'brief.bank-data-wrong': 'Datos de nuestro banco incorrectos',
  'brief.vendor-inactive': 'Proveedor inactivo',
  'brief.vendor-archived': 'Proveedor archivado',
  'brief.insurance-lapsed': 'Seguro vencido',
  'brief.payee-unprintable': 'Nombre no imprimible',
  'brief.turned-back': 'Cuenta devuelta',
  'brief.no-bank-account': 'Sin cuenta',
  'brief.bank-account-unconfirmed': 'Cuenta sin confirmar',
  'brief.being-tried': 'Cuenta en prueba',
  'brief.correction-open': 'Cuenta corregida',
  'brief.payment-over-limit': 'Sobre el límite',
  'brief.payment-too-early': 'Demasiado pronto',
  'brief.noted-by-hand': 'Anotado a mano',
  'brief.perhaps-paid-already': '¿Ya pagado?',
  'brief.bank-contradicts-itself': 'Respuesta del banco abierta',
  'brief.second-approval-missing': 'Falta una aprobación',
  'brief.approved-by-planner': 'Aprobado por quien lo creó',
  'as-above': '{reasons}, igual que arriba',
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
  'take-back': 'Retirar la aprobación',
  'taken-back': 'Aprobación retirada',
  'take-back-failed': 'No se pudo retirar la aprobación',

  // How another account comes in the place of one that was turned back
  'call-first': 'Llame, no escriba',
  'call-number': ', el número registrado y no uno de un correo.',
  'call-on-file': 'Use el número registrado, no uno de un correo.',
  'enter-the-account': 'Ingrese la cuenta',
  'used-so-far': 'Usada hasta ahora: ••{endsWith}.',
  'another-confirms': 'Otro administrador la confirma',
  'then-selectable': 'Después el pago se puede volver a seleccionar.',

  // Who confirms an account, and from when
  'you-confirm-later': 'Usted puede confirmarla después de un día; antes no se le paga nada.',
  'another-will-confirm': 'Otro administrador la confirma antes de que se pague algo a ella.',
  'admin-will-confirm': 'Un administrador la confirma antes de que se pague algo a ella.',
  'admin-confirms': 'Un administrador la confirma, después de llamar a {contact}.',
  'you-entered-it': `Usted la ingresó, así que otro administrador la confirma, después de llamar
    a {contact}.`,
  'others-from': `Nadie más puede confirmarla todavía: quien se agregó hace menos de un día puede
    desde el`,
  'and-you-from': ', y usted desde el',
  'only-admin-from': 'Usted es el único administrador, así que puede confirmarla desde el',
  'you-from': 'Puede confirmarla desde el',
  'not-second-yet': `: quien se agregó hace menos de un día, usted o quien la ingresó, todavía no
    cuenta como segunda persona.`,

  // Coming back, and where it is now
  'came-back': 'Volvió el',
  'noted-by': ', lo anotó {who}',
  'with-words': ', con las palabras “{note}”',
  'now.pending': 'En Pendientes',
  'now.approved': 'En Aprobados',
  'now.processing': 'En camino otra vez',
  'now.paid': 'Pagado',
  'now.void': 'Anulado',
  'back-under-approved': 'De nuevo en Aprobados',
  'paid-with': 'Pagado con {batch}',
  'on-its-way-with': 'En camino con {batch}',
  'who-did-what': 'Quién hizo qué',

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
