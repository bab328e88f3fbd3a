// French: one's own account.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Who they are
  title: 'Gestion du compte',
  lead: 'Vous êtes connecté avec ce compte.',
  name: 'Nom',
  email: 'E-mail',
  role: 'Fonction',
  'change-email': 'Changer l’e-mail',
  'change-password': 'Changer le mot de passe',
  'sign-out': 'Se déconnecter',
  cancel: 'Annuler',
  'try-again': 'Réessayer',
  sending: 'Envoi...',
  saving: 'Enregistrement...',
  checking: 'Vérification...',
  'still-needed': 'Il manque encore : {what}.',

  // Another e-mail address
  'email-lead': `Vous vous connectez avec {email}. Nous envoyons un lien à la nouvelle adresse ;
    une fois que vous l’avez ouvert, vous vous connectez avec elle, et l’ancienne adresse est
    prévenue.`,
  'new-email': 'Nouvel e-mail',
  'the-new-email': 'la nouvelle adresse',
  'send-link': 'Envoyer le lien',
  'link-sent': 'Lien envoyé',
  'open-link': 'Ouvrez l’e-mail reçu à {email}.',
  'link-failed': 'Le lien n’a pas été envoyé',

  // Another password
  'password-now': 'Votre mot de passe actuel',
  'the-password-now': 'votre mot de passe actuel',
  'new-password': 'Nouveau mot de passe',
  'the-new-password': 'le nouveau mot de passe',
  'password-made': `Le vôtre a été créé pour vous et affiché une seule fois. Choisissez-en un que
    vous seul connaissez ; tout le reste s’ouvre ensuite.`,
  'password-help':
    'Au moins 10 caractères. Trois ou quatre mots sans rapport entre eux conviennent bien.',
  'password-changed': 'Mot de passe changé',
  'signed-out-elsewhere': 'Partout ailleurs, vous êtes déconnecté.',
  'password-failed': 'Le mot de passe n’a pas été changé',
  'password-again': 'Votre mot de passe, s’il vous plaît',
  'password-again-lead': `Vous avez donné votre mot de passe il y a plus de {minutes, number}
    minutes, et il s’agit ici d’argent ou de qui peut se connecter. Ce que vous faisiez reprend
    dès que nous savons que c’est vous.`,
  password: 'Mot de passe',
  'go-on': 'Continuer',
  'enter-password': 'Saisissez votre mot de passe pour continuer.',

  // Passkeys
  passkeys: 'Clés d’accès',
  'passkeys-lead': `Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre
    écran au lieu d’un mot de passe.`,
  'passkeys-none':
    'Vous n’en avez pas encore. Elle se crée en quelques secondes, sur cet appareil.',
  'passkeys-unsupported': `Ce navigateur ne peut pas créer de clés d’accès à cette adresse. Ouvrez
    l’application dans un navigateur récent, sous son propre nom.`,
  'passkeys-failed': 'Vos clés d’accès n’ont pas pu être chargées',
  'passkey-add': 'Ajouter une clé d’accès',
  'passkey-added': 'Clé d’accès ajoutée',
  'passkey-added-more': 'Vous pouvez désormais vous connecter avec elle.',
  'passkey-not-added': 'Aucune clé d’accès n’a été ajoutée',
  'passkey-stopped': 'L’opération a été annulée ou a pris trop de temps. Rien n’a changé.',
  'passkey-there': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  'passkey-elsewhere': `Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez l’application
    sous son propre nom.`,
  'passkey-refused': 'Cet appareil n’y est pas parvenu. Essayez-en un autre.',
  'passkey-times': `Ajoutée : {added}, {used, select, never {pas encore utilisée} other {dernière
    utilisation : {used}}}`,
  rename: 'Renommer',
  'rename-passkey': 'Renommer {name}',
  'passkey-name': 'Nom de la clé d’accès',
  'the-name': 'un nom',
  'name-help': 'Pour la reconnaître parmi les autres : le téléphone, l’ordinateur du bureau.',
  save: 'Enregistrer',
  'passkey-renamed': 'Clé d’accès renommée',
  'passkey-not-renamed': 'La clé d’accès n’a pas été renommée',
  remove: 'Retirer',
  'remove-passkey': 'Retirer {name}',
  'remove-passkey-question': 'Retirer cette clé d’accès ?',
  'remove-passkey-lead': `« {name} » ne laissera plus entrer personne. Sur l’appareil, elle reste
    dans la liste jusqu’à ce que vous l’y supprimiez aussi.`,
  'passkey-removed': 'Clé d’accès retirée',
  'passkey-not-removed': 'La clé d’accès n’a pas été retirée',
  'passkey-codes-none': 'Vos clés d’accès n’ont pas de codes de récupération',
  'passkey-codes-none-lead': `Si votre entreprise demande deux étapes aux administrateurs, un
    appareil perdu vous laisse dehors sans eux. Créez-en, et gardez-les ailleurs que dans
    l’appareil.`,
  'passkey-codes-left': `{count, plural, one {Il reste # code} many {Il reste # de codes} other
    {Il reste # codes}} de récupération, pour quand l’appareil n’est pas là`,
  'passkey-codes-make': 'Créer des codes de récupération',
  'passkey-codes-question': 'De nouveaux codes de récupération ?',
  'passkey-codes-failed': 'Aucun code de récupération n’a été créé',
  'passkey-instead': 'Utiliser une clé d’accès',

  // Two-step sign-in
  factor: 'Connexion en deux étapes',
  'factor-lead': `En plus de votre mot de passe, la connexion demande un code d’une application de
    votre téléphone.`,
  'factor-wanted': 'Votre entreprise le demande aux administrateurs',
  'factor-wanted-lead':
    'Tout le reste s’ouvre à nouveau dès qu’elle est activée. Une clé d’accès convient aussi.',
  'factor-failed': 'La connexion en deux étapes n’a pas pu être chargée',
  on: 'Activée',
  off: 'Désactivée',
  'codes-left': `{count, plural, one {Il reste # code de récupération} other {Il reste # codes de
    récupération}}`,
  'new-codes': 'Nouveaux codes',
  'switch-off': 'Désactiver',
  'set-up': 'Activer la connexion en deux étapes',
  'set-up-failed': 'La connexion en deux étapes n’a pas pu être activée',
  'set-up-lead': `Scannez ceci avec une application d’authentification, puis saisissez les six
    chiffres qu’elle affiche.`,
  'set-up-help': 'Ensuite, vous serez déconnecté partout ailleurs.',
  'switch-on': 'Activer',
  'qr-label': 'Code QR pour votre application ; la clé ci-dessous dit la même chose',
  'key-label': 'Clé, à saisir à la main',
  key: 'Clé',
  copy: 'Copier',
  copied: '{what} : copié',
  code: 'Code',
  'code-help':
    'Les six chiffres que votre application affiche, ou l’un de vos codes de récupération.',
  'enter-code': 'Saisissez un code pour continuer.',
  'new-codes-lead': 'Dix nouveaux codes ; ceux que vous avez ne fonctionneront plus.',
  'make-codes': 'Créer de nouveaux codes',
  'switch-off-title': 'Désactiver la connexion en deux étapes',
  'switch-off-lead': `Quiconque connaît votre mot de passe pourra alors se connecter à votre
    place. Si vous changez de téléphone, réactivez-la ensuite.`,
  'codes-title': 'Vos codes de récupération',
  'codes-lead': `Sans votre téléphone ou votre clé d’accès, chacun de ces codes vous connecte une
    fois, avec votre mot de passe. Gardez-les ailleurs que dans l’appareil : ils ne seront plus
    affichés.`,
  'codes-kept': 'Je les ai gardés',
  'copy-all': 'Tout copier',
  'codes-name': 'Codes de récupération',
  'save-file': 'Enregistrer dans un fichier',

  // Where they are signed in
  sessions: 'Où vous êtes connecté',
  'sessions-lead':
    'Déconnectez ce que vous ne connaissez pas, et changez alors votre mot de passe.',
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
  'a-program': 'Un programme',
  'a-mac': 'un Mac',
  'a-chromebook': 'un Chromebook',
});
