// What happened with somebody who signs in, in English and Spanish.

const ROLES = {
  en: `{role, select, client {a client} admin {an admin} vendor {a vendor} estimator {an estimator}
    scheduler {a scheduler} bookkeeper {a bookkeeper} auditor {an auditor}}`,
  es: `{role, select, client {cliente} admin {administrador} vendor {proveedor} estimator
    {estimador} scheduler {planificador} bookkeeper {contador} auditor {auditor}}`,
} as const;

/** "Chrome on Windows", as the list of one's own sessions has it. */
const DEVICE = {
  en: `{named, select, yes {{browser}} no {a program}}{on, select, machine { on {machine}} Mac { on
    a Mac} Chromebook { on a Chromebook} nothing {}}`,
  es: `{named, select, yes {{browser}} no {un programa}}{on, select, machine { en {machine}} Mac {
    en una Mac} Chromebook { en una Chromebook} nothing {}}`,
} as const;

export const userSentences = {
  UserAdded: { en: `Added as ${ROLES.en}`, es: `Agregado como ${ROLES.es}` },
  UserDetailsChanged: {
    en: 'Name, company or phone changed',
    es: 'Cambiaron el nombre, la empresa o el teléfono',
  },
  UserRoleChanged: { en: `Is ${ROLES.en} now`, es: `Ahora es ${ROLES.es}` },
  UserLinked: {
    en: `{to, select, client {Acts for client No. {id}} vendor {Acts for vendor No. {id}} nobody
      {Acts for nobody any more}}`,
    es: `{to, select, client {Actúa por el cliente n.º {id}} vendor {Actúa por el proveedor n.º
      {id}} nobody {Ya no actúa por nadie}}`,
  },
  EmailChangeAsked: {
    en: 'Asked to sign in with another e-mail address: {email}',
    es: 'Pidió entrar con otra dirección de correo: {email}',
  },
  EmailChanged: { en: 'Signs in with {email} now', es: 'Ahora entra con {email}' },
  UserDeactivated: {
    en: 'Deactivated; all sessions ended',
    es: 'Desactivado; se cerraron todas las sesiones',
  },
  UserReactivated: { en: 'Let in again', es: 'Puede entrar otra vez' },
  PasswordLinkAsked: {
    en: `{kind, select, invitation {Invitation sent} reset {A link for a new password was asked
      for}}`,
    es: `{kind, select, invitation {Invitación enviada} reset {Se pidió un enlace para una
      contraseña nueva}}`,
  },
  PasswordSet: {
    en: `Password {how, select, changed {changed} by-link {chosen by the link in an e-mail} made
      {made and shown once where the product was started} given {given in the configuration}}`,
    es: `Contraseña {how, select, changed {cambiada} by-link {elegida con el enlace de un
      correo} made {generada y mostrada una vez donde se inició el producto} given {dada en la
      configuración}}`,
  },
  SecondFactorAdded: {
    en: 'Two-step sign-in switched on',
    es: 'Inicio de sesión en dos pasos activado',
  },
  SecondFactorRemoved: {
    en: 'Two-step sign-in switched off',
    es: 'Inicio de sesión en dos pasos desactivado',
  },
  RecoveryCodesChanged: {
    en: '{what, select, made {New recovery codes made} used {A recovery code was used}}',
    es: `{what, select, made {Se crearon códigos de recuperación nuevos} used {Se usó un código de
      recuperación}}`,
  },
  PasskeyAdded: { en: 'Passkey “{name}” added', es: 'Llave de acceso «{name}» agregada' },
  PasskeyRenamed: {
    en: 'A passkey is called “{name}” now',
    es: 'Una llave de acceso ahora se llama «{name}»',
  },
  PasskeyRemoved: { en: 'Passkey “{name}” removed', es: 'Llave de acceso «{name}» quitada' },
  SignedIn: {
    en: `Signed in with {way, select, password {the password} code {the password and a code}
      recovery-code {the password and a recovery code} passkey {a passkey}}: ${DEVICE.en}`,
    es: `Entró con {way, select, password {la contraseña} code {la contraseña y un código}
      recovery-code {la contraseña y un código de recuperación} passkey {una llave de acceso}}:
      ${DEVICE.es}`,
  },
  SignInRefused: {
    en: `Sign-in refused, {why, select, wrong-password {wrong password} wrong-code {right password
      and wrong code} wrong-passkey {wrong passkey} passkey-needed {the passkey is needed besides
      the password} deactivated {the user is deactivated}}: ${DEVICE.en}`,
    es: `Entrada rechazada, {why, select, wrong-password {contraseña incorrecta} wrong-code
      {contraseña correcta y código incorrecto} wrong-passkey {llave de acceso incorrecta}
      passkey-needed {además de la contraseña hace falta la llave de acceso} deactivated {el usuario
      está desactivado}}: ${DEVICE.es}`,
  },
  SignInPaused: {
    en: 'Locked out for a while: too many sign-ins were refused',
    es: 'Bloqueado por un rato: se rechazaron demasiados intentos de entrar',
  },
  SignedOut: {
    en: `{sessions, select, this {Signed out} another {Ended another session of their own} others
      {Ended all their other sessions}}`,
    es: `{sessions, select, this {Salió} another {Cerró otra de sus sesiones} others {Cerró todas
      sus otras sesiones}}`,
  },
  NoticesChosen: {
    en: 'Chose what they are told',
    es: 'Eligió de qué se le avisa',
  },
  LanguageChosen: {
    en: 'Chose {language, select, en {English} es {Spanish} fr {French}}',
    es: 'Eligió {language, select, en {inglés} es {español} fr {francés}}',
  },
  JobReminderAsked: {
    en: 'Was reminded of the jobs of {day, date}',
    es: 'Recibió el recordatorio de los trabajos del {day, date}',
  },
  NewsTextsAsked: {
    en: '{count, plural, one {# text message} other {# text messages}} sent to them',
    es: `{count, plural, one {Se le envió # mensaje de texto} other {Se le enviaron # mensajes de
      texto}}`,
  },
  UserForgotten: { en: 'Forgotten', es: 'Olvidado' },
} as const;
