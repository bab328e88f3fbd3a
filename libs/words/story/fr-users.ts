// French: what happened with somebody who signs in, a sentence an event.

const ROLES =
  `{role, select, client {client} admin {administrateur} vendor {sous-traitant} estimator
  {estimateur} scheduler {planificateur} bookkeeper {commis comptable} auditor
  {auditeur}}` as const;
const DEVICE = `{named, select, yes {{browser}} no {une application}}{on, select, machine { sur
  {machine}} Mac { sur un Mac} Chromebook { sur un Chromebook} nothing {}}` as const;

export const users = {
  UserAdded: `Ajouté comme ${ROLES}`,
  UserDetailsChanged: 'Nom, entreprise ou téléphone modifiés',
  UserRoleChanged: `Est maintenant ${ROLES}`,
  UserLinked: `{to, select, client {Lié au client nº {id}} vendor {Lié au sous-traitant nº {id}}
    nobody {Lien retiré}}`,
  EmailChangeAsked: 'A demandé à changer le courriel de connexion pour {email}',
  EmailChanged: 'Courriel de connexion changé pour {email}',
  UserDeactivated: 'Désactivé et déconnecté partout',
  UserReactivated: 'Réactivé',
  PasswordLinkAsked: `{kind, select, invitation {Invitation envoyée} reset {Réinitialisation du mot
    de passe demandée}}`,
  SignInLinkAsked: 'Lien de connexion demandé',
  PasswordSet: `Mot de passe {how, select, changed {modifié} by-link {choisi au moyen d’un lien reçu
    par courriel} made {généré et affiché une fois} given {défini dans la configuration}}`,
  SecondFactorAdded: 'Connexion en deux étapes activée',
  SecondFactorRemoved: 'Connexion en deux étapes désactivée',
  RecoveryCodesChanged: `{what, select, made {Nouveaux codes de récupération créés} used {Un code de
    récupération a été utilisé}}`,
  PasskeyAdded: 'Clé d’accès « {name} » ajoutée',
  PasskeyRenamed: 'Une clé d’accès s’appelle maintenant « {name} »',
  PasskeyRemoved: 'Clé d’accès « {name} » retirée',
  SignedIn: `Connexion avec {way, select, password {le mot de passe} code {le mot de passe et un
    code} recovery-code {le mot de passe et un code de récupération} passkey {une clé d’accès} link
    {un lien envoyé par courriel} link-and-code {un lien envoyé par courriel et un code}} :
    ${DEVICE}`,
  SignInRefused: `Connexion refusée, {why, select, wrong-password {mot de passe incorrect}
    wrong-code {code incorrect} wrong-passkey {clé d’accès incorrecte}
    passkey-needed {la clé d’accès est demandée en plus du mot de passe} deactivated {l’utilisateur
    est désactivé}} : ${DEVICE}`,
  SignInPaused: 'Bloqué temporairement après trop de connexions échouées',
  SignedOut: `{sessions, select, this {Déconnexion} another {A mis fin à une autre de ses sessions}
    others {A mis fin à toutes ses autres sessions}}`,
  NoticesChosen: 'A changé les réglages de notification',
  LanguageChosen: 'Langue changée : {language, select, en {anglais} es {espagnol} fr {français}}',
  JobReminderAsked: 'Rappel des chantiers du {day, date} envoyé',
  NewsTextsAsked: '{count, plural, one {# texto envoyé} other {# textos envoyés}}',
  UserForgotten: 'Données personnelles supprimées',
} as const;
