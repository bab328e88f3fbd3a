// French: the page of an estimate.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  estimate: 'Soumission',
  estimates: 'Soumissions',
  'all-estimates': 'Toutes les soumissions',
  about: 'À propos de cette soumission',
  'created-on': 'créée le',
  'change-order': 'avenant d’un chantier',
  copied: 'dupliquée d’une autre soumission',
  'save-as-template': 'Enregistrer comme modèle…',
  'download-pdf': 'Télécharger le PDF',
  'more-actions': 'Autres actions',
  loading: 'Chargement de la soumission…',

  // An e-mail that did not get through
  'client-update-failed': 'Le client n’a pas pu être modifié',
  'trying-again': 'Nouvel essai',
  'in-queue': 'Le courriel à {address} attend d’être envoyé.',
  'resend-failed': 'La soumission n’a pas pu être renvoyée',
  'mail-came-back': 'Le courriel à {address} a été retourné',
  'mail-came-back-from-client': 'Le courriel au client a été retourné',
  'mail-not-through': 'Le courriel à {address} n’a pas été livré',
  'mail-not-through-to-client': 'Le courriel au client n’a pas été livré',
  'server-said': 'Message du serveur de courriel :',
  'server-refused': 'Le serveur de courriel l’a refusé.',
  'address-right': 'L’adresse courriel est-elle correcte ?',
  retry: 'Réessayer',
  'fix-address': 'Corriger l’adresse',
  'correct-and-resend': 'Corriger et renvoyer',

  // What to know or do next
  archived: 'Cette soumission est archivée',
  'archived-means': 'Elle n’apparaît plus dans vos listes. Son historique est conservé.',
  restore: 'Restaurer',
  'view-job': 'Voir le chantier',
  convert: 'Convertir en chantier',
  approved: 'Approuvée : {amount}',
  'approved-on': 'Approuvée le {when} : {amount}',
  'option-approved': '{option} approuvée : {amount}',
  'option-approved-on': '{option} approuvée le {when} : {amount}',
  declined: 'Refusée',
  'declined-on': 'Refusée le {when}',
  'no-message': '{client} n’a pas laissé de message.',
  withdrawn: 'Cette soumission a été retirée',
  'withdrawn-means': '{client} voit qu’elle a été retirée, mais ne peut pas y répondre.',
  'put-back': 'Réactiver',
  'expired-on': 'Cette soumission est expirée depuis le {day, date}',
  'expired-means': '{client} peut encore la lire, mais ne peut plus l’approuver.',
  extend: 'Prolonger',
  'revision-unseen': 'La révision {n} n’a pas encore été consultée',
  'revision-unseen-means': `{client} doit approuver cette version. Une réponse à une version
    antérieure ne sera pas acceptée.`,
  'resend-email': 'Renvoyer le courriel',
  'not-ready': 'Pas prête à envoyer : {lack}',
  'not-ready-means': `Vous pourrez l’envoyer quand tout ce que le client peut choisir aura au moins
    une ligne avec un prix.`,
  edit: 'Modifier',
  'is-draft': 'C’est un brouillon : le client ne peut pas encore le voir',
  'draft-by-hand': `{client} n’a pas d’adresse courriel. Quand la soumission sera prête, ajoutez-en
    une à l’envoi, ou partagez-la vous-même sur papier ou avec le lien.`,
  'draft-by-mail': `Quand elle sera prête, envoyez-la à {client}. Le courriel contient le PDF et un
    lien pour l’approuver.`,

  // Questions of the client
  questions: 'Questions',
  'to-answer': '{count, plural, one {# sans réponse} other {# sans réponse}}',
  asks: 'demande',
  'asks-changes': 'demande des modifications',
  answered: 'Réponse donnée',
  'answer-sent': 'Réponse envoyée',
  'answer-seen-by-hand': `{client} peut la voir sur la page de la soumission, mais n’a pas d’adresse
    courriel. Prévenez-le.`,
  'answer-seen': '{client} la recevra par courriel et peut la voir sur la page de la soumission.',
  'answer-failed': 'La réponse n’a pas pu être envoyée',
  'your-answer': 'Votre réponse',
  'answer-on-page-only':
    '{client} n’a pas d’adresse courriel : elle figure seulement sur la page de la soumission.',
  'message-needed': 'Écrivez un message',
  sending: 'Envoi...',
  'send-answer': 'Envoyer la réponse',

  // How it reached the client
  'mail-and-link': 'Courriel et lien',
  'mail.none': 'Aucun courriel n’a encore été envoyé.',
  'mail.queued': 'Le courriel attend que le serveur le prenne et sera envoyé automatiquement.',
  'mail.accepted': 'Le serveur a accepté le courriel.',
  'mail.failed': 'Le courriel n’a pas été livré.',
  'mail.bounced': 'Le courriel a été retourné : l’adresse ne l’a pas accepté.',
  'by-hand.draft': `Il n’y a pas d’adresse courriel. Ajoutez-en une à l’envoi, ou partagez la
    soumission vous-même.`,
  'by-hand.out':
    'Aucun courriel n’a été envoyé, faute d’adresse. Partagez vous-même le lien ou le PDF.',
  'revision-not-mailed':
    'La révision {n} n’a pas été envoyée par courriel ; la page du client la montre.',
  'followed-up':
    '{count, plural, one {# rappel envoyé, le} other {# rappels envoyés, le dernier le}}',
  'link-label': 'Lien du client',
  copy: 'Copier',
  'link-copied': 'Lien du client copié',
  'link-help': 'Toute personne qui a ce lien peut lire la soumission et y répondre.',
  'open-page': 'Ouvrir la page du client',
  'new-tab': ' (nouvel onglet)',

  // When what happened
  dates: 'Dates',
  'date-created': 'Créée',
  'valid-until': 'Valable jusqu’au',
  day: '{day, date}',
  'no-limit': 'Sans expiration',
  revision: 'Révision {n}',
  'date-sent': 'Envoyée',
  'date-viewed': 'Consultée',
  'date-answered': 'Réponse reçue',
  'internal-notes': 'Notes internes',
  'staff-only': 'Équipe seulement',

  // Evidence of the answer
  'evidence-of-decline': 'Preuve du refus',
  'evidence-of-approval': 'Preuve de l’approbation',
  when: 'Quand',
  how: 'Comment',
  signed: 'Signé',
  name: 'Nom',
  'recorded-by': 'Consigné par',
  'what-happened': 'Précisions',
  'ip-address': 'Adresse IP',
  browser: 'Navigateur',
  'consent-text': 'Texte de consentement',
  version: 'Version {n}',
  'version-answered': 'Version concernée',
  document: 'Document (SHA-256)',
  certificate: 'Le certificat à la fin du PDF indique les mêmes renseignements.',

  // History
  history: 'Historique',
  'history-failed': 'L’historique n’a pas pu être chargé',
  'what-changed': 'Modifications',
  'what-recorded': 'Données consignées',
  yes: 'Oui',
  no: 'Non',
});
