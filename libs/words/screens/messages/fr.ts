// French: messages between the office and its clients and vendors.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The list
  title: 'Messages',
  lead: 'Conversations avec les clients et les sous-traitants. Toute l’équipe peut les lire.',
  list: 'Conversations',
  'search-label': 'Rechercher des conversations',
  'search-placeholder': 'Rechercher noms et messages...',
  'kind.client': 'Client',
  'kind.vendor': 'Sous-traitant',
  unread: '{count, plural, one {# message non lu} other {# messages non lus}}',
  'last.office': 'Bureau : {text}',
  'last.photos': '{count, plural, one {Photo} other {# photos}}',
  'last.note': 'Note : {text}',
  loading: 'Chargement des conversations...',
  'load-failed': 'Les conversations n’ont pas pu être chargées',
  none: 'Aucun message pour l’instant',
  'none-help': `Les conversations apparaissent ici quand un client ou un sous-traitant écrit dans
    son portail. Pour écrire le premier, ouvrez un client ou un sous-traitant et choisissez
    Messages.`,
  'no-match': 'Aucune conversation ne correspond',
  'no-match-help': 'Essayez une partie d’un nom ou un mot d’un message.',
  choose: 'Choisissez une conversation',
  'choose-help': 'Choisissez-en une dans la liste pour la lire et y répondre.',
  'all-messages': 'Tous les messages',

  // A conversation
  with: 'Conversation avec {name}',
  conversation: 'Conversation',
  'loading-one': 'Chargement de la conversation...',
  'one-failed': 'La conversation n’a pas pu être chargée',
  'open.client': 'Ouvrir le client',
  'open.vendor': 'Ouvrir le sous-traitant',
  'none-with': 'Aucun message avec {name} pour l’instant',
  'first-help': 'Écrivez le premier ci-dessous.',
  archived: 'Archivé',
  'archived.client': 'Ce client est archivé',
  'archived.vendor': 'Ce sous-traitant est archivé',
  'archived-help': `Ses messages arrivent toujours ici, et vous pouvez y répondre. Restaurez-le pour
    le revoir dans vos listes.`,
  earlier: 'Afficher les messages précédents',
  'note-label': 'Note interne, visible par votre équipe seulement',
  seen: 'Vu le {day}',
  'seen-at': 'Vu à {time}',
  today: 'Aujourd’hui',
  you: 'Vous',
  about: 'Sujet : {job}',

  // Writing
  'what-to-write': 'Message ou note',
  'what.message': 'Message',
  'what.note': 'Note interne',
  'write-to': 'Écrire à {name}',
  'write-note': 'Note pour votre équipe',
  'about-job': 'Sujet',
  'no-job': 'Aucun chantier en particulier',
  send: 'Envoyer',
  'save-note': 'Enregistrer la note',
  keys: 'Ctrl+Entrée pour envoyer',
  'keys-mac': '⌘ Entrée pour envoyer',
  'needs-words': 'Écrivez un message ou ajoutez une photo',
  'saved-replies': 'Réponses enregistrées',
  'manage-replies': 'Gérer les réponses enregistrées',
  'fill-gaps': 'Remplacez {gaps} avant d’envoyer',
  'wait-for-photos': 'Vos photos sont en cours de téléversement',
  'too-long': `{over, plural, one {# caractère de trop.} other {# caractères de trop.}} La limite
    est de {most}.`,
  'send-failed': 'Le message n’a pas pu être envoyé. Votre texte est toujours là.',
  'note-failed': 'La note n’a pas pu être enregistrée. Votre texte est toujours là.',
  'reached.portal': '{name} le verra dans le portail et recevra un courriel.',
  'reached.email': '{name} n’a pas accès au portail et le recevra par courriel.',
  'reached.nowhere': `{name} n’a ni adresse courriel ni accès au portail : un message ne lui
    parviendra pas. Ajoutez d’abord une adresse courriel.`,

  // On other pages
  messages: 'Messages',
  'about-this-job': 'Messages',
  'job-none': 'Aucun message sur ce chantier',
  'job-none-help': `Les messages sur ce chantier, de clients, de sous-traitants ou de votre équipe,
    apparaissent ici.`,
  'job-failed': 'Les messages sur ce chantier n’ont pas pu être chargés',
  'job-loading': 'Chargement des messages...',
  'write-client': 'Écrire au client',

  // In a portal
  'answers-come': 'Nous vous enverrons aussi notre réponse par courriel.',
  'write-us': 'Écrivez-nous',
});
