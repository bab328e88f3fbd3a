// What happened with somebody who signs in, in English and Spanish.

const ROLES = {
  en: `{role, select, client {a client} admin {an admin} vendor {a vendor} estimator {an estimator}
    scheduler {a scheduler} bookkeeper {a bookkeeper} auditor {an auditor}}`,
  es: `{role, select, client {cliente} admin {administrador} vendor {proveedor} estimator
    {estimador} scheduler {planificador} bookkeeper {contador} auditor {auditor}}`,
} as const;
const TO_ROLE = `{role, select, client {client} admin {admin} vendor {vendor} estimator {estimator}
  scheduler {scheduler} bookkeeper {bookkeeper} auditor {auditor}}` as const;

/** "Chrome on Windows", as the list of one's own sessions has it. */
const DEVICE = {
  en: `{named, select, yes {{browser}} no {an app}}{on, select, machine { on {machine}} Mac { on
    a Mac} Chromebook { on a Chromebook} nothing {}}`,
  es: `{named, select, yes {{browser}} no {una aplicación}}{on, select, machine { en {machine}}
    Mac { en una Mac} Chromebook { en una Chromebook} nothing {}}`,
} as const;

export const userSentences = {
  UserAdded: { en: `Added as ${ROLES.en}`, es: `Agregado como ${ROLES.es}` },
  UserDetailsChanged: {
    en: 'Name, company, or phone updated',
    es: 'Se actualizó el nombre, la empresa o el teléfono',
  },
  UserRoleChanged: { en: `Role changed to ${TO_ROLE}`, es: `Ahora es ${ROLES.es}` },
  UserLinked: {
    en: `{to, select, client {Linked to client No. {id}} vendor {Linked to vendor No. {id}} nobody
      {Unlinked}}`,
    es: `{to, select, client {Vinculado al cliente núm. {id}} vendor {Vinculado al proveedor núm.
      {id}} nobody {Desvinculado}}`,
  },
  EmailChangeAsked: {
    en: 'Asked to change the sign-in email to {email}',
    es: 'Pidió cambiar el correo para entrar a {email}',
  },
  EmailChanged: {
    en: 'Sign-in email changed to {email}',
    es: 'Correo para entrar cambiado a {email}',
  },
  UserDeactivated: {
    en: 'Deactivated and signed out everywhere',
    es: 'Desactivado; se cerraron todas sus sesiones',
  },
  UserReactivated: { en: 'Reactivated', es: 'Reactivado' },
  PasswordLinkAsked: {
    en: '{kind, select, invitation {Invitation sent} reset {Password reset requested}}',
    es: `{kind, select, invitation {Invitación enviada} reset {Se pidió restablecer la
      contraseña}}`,
  },
  SignInLinkAsked: { en: 'Sign-in link requested', es: 'Se pidió un enlace para entrar' },
  PasswordSet: {
    en: `Password {how, select, changed {changed} by-link {set from an email link} made {generated
      and shown once} given {set in the configuration}}`,
    es: `Contraseña {how, select, changed {cambiada} by-link {elegida con el enlace de un
      correo} made {generada y mostrada una vez} given {dada en la
      configuración}}`,
  },
  SecondFactorAdded: {
    en: 'Two-step sign-in turned on',
    es: 'Inicio de sesión en dos pasos activado',
  },
  SecondFactorRemoved: {
    en: 'Two-step sign-in turned off',
    es: 'Inicio de sesión en dos pasos desactivado',
  },
  RecoveryCodesChanged: {
    en: '{what, select, made {New recovery codes created} used {A recovery code was used}}',
    es: `{what, select, made {Se crearon códigos de recuperación nuevos} used {Se usó un código de
      recuperación}}`,
  },
  PasskeyAdded: { en: 'Passkey “{name}” added', es: 'Llave de acceso “{name}” agregada' },
  PasskeyRenamed: {
    en: 'A passkey was renamed “{name}”',
    es: 'Una llave de acceso ahora se llama “{name}”',
  },
  PasskeyRemoved: { en: 'Passkey “{name}” removed', es: 'Llave de acceso “{name}” quitada' },
  SignedIn: {
    en: `Signed in with {way, select, password {the password} code {the password and a code}
      recovery-code {the password and a recovery code} passkey {a passkey} link {an emailed link}
      link-and-code {an emailed link and a code}}: ${DEVICE.en}`,
    es: `Entró con {way, select, password {la contraseña} code {la contraseña y un código}
      recovery-code {la contraseña y un código de recuperación} passkey {una llave de acceso} link
      {un enlace enviado por correo} link-and-code {un enlace enviado por correo y un código}}:
      ${DEVICE.es}`,
  },
  SignInRefused: {
    en: `Sign-in failed, {why, select, wrong-password {wrong password} wrong-code {wrong
      code} wrong-passkey {wrong passkey} passkey-needed {a passkey is required as
      well as the password} deactivated {the user is deactivated}}: ${DEVICE.en}`,
    es: `No pudo entrar, {why, select, wrong-password {contraseña incorrecta} wrong-code
      {código incorrecto} wrong-passkey {llave de acceso incorrecta}
      passkey-needed {además de la contraseña hace falta la llave de acceso} deactivated {el usuario
      está desactivado}}: ${DEVICE.es}`,
  },
  SignInPaused: {
    en: 'Locked out temporarily after too many failed sign-ins',
    es: 'Bloqueado temporalmente por demasiados intentos fallidos de entrar',
  },
  SignedOut: {
    en: `{sessions, select, this {Signed out} another {Signed out one of their other sessions}
      others {Signed out all their other sessions}}`,
    es: `{sessions, select, this {Salió} another {Cerró otra de sus sesiones} others {Cerró todas
      sus otras sesiones}}`,
  },
  NoticesChosen: {
    en: 'Notification settings changed',
    es: 'Cambiaron los ajustes de notificaciones',
  },
  LanguageChosen: {
    en: 'Language changed to {language, select, en {English} es {Spanish} fr {French}}',
    es: 'Idioma cambiado a {language, select, en {inglés} es {español} fr {francés}}',
  },
  JobReminderAsked: {
    en: 'Job reminder for {day, date} sent',
    es: 'Recordatorio de trabajos del {day, date} enviado',
  },
  NewsTextsAsked: {
    en: '{count, plural, one {# text message} other {# text messages}} sent',
    es: `{count, plural, one {Se envió # mensaje de texto} other {Se enviaron # mensajes de
      texto}}`,
  },
  UserForgotten: { en: 'Personal data deleted', es: 'Datos personales eliminados' },
} as const;
