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
  'code-help': 'Escriba los seis dígitos de su app, o uno de sus códigos de recuperación.',
  'use-recovery-code': 'Usar un código de recuperación',
  'recovery-code': 'Código de recuperación',
  'recovery-code-help':
    'Uno de los diez códigos que recibió con su llave de acceso. Cada uno sirve una sola vez.',
  passkey: 'Usar una llave de acceso',
  'try-again': 'Inténtelo de nuevo.',
  welcome: 'Sesión iniciada',
  'welcome-to': `Le damos la bienvenida a su portal de {role, select, client {cliente} vendor
    {proveedor} admin {administración} estimator {cotizaciones} scheduler {programación} bookkeeper
    {contabilidad} auditor {auditoría} other {personal}}`,
  failed: 'No se pudo entrar',
  // A lost password
  lost: 'Restablecer contraseña',
  'link-sent':
    'Si {email} tiene una cuenta, le enviamos un enlace por correo. Funciona durante una hora.',
  back: 'Volver al inicio de sesión',
  'link-failed': 'No pudimos enviar el enlace',
  'link-help': 'Le enviaremos por correo un enlace para elegir una contraseña nueva.',
  sending: 'Enviando…',
  'send-link': 'Enviarme un enlace',
  // A link that signs in
  'sign-in-link': 'Enviarme un enlace para entrar',
  'sign-in-link-lead': 'Entre sin contraseña',
  'sign-in-link-help': `Para clientes y proveedores. Le enviaremos por correo un enlace que sirve
    una sola vez, durante 15 minutos. El personal entra con contraseña o con llave de acceso.`,
  'sign-in-link-sent': `Si {email} tiene una cuenta de cliente o de proveedor, le enviamos un enlace
    para entrar. Sirve una sola vez, durante 15 minutos.`,
  'sign-in-link-instead': `Busque en {email} un enlace para entrar. Ábralo en este dispositivo y
    vuelva a esta página para continuar.`,
  'choose-by-link': 'Enviarme un enlace para crear una contraseña',
  'choose-by-link-sent': `Busque un enlace en {email}. Cree allí una contraseña, y luego vuelva y
    escríbala aquí.`,
  'open-link': 'Entrar con su enlace',
  'open-link-failed': 'No pudimos iniciar su sesión',
  'link-over': 'Este enlace ya no sirve. Cada enlace sirve una sola vez, durante 15 minutos.',
  // Links of e-mails
  choose: 'Elegir una contraseña',
  'choose-lead': 'Elija una contraseña para su cuenta',
  'password-set': 'Su contraseña está lista.',
  'sign-in-with': 'Entrar con {email}',
  'not-whole':
    'Este enlace está incompleto. Abra de nuevo el enlace de su correo, o cópielo completo.',
  'password-failed': 'No se cambió su contraseña',
  'new-password': 'Contraseña nueva',
  'password-help':
    'Al menos 10 caracteres. Tres o cuatro palabras sin relación entre sí funcionan bien.',
  saving: 'Guardando…',
  'set-password': 'Guardar contraseña',
  // A link that is over
  'look-at-link': 'Un momento…',
  'link-is-over': `{standing, select, used {Este enlace ya se usó, o su contraseña cambió después.}
    expired {Este enlace ya venció.} other {Este enlace no funciona.}}`,
  'ask-whom': 'Para recibir otra invitación, comuníquese con {company}: {phone}.',
  'send-new-link': 'Enviarme un enlace nuevo',
  confirm: 'Confirme su correo',
  'confirm-lead': 'Confirme su dirección de correo',
  'now-with': 'Ahora usted entra con {email}.',
  'go-on': 'Continuar',
  'confirm-failed': 'No pudimos confirmar la dirección',
  confirming: 'Confirmando…',
  'confirm-this': 'Confirmar el correo',
  // The session has ended
  again: 'Entre de nuevo',
  'again-lead': 'Su sesión terminó. No se perdió nada: entre y terminaremos lo que empezó.',
  leave: 'Salir sin guardar',
  'signed-in-as': 'Entró como {name}',
  'not-shown': 'El trabajo sin guardar de {name} no se le muestra a nadie más.',
  'starts-anew':
    'Si otra persona entra, empezará desde cero y no verá el trabajo sin guardar de {name}.',
});
