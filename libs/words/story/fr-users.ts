// French: what happened with somebody who signs in, a sentence an event.

const ROLES =
  `{role, select, client {client} admin {administrateur} vendor {sous-traitant} estimator
  {métreur} scheduler {planificateur} bookkeeper {comptable} auditor {auditeur}}` as const;
const DEVICE = `{named, select, yes {{browser}} no {un programme}}{on, select, machine { sur
  {machine}} Mac { sur un Mac} Chromebook { sur un Chromebook} nothing {}}` as const;

export const users = {
  UserAdded: `Ajouté comme ${ROLES}`,
  UserDetailsChanged: 'Nom, entreprise ou téléphone modifiés',
  UserRoleChanged: `Est maintenant ${ROLES}`,
  UserLinked: `{to, select, client {Agit pour le client n° {id}} vendor {Agit pour le sous-traitant
    n° {id}} nobody {N’agit plus pour personne}}`,
  EmailChangeAsked: 'A demandé à se connecter avec une autre adresse e-mail : {email}',
  EmailChanged: 'Se connecte maintenant avec {email}',
  UserDeactivated: 'Désactivé ; toutes les sessions ont pris fin',
  UserReactivated: 'Peut de nouveau se connecter',
  PasswordLinkAsked: `{kind, select, invitation {Invitation envoyée} reset {Un lien pour un nouveau
    mot de passe a été demandé}}`,
  PasswordSet: `Mot de passe {how, select, changed {modifié} by-link {choisi par le lien d’un
    e-mail} made {créé et affiché une fois là où le produit a été démarré} given {donné dans la
    configuration}}`,
  SecondFactorAdded: 'Connexion en deux étapes activée',
  SecondFactorRemoved: 'Connexion en deux étapes désactivée',
  RecoveryCodesChanged: `{what, select, made {Nouveaux codes de secours créés} used {Un code de
    secours a été utilisé}}`,
  PasskeyAdded: 'Clé d’accès « {name} » ajoutée',
  PasskeyRenamed: 'Une clé d’accès s’appelle maintenant « {name} »',
  PasskeyRemoved: 'Clé d’accès « {name} » retirée',
  SignedIn: `Connexion avec {way, select, password {le mot de passe} code {le mot de passe et un
    code} recovery-code {le mot de passe et un code de secours} passkey {une clé d’accès}} :
    ${DEVICE}`,
  SignInRefused: `Connexion refusée, {why, select, wrong-password {mot de passe incorrect}
    wrong-code {mot de passe correct et code incorrect} wrong-passkey {clé d’accès incorrecte}
    passkey-needed {la clé d’accès est demandée en plus du mot de passe} deactivated {l’utilisateur
    est désactivé}} : ${DEVICE}`,
  SignInPaused: 'Bloqué pour un moment : trop de connexions ont été refusées',
  SignedOut: `{sessions, select, this {Déconnexion} another {A mis fin à une autre de ses sessions}
    others {A mis fin à toutes ses autres sessions}}`,
  NoticesChosen: 'A choisi ce qui lui est signalé',
  LanguageChosen: 'A choisi {language, select, en {l’anglais} es {l’espagnol} fr {le français}}',
  JobReminderAsked: 'A reçu le rappel des chantiers du {day, date}',
  NewsTextsAsked: '{count, plural, one {# SMS envoyé} other {# SMS envoyés}}',
  UserForgotten: 'Oublié',
} as const;
