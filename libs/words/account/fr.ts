// French: one's own account.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Who they are
  title: 'Gestion du compte',
  lead: 'Vous êtes connecté avec ce compte.',
  name: 'Nom',
  email: 'Courriel',
  role: 'Rôle',
  'change-email': 'Changer le courriel',
  'change-password': 'Changer le mot de passe',
  'sign-out': 'Se déconnecter',
  cancel: 'Annuler',
  'try-again': 'Réessayer',
  sending: 'Envoi...',
  saving: 'Enregistrement...',
  checking: 'Vérification...',
  'still-needed': 'Il manque encore : {what}',

  // Another e-mail address
  'email-lead': `Vous vous connectez avec {email}. Nous enverrons un lien à la nouvelle adresse. Une
    fois le lien ouvert, vous vous connecterez avec la nouvelle, et nous enverrons un avis à
    l’ancienne.`,
  'new-email': 'Nouveau courriel',
  'the-new-email': 'la nouvelle adresse',
  'send-link': 'Envoyer le lien',
  'link-sent': 'Lien envoyé',
  'open-link': 'Ouvrez le courriel envoyé à {email}.',
  'link-failed': 'Le lien n’a pas été envoyé',

  // Another password
  'password-now': 'Mot de passe actuel',
  'the-password-now': 'votre mot de passe actuel',
  'new-password': 'Nouveau mot de passe',
  'the-new-password': 'un nouveau mot de passe',
  'password-made': `Votre mot de passe a été généré et affiché une seule fois. Choisissez-en un que
    vous seul connaissez pour débloquer le reste de l’application.`,
  'password-help':
    'Au moins 10 caractères. Trois ou quatre mots sans lien entre eux conviennent bien.',
  'password-changed': 'Mot de passe changé',
  'signed-out-elsewhere': 'Vous avez été déconnecté partout ailleurs.',
  'password-failed': 'Le mot de passe n’a pas été changé',
  'password-again': 'Confirmez votre mot de passe',
  'password-again-lead': `Vous avez saisi votre mot de passe il y a plus de {minutes, number}
    minutes, et cette action touche à l’argent ou aux accès. Confirmez votre mot de passe et nous
    terminerons ce que vous avez commencé.`,
  password: 'Mot de passe',
  'go-on': 'Continuer',
  'enter-password': 'Saisissez votre mot de passe pour continuer.',

  // Passkeys
  passkeys: 'Clés d’accès',
  'passkeys-lead': `Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran
    au lieu d’un mot de passe.`,
  'passkeys-none': `Vous n’avez pas encore de clé d’accès. Vous pouvez en ajouter une sur cet
    appareil en quelques secondes.`,
  'passkeys-unsupported': `Ce navigateur ne peut pas créer de clés d’accès à cette adresse. Ouvrez
    l’application à son nom de domaine, dans un navigateur à jour.`,
  'passkeys-failed': 'Vos clés d’accès n’ont pas pu être chargées',
  'passkey-add': 'Ajouter une clé d’accès',
  'passkey-added': 'Clé d’accès ajoutée',
  'passkey-added-more': 'Vous pourrez l’utiliser à votre prochaine connexion.',
  'passkey-not-added': 'La clé d’accès n’a pas été ajoutée',
  'passkey-stopped': 'L’opération a été annulée ou a pris trop de temps. Rien n’a changé.',
  'passkey-there': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  'passkey-elsewhere': `Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez l’application à
    son nom de domaine.`,
  'passkey-refused': 'Cet appareil n’a pas pu créer de clé d’accès. Essayez-en un autre.',
  'passkey-times': `Ajoutée : {added}, {used, select, never {jamais utilisée} other {dernière
    utilisation : {used}}}`,
  rename: 'Renommer',
  'rename-passkey': 'Renommer {name}',
  'passkey-name': 'Nom de la clé d’accès',
  'the-name': 'un nom',
  'name-help':
    'Pour distinguer vos clés d’accès, par exemple « Téléphone » ou « Ordinateur du bureau ».',
  save: 'Enregistrer',
  'passkey-renamed': 'Clé d’accès renommée',
  'passkey-not-renamed': 'La clé d’accès n’a pas été renommée',
  remove: 'Retirer',
  'remove-passkey': 'Retirer {name}',
  'remove-passkey-question': 'Retirer cette clé d’accès ?',
  'remove-passkey-lead': `« {name} » ne permettra plus de se connecter. Elle reste dans la liste de
    l’appareil jusqu’à ce que vous l’y supprimiez aussi.`,
  'passkey-removed': 'Clé d’accès retirée',
  'passkey-not-removed': 'La clé d’accès n’a pas été retirée',
  'passkey-codes-none': 'Vous n’avez pas de codes de récupération pour vos clés d’accès',
  'passkey-codes-none-lead': `Si votre entreprise exige la connexion en deux étapes pour les
    administrateurs et que vous perdez votre appareil, vous ne pourrez pas vous connecter sans eux.
    Créez-en, et gardez-les ailleurs que dans l’appareil.`,
  'passkey-codes-left': `{count, plural, one {Il reste # code} many {Il reste # de codes} other {Il
    reste # codes}} de récupération, au cas où vous n’auriez pas votre appareil`,
  'passkey-codes-make': 'Créer des codes de récupération',
  'passkey-codes-question': 'Créer de nouveaux codes de récupération ?',
  'passkey-codes-failed': 'Les codes de récupération n’ont pas été créés',
  'passkey-instead': 'Utiliser une clé d’accès',

  // Two-step sign-in
  factor: 'Connexion en deux étapes',
  'factor-lead': `À la connexion, nous vous demanderons votre mot de passe et un code d’une
    application de votre téléphone.`,
  'factor-wanted': 'Votre entreprise l’exige pour les administrateurs',
  'factor-wanted-lead':
    'Activez-la, ou ajoutez une clé d’accès, pour débloquer le reste de l’application.',
  'factor-failed': 'La connexion en deux étapes n’a pas pu être chargée',
  on: 'Activée',
  off: 'Désactivée',
  'codes-left': `{count, plural, one {Il reste # code de récupération} other {Il reste # codes de
    récupération}}`,
  'new-codes': 'Nouveaux codes',
  'switch-off': 'Désactiver',
  'set-up': 'Configurer la connexion en deux étapes',
  'set-up-failed': 'La connexion en deux étapes n’a pas pu être configurée',
  'set-up-lead': `Scannez ceci avec une application d’authentification, puis saisissez le code à six
    chiffres qu’elle affiche.`,
  'set-up-help': 'Ensuite, vous serez déconnecté partout ailleurs.',
  'switch-on': 'Activer',
  'qr-label': `Code QR pour votre application d’authentification. Vous pouvez aussi saisir la clé
    ci-dessous.`,
  'key-label': 'Clé, à saisir à la main',
  key: 'Clé',
  copy: 'Copier',
  copied: '{what} : copié',
  code: 'Code',
  'code-help': 'Le code à six chiffres de votre application, ou l’un de vos codes de récupération.',
  'enter-code': 'Saisissez un code pour continuer.',
  'new-codes-lead': 'Vous recevrez dix nouveaux codes. Vos codes actuels ne fonctionneront plus.',
  'make-codes': 'Créer de nouveaux codes',
  'switch-off-title': 'Désactiver la connexion en deux étapes',
  'switch-off-lead': `Quiconque connaît votre mot de passe pourra se connecter à votre place. Si
    vous changez de téléphone, réactivez-la ensuite.`,
  'codes-title': 'Vos codes de récupération',
  'codes-lead': `Chaque code vous connecte une fois, avec votre mot de passe, si vous n’avez pas
    votre téléphone ou votre clé d’accès. Gardez-les ailleurs que dans l’appareil. Ils ne seront
    plus affichés.`,
  'codes-kept': 'Je les ai enregistrés',
  'copy-all': 'Tout copier',
  'codes-name': 'Codes de récupération',
  'save-file': 'Télécharger',

  // Where they are signed in
  sessions: 'Où vous êtes connecté',
  'sessions-lead':
    'Si vous ne reconnaissez pas une session, fermez-la et changez votre mot de passe.',
  'sessions-failed': 'Vos sessions n’ont pas pu être chargées',
  'session-times': 'Connexion : {started} ; dernière utilisation : {used}',
  'this-browser': 'Ce navigateur',
  'sign-out-one': 'Déconnecter',
  'sign-out-named': 'Déconnecter {name}',
  'signed-out': 'Session fermée',
  'sign-out-others': 'Se déconnecter partout ailleurs',
  'signed-out-others': 'Vous êtes déconnecté partout ailleurs',
  'sign-out-failed': 'La session n’a pas été fermée',
  'browser-on': '{browser} sur {machine}',
  'a-program': 'Une application',
  'a-mac': 'un Mac',
  'a-chromebook': 'un Chromebook',
});
