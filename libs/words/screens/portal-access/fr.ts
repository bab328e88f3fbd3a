// French: who signs in to a portal for a client or a vendor.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Accès au portail',
  none: 'Personne n’a encore accès au portail.',
  loading: 'Chargement de l’accès au portail',
  'read-failed': 'L’accès au portail n’a pas pu être chargé.',
  give: 'Donner accès au portail',
  another: 'Ajouter une personne',
  lead: `Nous enverrons par courriel une invitation valable sept jours. La personne pourra choisir
    un mot de passe ou se connecter avec un lien envoyé par courriel.`,
  'first-name': 'Prénom',
  'last-name': 'Nom',
  email: 'Courriel',
  send: 'Envoyer l’invitation',
  sending: 'Envoi…',
  sent: 'Invitation envoyée',
  'send-failed': 'L’invitation n’a pas été envoyée',
  resend: 'Renvoyer',
  'resend-to': 'Renvoyer l’invitation à {name}',
  remove: 'Retirer l’accès',
  'remove-from': 'Retirer l’accès de {name}',
  'remove-title': 'Retirer l’accès de {name} au portail ?',
  'remove-text': `{name} est déconnecté du portail et ne peut plus s’y connecter. Ses messages et
    documents sont conservés. Vous pouvez rétablir l’accès ici.`,
  'give-again': 'Rétablir l’accès',
  'give-again-to': 'Rétablir l’accès de {name}',
  'given-again': 'Accès rétabli',
  'give-again-failed': 'L’accès n’a pas été rétabli',
  removed: 'Accès retiré',
  'remove-failed': 'L’accès n’a pas été retiré',
  'status.invited': 'Invitation envoyée : {day}',
  'status.signed-in': 'Connexion : {day}',
  'status.never': 'Pas encore de connexion',
  'status.deactivated': 'Désactivé',
});
