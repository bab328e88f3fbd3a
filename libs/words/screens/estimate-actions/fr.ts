// French: what is done with an estimate, wherever it is shown.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What it is called in a menu
  'send-to-client': 'Envoyer au client',
  'resend-email': 'Renvoyer l’e-mail',
  edit: 'Modifier',
  revise: 'Réviser',
  'action.convert': 'Convertir en chantier',
  'action.recordApproval': 'Enregistrer une approbation…',
  'action.extend': 'Prolonger la validité…',
  'action.duplicate': 'Dupliquer',
  'action.copyLink': 'Copier le lien du client',
  'action.replaceLink': 'Remplacer le lien du client…',
  'action.withdraw': 'Retirer…',
  'action.reinstate': 'Remettre en cours',
  'action.restore': 'Restaurer',
  'action.delete': 'Supprimer',
  'action.archive': 'Archiver…',

  // The client’s page, and its link
  preview: 'Aperçu',
  'preview-means':
    'La page telle que le client la voit ; la regarder ne compte pas comme une ouverture',
  'client-link': 'Lien du client',
  'link-copied': 'Lien du client copié',
  'copy-link': 'Copier le lien',
  'text-link': 'Envoyer le lien par SMS',
  'pdf-to-print': 'PDF à imprimer',
  'pdf-failed': 'Le PDF n’a pas pu être téléchargé',

  // What is told afterwards
  'update-failed': 'Le devis n’a pas pu être modifié',
  duplicated: 'Devis dupliqué',
  'this-is-new-draft': 'Voici le nouveau brouillon.',
  'duplicate-failed': 'Le devis n’a pas pu être créé',
  'put-back': 'Devis remis en cours',
  'can-answer-again': 'Le client peut de nouveau y répondre.',
  restored: 'Devis restauré',
  deleted: 'Devis supprimé',
  archived: 'Devis archivé',
  'delete-failed': 'Le devis n’a pas pu être supprimé',

  // More time to answer
  extended: 'Devis prolongé',
  'answered-until': 'On peut y répondre jusqu’au {day, date}.',
  'extend-title': 'Prolonger la validité',
  extend: 'Prolonger',
  extending: 'Prolongation...',
  'is-valid-until': '{number} est valable jusqu’au',
  'valid-until-day': '{day, date}',
  'offer-stays': '. L’offre elle-même reste telle quelle.',
  'no-last-day': '{number} n’a pas encore de date limite. L’offre elle-même reste telle quelle.',
  'valid-until': 'Valable jusqu’au',
  'date-needed': 'Choisissez une date',

  // An approval that reached staff
  'approval-recorded': 'Approbation enregistrée',
  'is-accepted': '{number} est accepté.',
  'record-approval': 'Enregistrer l’approbation',
  recording: 'Enregistrement...',
  'still-loading': 'Le devis est encore en cours de chargement.',
  'record-means': `Pour une réponse qui n’est pas arrivée par la page du devis. Votre nom, l’heure
    et ce que vous écrivez ici figurent dans l’historique et sur le certificat.`,
  'approved-option': 'Option approuvée',
  'choose-option': 'Choisissez une option',
  'option-with-total': '{option} ({amount})',
  'option-needed': 'Choisissez l’une des options.',
  how: 'Comment',
  'who-approved': 'Qui a approuvé',
  'what-happened': 'Ce qui s’est passé',
  'what-happened-help': 'Par exemple : a appelé lundi, nous a dit de commencer en mai.',
  'reason-needed': 'Indiquez un motif',
  'client-message': 'Message du client',

  // Taking it back
  withdrawn: 'Devis retiré',
  'no-longer-answers': '{client} ne peut plus y répondre.',
  'withdraw-title': 'Retirer le devis',
  withdraw: 'Retirer',
  withdrawing: 'Retrait...',
  'withdraw-means': `La page de {number} indiquera alors qu’il a été retiré. Aucun e-mail ne part ;
    vous pouvez le remettre en cours à tout moment.`,
  reason: 'Motif',
  'reason-help': 'Pour votre propre historique ; le client ne le voit pas.',

  // Deleting and archiving
  'delete-title': 'Supprimer le devis',
  'archive-title': 'Archiver le devis',
  archive: 'Archiver',
  'delete-warning': 'Voulez-vous vraiment supprimer ce devis ? Cette action est définitive.',
  'archive-open-means': `{client} ne pourra plus répondre à {number}, qui sort de vos listes.
    L’historique reste, et vous pouvez le restaurer.`,
  'archive-means': '{number} sort de vos listes. L’historique reste, et vous pouvez le restaurer.',

  // Another link
  'link-replaced': 'Lien remplacé',
  'send-new-link': 'Renvoyez le devis, pour que le client ait le nouveau lien.',
  'replace-title': 'Remplacer le lien du client',
  'replace-link': 'Remplacer le lien',
  'replace-means': `L’ancien lien de {number} ne pourra plus être ouvert. Le devis reçoit un
    nouveau numéro, et vous envoyez le nouveau lien à {client}.`,
});
