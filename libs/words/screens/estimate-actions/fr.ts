// French: what is done with an estimate, wherever it is shown.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What it is called in a menu
  'send-to-client': 'Envoyer au client',
  'resend-email': 'Renvoyer le courriel',
  edit: 'Modifier',
  revise: 'Réviser',
  'action.convert': 'Convertir en chantier',
  'action.recordApproval': 'Enregistrer une approbation…',
  'action.extend': 'Prolonger la validité…',
  'action.duplicate': 'Dupliquer',
  'action.copyLink': 'Copier le lien du client',
  'action.replaceLink': 'Remplacer le lien du client…',
  'action.withdraw': 'Retirer…',
  'action.reinstate': 'Réactiver',
  'action.restore': 'Restaurer',
  'action.delete': 'Supprimer',
  'action.archive': 'Archiver…',

  // The client’s page, and its link
  preview: 'Aperçu',
  'preview-means': 'Voyez la page comme le client. Cela ne compte pas comme une consultation.',
  'client-link': 'Lien du client',
  'link-copied': 'Lien du client copié',
  'copy-link': 'Copier le lien',
  'text-link': 'Envoyer le lien par texto',
  'pdf-to-print': 'PDF à imprimer',
  'pdf-failed': 'Le PDF n’a pas pu être téléchargé',

  // What is told afterwards
  'update-failed': 'La soumission n’a pas pu être modifiée',
  duplicated: 'Soumission dupliquée',
  'this-is-new-draft': 'Le nouveau brouillon est affiché.',
  'duplicate-failed': 'La soumission n’a pas pu être créée',
  'put-back': 'Soumission réactivée',
  'can-answer-again': 'Le client peut y répondre de nouveau.',
  restored: 'Soumission restaurée',
  deleted: 'Soumission supprimée',
  archived: 'Soumission archivée',
  'delete-failed': 'La soumission n’a pas pu être supprimée',

  // More time to answer
  extended: 'Soumission prolongée',
  'answered-until': 'Le client peut répondre jusqu’au {day, date}.',
  'extend-title': 'Prolonger la validité',
  extend: 'Prolonger',
  extending: 'Prolongation...',
  'is-valid-until': '{number} est valable jusqu’au',
  'valid-until-day': '{day, date}',
  'offer-stays': '. La soumission elle-même ne change pas.',
  'no-last-day':
    '{number} n’a pas encore de date de validité. La soumission elle-même ne change pas.',
  'valid-until': 'Valable jusqu’au',
  'date-needed': 'Choisissez une date',

  // An approval that reached staff
  'approval-recorded': 'Approbation enregistrée',
  'is-accepted': '{number} est acceptée.',
  'record-approval': 'Enregistrer l’approbation',
  recording: 'Enregistrement...',
  'still-loading': 'La soumission est encore en cours de chargement.',
  'record-means': `Utilisez ceci quand le client a approuvé ailleurs que sur la page de la
    soumission. Votre nom, l’heure et ce que vous saisissez ici s’ajoutent à l’historique et au
    certificat.`,
  'approved-option': 'Option approuvée',
  'choose-option': 'Choisissez une option',
  'option-with-total': '{option} ({amount})',
  'option-needed': 'Choisissez l’une des options.',
  how: 'Comment',
  'who-approved': 'Approuvée par',
  'what-happened': 'Précisions',
  'what-happened-help': 'Par exemple : A appelé lundi et a donné son accord pour mai.',
  'reason-needed': 'Saisissez les précisions',
  'client-message': 'Message du client',

  // Taking it back
  withdrawn: 'Soumission retirée',
  'no-longer-answers': '{client} ne peut plus y répondre.',
  'withdraw-title': 'Retirer la soumission',
  withdraw: 'Retirer',
  withdrawing: 'Retrait...',
  'withdraw-means': `La page de {number} indiquera qu’elle a été retirée. Aucun courriel n’est
    envoyé, et vous pouvez la réactiver en tout temps.`,
  reason: 'Raison',
  'reason-help': 'Pour votre propre historique ; le client ne le voit pas.',

  // Deleting and archiving
  'delete-title': 'Supprimer la soumission',
  'archive-title': 'Archiver la soumission',
  archive: 'Archiver',
  'delete-warning':
    'Voulez-vous vraiment supprimer cette soumission ? Cette action est définitive.',
  'archive-open-means': `{client} ne pourra plus répondre à {number}, qui sera retirée de vos
    listes. Son historique est conservé, et vous pouvez la restaurer.`,
  'archive-means': `{number} sera retirée de vos listes. Son historique est conservé, et vous pouvez
    la restaurer.`,

  // Another link
  'link-replaced': 'Lien remplacé',
  'send-new-link': 'Renvoyez la soumission pour que le client ait le nouveau lien.',
  'replace-title': 'Remplacer le lien du client',
  'replace-link': 'Remplacer le lien',
  'replace-means': `L’ancien lien de {number} ne fonctionnera plus. La soumission reçoit un nouveau
    numéro, et vous devrez envoyer le nouveau lien à {client}.`,
});
