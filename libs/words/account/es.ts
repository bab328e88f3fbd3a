// Spanish: one's own account.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Who they are
  title: 'Gestión de la cuenta',
  lead: 'Usted entró con esta cuenta.',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  'change-email': 'Cambiar el correo',
  'change-password': 'Cambiar la contraseña',
  'sign-out': 'Salir',
  cancel: 'Cancelar',
  'try-again': 'Intentar de nuevo',
  sending: 'Enviando...',
  saving: 'Guardando...',
  checking: 'Verificando...',
  'still-needed': 'Todavía falta: {what}',

  // Another e-mail address
  'email-lead': `Usted entra con {email}. Le enviaremos un enlace a la dirección nueva. Cuando lo
    abra, entrará con la nueva, y avisaremos a la anterior.`,
  'new-email': 'Correo nuevo',
  'the-new-email': 'la dirección nueva',
  'send-link': 'Enviar enlace',
  'link-sent': 'Enlace enviado',
  'open-link': 'Abra el correo que enviamos a {email}.',
  'link-failed': 'No se envió el enlace',

  // Another password
  'password-now': 'Contraseña actual',
  'the-password-now': 'su contraseña actual',
  'new-password': 'Contraseña nueva',
  'the-new-password': 'una contraseña nueva',
  'password-made': `Su contraseña fue generada y se mostró una sola vez. Elija una que solo usted
    conozca para desbloquear el resto de la aplicación.`,
  'password-help':
    'Al menos 10 caracteres. Tres o cuatro palabras sin relación entre sí funcionan bien.',
  'password-changed': 'Contraseña cambiada',
  'signed-out-elsewhere': 'Se cerró su sesión en todos los demás lugares.',
  'password-failed': 'No se cambió la contraseña',
  'password-again': 'Confirme su contraseña',
  'password-again-lead': `Pasaron más de {minutes, number} minutos desde que escribió su contraseña,
    y esto tiene que ver con dinero o con quién puede entrar. Confirme su contraseña y terminamos lo
    que empezó.`,
  password: 'Contraseña',
  'go-on': 'Continuar',
  'enter-password': 'Escriba su contraseña para continuar.',

  // Passkeys
  passkeys: 'Llaves de acceso',
  'passkeys-lead':
    'Entre con su huella, su cara o el bloqueo de su pantalla en lugar de una contraseña.',
  'passkeys-none':
    'Todavía no tiene llaves de acceso. Puede agregar una en este dispositivo en unos segundos.',
  'passkeys-unsupported': `Este navegador no puede crear llaves de acceso en esta dirección. Abra la
    aplicación en su nombre de dominio con un navegador actualizado.`,
  'passkeys-failed': 'No se pudieron cargar sus llaves de acceso',
  'passkey-add': 'Agregar llave de acceso',
  'passkey-added': 'Llave de acceso agregada',
  'passkey-added-more': 'Puede usarla la próxima vez que entre.',
  'passkey-not-added': 'No se agregó la llave de acceso',
  'passkey-stopped': 'Se canceló o tardó demasiado. No cambió nada.',
  'passkey-there': 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  'passkey-elsewhere': `Las llaves de acceso no funcionan en esta dirección. Abra la aplicación en
    su nombre de dominio.`,
  'passkey-refused': 'Este dispositivo no pudo crear una llave de acceso. Pruebe con otro.',
  'passkey-times':
    'Agregada: {added}; {used, select, never {nunca usada} other {último uso: {used}}}',
  rename: 'Cambiar nombre',
  'rename-passkey': 'Cambiar el nombre de {name}',
  'passkey-name': 'Nombre de la llave de acceso',
  'the-name': 'un nombre',
  'name-help':
    'Para distinguir sus llaves de acceso, por ejemplo “Teléfono” o “Computadora de la oficina”.',
  save: 'Guardar',
  'passkey-renamed': 'Nombre cambiado',
  'passkey-not-renamed': 'No se cambió el nombre',
  remove: 'Quitar',
  'remove-passkey': 'Quitar {name}',
  'remove-passkey-question': '¿Quitar esta llave de acceso?',
  'remove-passkey-lead': `“{name}” ya no servirá para entrar. En el dispositivo seguirá en la lista
    hasta que la elimine también allí.`,
  'passkey-removed': 'Llave de acceso quitada',
  'passkey-not-removed': 'No se quitó la llave de acceso',
  'passkey-codes-none': 'No tiene códigos de recuperación para sus llaves de acceso',
  'passkey-codes-none-lead': `Si su empresa exige el inicio de sesión en dos pasos a los
    administradores y usted pierde su dispositivo, no podrá entrar sin ellos. Cree unos y guárdelos
    fuera del dispositivo.`,
  'passkey-codes-left': `{count, plural, one {Queda # código} many {Quedan # de códigos} other
    {Quedan # códigos}} de recuperación para cuando no tenga el dispositivo`,
  'passkey-codes-make': 'Crear códigos de recuperación',
  'passkey-codes-question': '¿Crear códigos de recuperación nuevos?',
  'passkey-codes-failed': 'No se crearon los códigos de recuperación',
  'passkey-instead': 'Usar una llave de acceso',

  // Two-step sign-in
  factor: 'Inicio de sesión en dos pasos',
  'factor-lead': 'Al entrar le pediremos su contraseña y un código de una app de su teléfono.',
  'factor-wanted': 'Su empresa lo exige a los administradores',
  'factor-wanted-lead':
    'Actívelo, o agregue una llave de acceso, para desbloquear el resto de la aplicación.',
  'factor-failed': 'No se pudo cargar el inicio de sesión en dos pasos',
  on: 'Activado',
  off: 'Desactivado',
  'codes-left': `{count, plural, one {Queda # código de recuperación} many {Quedan # códigos de
    recuperación} other {Quedan # códigos de recuperación}}`,
  'new-codes': 'Códigos nuevos',
  'switch-off': 'Desactivar',
  'set-up': 'Configurar el inicio de sesión en dos pasos',
  'set-up-failed': 'No se pudo configurar el inicio de sesión en dos pasos',
  'set-up-lead':
    'Escanee esto con una app de autenticación y escriba el código de seis dígitos que muestra.',
  'set-up-help': 'Al terminar se cierra su sesión en todos los demás lugares.',
  'switch-on': 'Activar',
  'qr-label': 'Código QR para su app de autenticación. También puede escribir la clave de abajo.',
  'key-label': 'Clave, para escribirla a mano',
  key: 'Clave',
  copy: 'Copiar',
  copied: 'Copiado: {what}',
  code: 'Código',
  'code-help': 'El código de seis dígitos de su app, o uno de sus códigos de recuperación.',
  'enter-code': 'Escriba un código para continuar.',
  'new-codes-lead': 'Recibirá diez códigos nuevos. Los actuales dejarán de servir.',
  'make-codes': 'Crear códigos nuevos',
  'switch-off-title': 'Desactivar el inicio de sesión en dos pasos',
  'switch-off-lead': `Cualquiera que sepa su contraseña podrá entrar como usted. Si cambia de
    teléfono, actívelo de nuevo después.`,
  'codes-title': 'Sus códigos de recuperación',
  'codes-lead': `Cada código le deja entrar una vez, con su contraseña, si no tiene su teléfono o su
    llave de acceso. Guárdelos fuera del dispositivo. No se volverán a mostrar.`,
  'codes-kept': 'Ya los guardé',
  'copy-all': 'Copiar todos',
  'codes-name': 'Códigos de recuperación',
  'save-file': 'Descargar',

  // Where they are signed in
  sessions: 'Dónde tiene la sesión abierta',
  'sessions-lead': 'Si no reconoce una sesión, ciérrela y cambie su contraseña.',
  'sessions-failed': 'No se pudieron cargar sus sesiones',
  'session-times': 'Entró: {started}; último uso: {used}',
  'this-browser': 'Este navegador',
  'sign-out-one': 'Cerrar sesión',
  'sign-out-named': 'Cerrar sesión en {name}',
  'signed-out': 'Sesión cerrada',
  'sign-out-others': 'Cerrar las demás sesiones',
  'signed-out-others': 'Se cerraron las demás sesiones',
  'sign-out-failed': 'No se cerró la sesión',
  'browser-on': '{browser} en {machine}',
  'a-program': 'Una aplicación',
  'a-mac': 'una Mac',
  'a-chromebook': 'una Chromebook',
});
