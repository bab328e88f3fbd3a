// French: the last look before an estimate goes out.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  title: 'Vérifier et envoyer le devis',
  'send-named': 'Envoyer {number}',
  'options-from-to': '{count, plural, one {# option} other {# options}}, de {least} à {most}',

  // What the client gets
  'what-they-get': 'Ce que reçoit {client}',
  'what-to-look-at': 'Que regarder',
  'on-which-screen': 'Sur quel écran',
  'part.page': 'Page',
  'part.email': 'E-mail',
  'part.paper': 'PDF',
  'width.phone': 'Téléphone',
  'width.desktop': 'Ordinateur',
  'frame.page': 'La page du client',
  'frame.email': 'L’e-mail',
  'frame.paper': 'Le PDF',
  'preview-cut': 'L’aperçu montre le début d’un message aussi long.',

  // The e-mail
  'email-title': 'E-mail',
  'looking-up': 'Recherche de l’adresse…',
  to: 'À',
  'not-sent': 'Il n’a pas été envoyé',
  'send-estimate': 'Envoyer le devis',
  'resend-estimate': 'Renvoyer le devis',
  sending: 'Envoi...',
  'with-pdf': 'Avec le PDF et le lien pour l’approuver.',
  subject: 'Objet',
  'subject-help': 'Laissé vide, c’est celui-ci.',
  message: 'Message',
  keys: 'Ctrl+Entrée',
  language: 'Langue de la page, de l’e-mail et du PDF',
  'client-update-failed': 'Le client n’a pas pu être modifié',
  'no-address': '{client} n’a pas d’adresse e-mail',
  'hand-over': 'Le remettre en main propre',
  'no-address-means': `Ajoutez-la ci-dessous et envoyez-le ; ou imprimez le PDF, ou remettez
    vous-même le lien.`,
  email: 'E-mail',
  'email-help': 'Conservée dans la fiche de {client}.',

  // What is told afterwards
  sent: 'Devis envoyé',
  'sent-again': 'Devis renvoyé',
  'on-its-way': 'Il est en route.',
  'on-its-way-to': 'Il est en route vers {address}.',
  'send-failed': 'Le devis n’a pas pu être envoyé',
  'resend-failed': 'Le devis n’a pas pu être renvoyé',
  'ready-to-hand-over': 'Prêt à remettre',
  'link-works': 'Le lien fonctionne maintenant. Il est sur la page du devis, à côté du PDF.',
  'copy-link': 'Copier le lien',

  // A sending that waits
  'held-for': 'Envoi à {address} dans {seconds} s',
  'held-now': 'Envoi à {address}…',
  'held-said': 'Envoi à {address} dans un instant. Annuler l’arrête.',
  undo: 'Annuler',
  'taken-back': 'Annulé : rien n’a été envoyé',
  'words-kept': 'Ce que vous avez écrit est conservé.',
  'not-taken-back': 'L’envoi n’a pas pu être annulé',
  'already-sending': 'Il est sur le point de partir à {address}.',
  'look-again': 'Le revoir',
  fallen: `{why, select, changed {Le devis a été modifié avant de partir.} withdrawn {Le devis a été
    retiré avant de partir.} archived {Le devis a été archivé avant de partir.} deleted {Le
    brouillon a été supprimé avant de partir.} answered {Le client a répondu avant qu’il ne parte.}
    expired {Sa date de validité est passée avant qu’il ne parte.} licence {Le numéro de licence CCB
    manquait quand il devait partir.} failed {Quelque chose a échoué de notre côté.}}`,

  // What is looked at before
  'before-sending': 'Avant l’envoi',
  'to-look-at': '{count, plural, one {# à vérifier} other {# à vérifier}}',
  'all-fine': 'Tout est en ordre',
  'checks-fine': '{count, plural, one {# point est en ordre} other {# points sont en ordre}}',
  'change-it': 'Le modifier',
  'revise-it': 'Le réviser',
  'extend-it': 'Le prolonger',
  'add-it': 'L’ajouter',
  lack: '{lack}.',
  'lines-in-packages': 'Des lignes dans chaque formule',
  'lines-and-total': 'Des lignes et un total',
  'deposit-too-high': 'L’acompte de {amount} dépasse le total.',
  'deposit-fine': 'L’acompte ne dépasse pas le total',
  'day-passed': 'Il était valable jusqu’au {day, date}.',
  'day-fine': 'La date de validité n’est pas passée',
  'no-licence': 'Votre numéro de licence CCB n’est pas enregistré.',
  'licence-fine': 'Votre numéro de licence CCB y figure',
  'no-start': 'Il ne dit pas quand les travaux pourraient commencer.',
  'start-fine': 'Il dit quand les travaux pourraient commencer',
  'others-have-it': `{count, plural, one {{names} l’a aussi ouvert. C’est la dernière version
    enregistrée qui part.} other {{names} l’ont aussi ouvert. C’est la dernière version enregistrée
    qui part.}}`,
  'others-fine': 'Personne d’autre n’y travaille',
  'mail-waits':
    'L’e-mail précédent n’est pas encore parti. Si vous le renvoyez, {client} reçoit les deux.',
  'mail-fine': 'Aucun autre e-mail n’attend',

  // What happens after
  'what-happens-after': 'Ce qui se passe ensuite',
  now: 'Maintenant',
  'now-means': 'L’e-mail part avec le lien et le PDF. Vous êtes averti quand il est ouvert.',
  reminders: 'Relances',
  'reminders-mean': '{days} jours plus tard, jusqu’à ce que {client} réponde.',
  'last-day': '{day, date}',
  'last-day-means':
    'Le dernier jour pour l’approuver. Ensuite, le client peut en demander un nouveau.',
  approved: 'Approuvé',
  'approved-means':
    'Vous recevez tous les deux la copie approuvée. Convertir en chantier est prêt.',
  'approved-deposit-means': `Vous recevez tous les deux la copie approuvée ; l’acompte est dû.
    Convertir en chantier est prêt.`,
  declined: 'Refusé',
  'declined-means': 'Les relances s’arrêtent, et vous recevez le motif s’il y en a un.',
});
