// Spanish: sign in.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  'sign-in': 'Entrar',
  'sign-in-form': 'Entrar',
  'signing-in': 'Entrando…',
  lead: 'Entre para usar su cuenta',
  'lead-lost': 'Elija una contraseña nueva',
  'back-home': 'Volver al inicio',
  access: '{business, select, none {Acceso} other {Acceso a {business}}}',
  forgot: '¿Olvidó su contraseña?',
  email: 'Correo electrónico',
  password: 'Contraseña',
  code: 'Código',
  'code-help': 'Los seis dígitos que su app muestra ahora, o uno de sus códigos de recuperación.',
  'use-recovery-code': 'Usar un código de recuperación',
  'recovery-code': 'Código de recuperación',
  'recovery-code-help':
    'Uno de los diez que recibió con su llave de acceso. Cada uno vale una vez.',
  passkey: 'Usar una llave de acceso',
  'try-again': 'Inténtelo de nuevo.',
  welcome: 'Sesión iniciada',
  'welcome-to': `Le damos la bienvenida a su portal de {role, select, client {cliente} vendor
    {proveedor} admin {administración} estimator {presupuestos} scheduler {programación}
    bookkeeper {contabilidad} auditor {auditoría} other {personal}}`,
  failed: 'No se pudo entrar',
  // A lost password
  lost: 'Contraseña olvidada',
  'link-sent':
    'Si alguien entra con {email}, va en camino un correo con un enlace. Sirve durante una hora.',
  back: 'Volver al inicio de sesión',
  'link-failed': 'No se pudo pedir el enlace',
  'link-help': 'Le enviamos un enlace para elegir una contraseña nueva.',
  sending: 'Enviando…',
  'send-link': 'Envíenme un enlace',
  // Links of e-mails
  choose: 'Elegir una contraseña',
  'choose-lead': 'Elija una contraseña para su cuenta',
  'password-set': 'Su contraseña está lista.',
  'sign-in-with': 'Entrar con {email}',
  'not-whole':
    'Esta dirección no está completa. Abra de nuevo el enlace de su correo o cópielo entero.',
  'password-failed': 'No se guardó la contraseña',
  'new-password': 'Contraseña nueva',
  'password-help': `Al menos 10 caracteres. Son buenas tres o cuatro palabras que no tienen nada
    que ver entre sí.`,
  saving: 'Guardando…',
  'set-password': 'Guardar contraseña',
  // A link that is over
  'look-at-link': 'Un momento…',
  'link-is-over': `{standing, select, used {Este enlace ya se usó, o se eligió después otra
    contraseña.} expired {El plazo de este enlace venció.} other {Este enlace no sirve.}}`,
  'ask-whom': 'Para otra invitación, pregunte a {company}: {phone}.',
  'send-new-link': 'Envíenme un enlace nuevo',
  confirm: 'Confirme su correo',
  'confirm-lead': 'Confirme su dirección de correo',
  'now-with': 'Desde ahora usted entra con {email}.',
  'go-on': 'Continuar',
  'confirm-failed': 'No se confirmó la dirección',
  confirming: 'Confirmando…',
  'confirm-this': 'Confirmar esta dirección',
  // The session has ended
  again: 'Entre de nuevo',
  'again-lead': 'Su sesión terminó. Nada se perdió: lo que estaba haciendo sigue en cuanto entre.',
  leave: 'Salir sin guardar',
  'signed-in-as': 'Entró como {name}',
  'not-shown': 'Lo que {name} no había guardado no se muestra a nadie más.',
  'starts-anew': 'Otra persona empieza de nuevo: no verá lo que {name} no guardó.',
});
