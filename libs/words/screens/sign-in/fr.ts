// French: sign in.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  'sign-in': 'Se connecter',
  'sign-in-form': 'Se connecter',
  'signing-in': 'Connexion…',
  lead: 'Connectez-vous pour accéder à votre compte',
  'lead-lost': 'Choisissez un nouveau mot de passe',
  'back-home': 'Retour à l’accueil',
  access: '{business, select, none {Accès} other {Accès : {business}}}',
  forgot: 'Mot de passe oublié ?',
  email: 'Courriel',
  password: 'Mot de passe',
  code: 'Code',
  'code-help':
    'Saisissez les six chiffres de votre application, ou l’un de vos codes de récupération.',
  'use-recovery-code': 'Utiliser un code de récupération',
  'recovery-code': 'Code de récupération',
  'recovery-code-help':
    'L’un des dix codes reçus avec votre clé d’accès. Chacun sert une seule fois.',
  passkey: 'Utiliser une clé d’accès',
  'try-again': 'Veuillez réessayer.',
  welcome: 'Connexion réussie',
  'welcome-to': `Bienvenue dans votre portail {role, select, client {client} vendor {sous-traitant}
    admin {administration} estimator {soumissions} scheduler {planification} bookkeeper
    {comptabilité} auditor {audit} other {du personnel}}`,
  failed: 'Échec de la connexion',
  // A lost password
  lost: 'Réinitialiser le mot de passe',
  'link-sent':
    'Si {email} a un compte, un lien y a été envoyé par courriel. Il fonctionne pendant une heure.',
  back: 'Retour à la connexion',
  'link-failed': 'Le lien n’a pas pu être envoyé',
  'link-help': 'Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  sending: 'Envoi…',
  'send-link': 'M’envoyer un lien',
  // A link that signs in
  'sign-in-link': 'M’envoyer un lien de connexion',
  'sign-in-link-lead': 'Connectez-vous sans mot de passe',
  'sign-in-link-help': `Pour les clients et les sous-traitants. Nous vous enverrons un lien qui sert
    une seule fois, pendant 15 minutes. Le personnel utilise un mot de passe ou une clé d’accès.`,
  'sign-in-link-sent': `Si {email} a un compte de client ou de sous-traitant, un lien de connexion y
    a été envoyé. Il sert une seule fois, pendant 15 minutes.`,
  'sign-in-link-instead': `Cherchez un lien de connexion dans {email}. Ouvrez-le sur cet appareil,
    puis revenez à cette page pour continuer.`,
  'choose-by-link': 'M’envoyer un lien pour choisir un mot de passe',
  'choose-by-link-sent':
    'Cherchez un lien dans {email}. Choisissez-y un mot de passe, puis revenez le saisir ici.',
  'open-link': 'Se connecter avec votre lien',
  'open-link-failed': 'La connexion a échoué',
  'link-over': 'Ce lien ne fonctionne plus. Chaque lien sert une seule fois, pendant 15 minutes.',
  // Links of e-mails
  choose: 'Choisir un mot de passe',
  'choose-lead': 'Choisissez un mot de passe pour votre compte',
  'password-set': 'Votre mot de passe est enregistré.',
  'sign-in-with': 'Se connecter avec {email}',
  'not-whole':
    'Ce lien est incomplet. Ouvrez de nouveau le lien dans votre courriel, ou copiez-le en entier.',
  'password-failed': 'Votre mot de passe n’a pas été changé',
  'new-password': 'Nouveau mot de passe',
  'password-help':
    'Au moins 10 caractères. Trois ou quatre mots sans lien entre eux conviennent bien.',
  saving: 'Enregistrement…',
  'set-password': 'Enregistrer le mot de passe',
  // A link that is over
  'look-at-link': 'Un instant…',
  'link-is-over': `{standing, select, used {Ce lien a déjà servi, ou votre mot de passe a changé
    depuis.} expired {Ce lien est expiré.} other {Ce lien ne fonctionne pas.}}`,
  'ask-whom': 'Pour obtenir une autre invitation, communiquez avec {company} : {phone}.',
  'send-new-link': 'M’envoyer un nouveau lien',
  confirm: 'Confirmez votre courriel',
  'confirm-lead': 'Confirmez votre adresse courriel',
  'now-with': 'Vous vous connectez maintenant avec {email}.',
  'go-on': 'Continuer',
  'confirm-failed': 'L’adresse n’a pas pu être confirmée',
  confirming: 'Confirmation…',
  'confirm-this': 'Confirmer l’adresse courriel',
  // The session has ended
  again: 'Veuillez vous reconnecter',
  'again-lead': `Votre session a pris fin. Rien n’est perdu : connectez-vous et nous terminerons ce
    que vous aviez commencé.`,
  leave: 'Quitter sans enregistrer',
  'signed-in-as': 'Connecté en tant que {name}',
  'not-shown': 'Ce que {name} n’a pas enregistré n’est montré à personne d’autre.',
  'starts-anew': `Si quelqu’un d’autre se connecte, il repartira à zéro et ne verra pas ce que
    {name} n’a pas enregistré.`,
});
