// French: the page of an estimate.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  estimate: 'Devis',
  estimates: 'Devis',
  'all-estimates': 'Tous les devis',
  about: 'À propos de ce devis',
  'created-on': 'créé le',
  'change-order': 'avenant d’un chantier',
  copied: 'copié d’un autre',
  'save-as-template': 'Enregistrer les lignes comme modèle…',
  'download-pdf': 'Télécharger le PDF',
  'more-actions': 'Plus d’actions',
  loading: 'Chargement du devis…',

  // An e-mail that did not get through
  'client-update-failed': 'Le client n’a pas pu être modifié',
  'trying-again': 'Nouvel essai',
  'in-queue': 'L’e-mail à {address} est en file d’attente.',
  'resend-failed': 'Le devis n’a pas pu être renvoyé',
  'mail-came-back': 'L’e-mail à {address} est revenu',
  'mail-came-back-from-client': 'L’e-mail au client est revenu',
  'mail-not-through': 'L’e-mail à {address} n’est pas arrivé',
  'mail-not-through-to-client': 'L’e-mail au client n’est pas arrivé',
  'server-said': 'Le serveur de messagerie a répondu :',
  'server-refused': 'Le serveur de messagerie ne l’a pas accepté.',
  'address-right': 'L’adresse est-elle correcte ?',
  retry: 'Réessayer',
  'correct-and-resend': 'Corriger et renvoyer',

  // What to know or do next
  archived: 'Ce devis est archivé',
  'archived-means': 'Il ne figure plus dans vos listes. L’historique reste.',
  restore: 'Restaurer',
  'view-job': 'Voir le chantier',
  convert: 'Convertir en chantier',
  approved: 'Approuvé : {amount}',
  'approved-on': 'Approuvé le {when} : {amount}',
  'option-approved': '{option} approuvée : {amount}',
  'option-approved-on': '{option} approuvée le {when} : {amount}',
  declined: 'Refusé',
  'declined-on': 'Refusé le {when}',
  'no-message': '{client} n’a pas laissé de message.',
  withdrawn: 'Ce devis est retiré',
  'withdrawn-means': '{client} voit qu’il a été retiré et ne peut pas y répondre.',
  'put-back': 'Remettre en cours',
  'expired-on': 'Ce devis a expiré le {day, date}',
  'expired-means': '{client} peut encore le lire, mais ne peut plus l’approuver.',
  extend: 'Prolonger',
  'revision-unseen': 'La révision {n} n’a pas encore été vue',
  'revision-unseen-means': `{client} doit approuver cette version ; une réponse à une version plus
    ancienne n’est pas acceptée.`,
  'resend-email': 'Renvoyer l’e-mail',
  'not-ready': 'Pas prêt à envoyer : {lack}',
  'not-ready-means': `Il peut être envoyé dès qu’il y a quelque chose à payer dans tout ce que le
    client peut choisir.`,
  edit: 'Modifier',
  'is-draft': 'C’est un brouillon : le client ne peut pas encore le voir',
  'draft-by-hand': `{client} n’a pas d’adresse e-mail. Quand il vous convient, l’envoi en demande
    une, ou vous le remettez sur papier ou par un lien.`,
  'draft-by-mail': `Quand il vous convient, envoyez-le à {client} : l’e-mail contient le PDF et un
    lien pour l’approuver.`,

  // Questions of the client
  questions: 'Questions',
  'to-answer': '{count, plural, one {# sans réponse} other {# sans réponse}}',
  asks: 'demande',
  'asks-changes': 'demande des modifications',
  answered: 'Répondu',
  'answer-sent': 'Réponse envoyée',
  'answer-seen-by-hand':
    '{client} la voit sur la page du devis et n’a pas d’adresse e-mail : prévenez-le.',
  'answer-seen': '{client} la reçoit par e-mail et la voit sur la page du devis.',
  'answer-failed': 'La réponse n’a pas pu être envoyée',
  'your-answer': 'Votre réponse',
  'answer-on-page-only':
    '{client} n’a pas d’adresse e-mail : elle figure seulement sur la page du devis.',
  'message-needed': 'Écrivez un message',
  sending: 'Envoi...',
  'send-answer': 'Envoyer la réponse',

  // How it reached the client
  'mail-and-link': 'E-mail et lien',
  'mail.none': 'Aucun e-mail n’a encore été envoyé.',
  'mail.queued': 'L’e-mail attend que le serveur de messagerie l’accepte, et part tout seul.',
  'mail.accepted': 'Le serveur de messagerie a accepté l’e-mail.',
  'mail.failed': 'L’e-mail n’est pas arrivé.',
  'mail.bounced': 'L’e-mail est revenu : l’adresse ne l’a pas accepté.',
  'by-hand.draft':
    'Il n’y a pas d’adresse e-mail : l’envoi en demande une, ou vous le remettez vous-même.',
  'by-hand.out': `Rien n’a été envoyé par e-mail : il n’y a pas d’adresse. Remettez vous-même le
    lien ou le PDF.`,
  'revision-not-mailed':
    'La révision {n} n’a pas été envoyée par e-mail ; la page du client la montre.',
  'followed-up': `{count, plural, one {Relancé une fois, la dernière le} other {Relancé # fois, la
    dernière le}}`,
  'link-label': 'Lien du client',
  copy: 'Copier',
  'link-copied': 'Lien du client copié',
  'link-help': 'Qui possède ce lien peut lire le devis et y répondre.',
  'open-page': 'Ouvrir la page du client',
  'new-tab': ' (nouvel onglet)',

  // When what happened
  dates: 'Dates',
  'date-created': 'Créé',
  'valid-until': 'Valable jusqu’au',
  day: '{day, date}',
  'no-limit': 'Sans limite',
  revision: 'Révision {n}',
  'date-sent': 'Envoyé',
  'date-viewed': 'Vu',
  'date-answered': 'Répondu',
  'internal-notes': 'Notes internes',
  'staff-only': 'Personnel uniquement',

  // Evidence of the answer
  'evidence-of-decline': 'Preuve du refus',
  'evidence-of-approval': 'Preuve de l’approbation',
  when: 'Quand',
  how: 'Comment',
  signed: 'Signé',
  name: 'Nom',
  'recorded-by': 'Enregistrée par',
  'what-happened': 'Ce qui s’est passé',
  'ip-address': 'Adresse IP',
  browser: 'Navigateur',
  'consent-text': 'Texte de consentement',
  version: 'Version {n}',
  'version-answered': 'Version concernée',
  document: 'Document (SHA-256)',
  certificate: 'Le certificat à la fin du PDF dit la même chose.',

  // History
  history: 'Historique',
  'history-failed': 'L’historique n’a pas pu être chargé',
  'what-changed': 'Ce qui a changé',
  'what-recorded': 'Ce qui a été enregistré',
  yes: 'Oui',
  no: 'Non',
});
