// Spanish: one's own account.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Who they are
  title: 'Gestión de la cuenta',
  lead: 'Usted entró con esta cuenta.',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Función',
  'change-email': 'Cambiar el correo',
  'change-password': 'Cambiar la contraseña',
  'sign-out': 'Salir',
  cancel: 'Cancelar',
  'try-again': 'Intentar de nuevo',
  sending: 'Enviando...',
  saving: 'Guardando...',
  checking: 'Comprobando...',
  'still-needed': 'Todavía falta: {what}.',

  // Another e-mail address
  'email-lead': `Usted entra con {email}. Enviamos un enlace a la dirección nueva; cuando lo abra,
    entrará con ella, y avisaremos a la dirección anterior.`,
  'new-email': 'Correo nuevo',
  'the-new-email': 'la dirección nueva',
  'send-link': 'Enviar el enlace',
  'link-sent': 'Enlace enviado',
  'open-link': 'Abra el correo que llegó a {email}.',
  'link-failed': 'No se envió el enlace',

  // Another password
  'password-now': 'Su contraseña actual',
  'the-password-now': 'su contraseña actual',
  'new-password': 'Contraseña nueva',
  'the-new-password': 'la contraseña nueva',
  'password-made': `La suya fue generada y se mostró una sola vez. Elija una que solo usted conozca;
    entonces se abre todo lo demás.`,
  'password-help': `Al menos 10 caracteres. Son buenas tres o cuatro palabras que no tienen nada que
    ver entre sí.`,
  'password-changed': 'Contraseña cambiada',
  'signed-out-elsewhere': 'En todos los demás lugares se cerró su sesión.',
  'password-failed': 'No se cambió la contraseña',
  'password-again': 'Su contraseña, por favor',
  'password-again-lead': `Usted dio su contraseña hace más de {minutes, number} minutos, y esto
    tiene que ver con dinero o con quién puede entrar. Lo que estaba haciendo sigue en cuanto
    sepamos que es usted.`,
  password: 'Contraseña',
  'go-on': 'Continuar',
  'enter-password': 'Escriba su contraseña para continuar.',

  // Passkeys
  passkeys: 'Llaves de acceso',
  'passkeys-lead':
    'Entre con su huella, su cara o el bloqueo de su pantalla en lugar de una contraseña.',
  'passkeys-none': 'Todavía no tiene ninguna. Se crea en unos segundos, en este dispositivo.',
  'passkeys-unsupported': `Este navegador no puede crear llaves de acceso en esta dirección. Abra la
    aplicación en un navegador actual, por su propio nombre.`,
  'passkeys-failed': 'No se pudieron cargar sus llaves de acceso',
  'passkey-add': 'Agregar una llave de acceso',
  'passkey-added': 'Llave de acceso agregada',
  'passkey-added-more': 'Desde ahora puede entrar con ella.',
  'passkey-not-added': 'No se agregó ninguna llave de acceso',
  'passkey-stopped': 'Se canceló o pasó demasiado tiempo. No ha cambiado nada.',
  'passkey-there': 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  'passkey-elsewhere': `Las llaves de acceso no funcionan en esta dirección. Abra la aplicación por
    su propio nombre.`,
  'passkey-refused': 'Este dispositivo no pudo hacerlo. Pruebe con otro.',
  'passkey-times':
    'Agregada: {added}; {used, select, never {todavía sin usar} other {último uso: {used}}}',
  rename: 'Cambiar nombre',
  'rename-passkey': 'Cambiar el nombre de {name}',
  'passkey-name': 'Nombre de la llave de acceso',
  'the-name': 'un nombre',
  'name-help': 'Para distinguirla de las demás: el teléfono, la computadora de la oficina.',
  save: 'Guardar',
  'passkey-renamed': 'Nombre cambiado',
  'passkey-not-renamed': 'No se cambió el nombre',
  remove: 'Quitar',
  'remove-passkey': 'Quitar {name}',
  'remove-passkey-question': '¿Quitar esta llave de acceso?',
  'remove-passkey-lead': `«{name}» ya no dejará entrar a nadie. En el dispositivo seguirá en la
    lista hasta que la borre también allí.`,
  'passkey-removed': 'Llave de acceso quitada',
  'passkey-not-removed': 'No se quitó la llave de acceso',
  'passkey-codes-none': 'Sus llaves de acceso no tienen códigos de recuperación',
  'passkey-codes-none-lead': `Si su empresa pide dos pasos a los administradores, sin ellos un
    dispositivo perdido le deja fuera. Cree unos y guárdelos donde no esté el dispositivo.`,
  'passkey-codes-left': `{count, plural, one {Queda # código} many {Quedan # de códigos} other
    {Quedan # códigos}} de recuperación para cuando no tenga el dispositivo`,
  'passkey-codes-make': 'Crear códigos de recuperación',
  'passkey-codes-question': '¿Códigos de recuperación nuevos?',
  'passkey-codes-failed': 'No se crearon códigos de recuperación',
  'passkey-instead': 'Usar una llave de acceso',

  // Two-step sign-in
  factor: 'Inicio de sesión en dos pasos',
  'factor-lead': 'Además de su contraseña, al entrar se pide un código de una app de su teléfono.',
  'factor-wanted': 'Su empresa se lo pide a los administradores',
  'factor-wanted-lead': `Todo lo demás se abre de nuevo en cuanto esté activado. También vale una
    llave de acceso.`,
  'factor-failed': 'No se pudo cargar el inicio de sesión en dos pasos',
  on: 'Activado',
  off: 'Desactivado',
  'codes-left': `{count, plural, one {Queda # código de recuperación} many {Quedan # códigos de
    recuperación} other {Quedan # códigos de recuperación}}`,
  'new-codes': 'Códigos nuevos',
  'switch-off': 'Desactivar',
  'set-up': 'Activar el inicio de sesión en dos pasos',
  'set-up-failed': 'No se pudo activar el inicio de sesión en dos pasos',
  'set-up-lead':
    'Escanee esto con una app de autenticación y escriba los seis dígitos que muestra.',
  'set-up-help': 'Al terminar se cierra su sesión en todos los demás lugares.',
  'switch-on': 'Activar',
  'qr-label': 'Código QR para su app; la clave de abajo dice lo mismo',
  'key-label': 'Clave, para escribirla a mano',
  key: 'Clave',
  copy: 'Copiar',
  copied: '{what}: copiado',
  code: 'Código',
  'code-help': 'Los seis dígitos que su app muestra ahora, o uno de sus códigos de recuperación.',
  'enter-code': 'Escriba un código para continuar.',
  'new-codes-lead': 'Diez códigos nuevos; los que tiene dejan de valer.',
  'make-codes': 'Crear códigos nuevos',
  'switch-off-title': 'Desactivar el inicio de sesión en dos pasos',
  'switch-off-lead': `Entonces podrá entrar como usted quien sepa su contraseña. Si cambia de
    teléfono, actívelo de nuevo después.`,
  'codes-title': 'Sus códigos de recuperación',
  'codes-lead': `Sin su teléfono o su llave de acceso, cada uno de estos le deja entrar una vez,
    con su contraseña. Guárdelos donde no esté el dispositivo: no se vuelven a mostrar.`,
  'codes-kept': 'Ya los guardé',
  'copy-all': 'Copiar todos',
  'codes-name': 'Códigos de recuperación',
  'save-file': 'Guardar como archivo',

  // Where they are signed in
  sessions: 'Dónde tiene la sesión abierta',
  'sessions-lead': 'Cierre lo que no conozca, y cambie entonces su contraseña.',
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
  'a-program': 'Un programa',
  'a-mac': 'una Mac',
  'a-chromebook': 'una Chromebook',
});
