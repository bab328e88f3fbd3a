// Spanish: who signs in to a portal for a client or a vendor.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Acceso al portal',
  none: 'Todavía nadie tiene acceso al portal.',
  loading: 'Cargando el acceso al portal',
  'read-failed': 'No se pudo cargar el acceso al portal.',
  give: 'Dar acceso al portal',
  another: 'Agregar persona',
  lead: `Le enviaremos por correo una invitación que sirve durante siete días. La persona puede
    elegir una contraseña o entrar con un enlace que le llega por correo.`,
  'first-name': 'Nombre',
  'last-name': 'Apellido',
  email: 'Correo electrónico',
  send: 'Enviar invitación',
  sending: 'Enviando…',
  sent: 'Invitación enviada',
  'send-failed': 'No se envió la invitación',
  resend: 'Reenviar',
  'resend-to': 'Reenviar la invitación a {name}',
  remove: 'Quitar acceso',
  'remove-from': 'Quitar el acceso de {name}',
  'remove-title': '¿Quitar el acceso de {name} al portal?',
  'remove-text': `Se cierra la sesión de {name} y ya no podrá entrar. Sus mensajes y documentos se
    conservan. Puede restablecer el acceso aquí.`,
  'give-again': 'Restablecer acceso',
  'give-again-to': 'Restablecer el acceso de {name}',
  'given-again': 'Se restableció el acceso',
  'give-again-failed': 'No se restableció el acceso',
  removed: 'Se quitó el acceso',
  'remove-failed': 'No se quitó el acceso',
  'status.invited': 'Invitación enviada: {day}',
  'status.signed-in': 'Entró: {day}',
  'status.never': 'Aún no ha entrado',
  'status.deactivated': 'Desactivado',
});
