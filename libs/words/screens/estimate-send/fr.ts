// French: the last look before an estimate goes out.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  title: 'Vérifier et envoyer la soumission',
  'send-named': 'Envoyer {number}',
  'options-from-to': '{count, plural, one {# option} other {# options}}, de {least} à {most}',

  // What the client gets
  'what-they-get': 'Ce que recevra {client}',
  'what-to-look-at': 'Aperçu de',
  'on-which-screen': 'Taille d’écran',
  'part.page': 'Page',
  'part.email': 'Courriel',
  'part.paper': 'PDF',
  'width.phone': 'Téléphone',
  'width.desktop': 'Ordinateur',
  'frame.page': 'La page du client',
  'frame.email': 'Le courriel',
  'frame.paper': 'Le PDF',
  'preview-cut': 'Le message est long ; l’aperçu n’en montre que le début.',

  // The e-mail
  'email-title': 'Courriel',
  'looking-up': 'Recherche de l’adresse…',
  to: 'À',
  'not-sent': 'Elle n’a pas été envoyée',
  'send-estimate': 'Envoyer la soumission',
  'resend-estimate': 'Renvoyer la soumission',
  sending: 'Envoi...',
  'with-pdf': 'Contient le PDF et le lien pour l’approuver.',
  subject: 'Objet',
  'subject-help': 'Si vous le laissez vide, nous utiliserons celui-ci.',
  message: 'Message',
  keys: 'Ctrl+Entrée',
  language: 'Langue de la page, du courriel et du PDF',
  'client-update-failed': 'Le client n’a pas pu être modifié',
  'no-address': '{client} n’a pas d’adresse courriel',
  'hand-over': 'La partager vous-même',
  'no-address-means':
    'Ajoutez-en une ci-dessous et envoyez-la, ou imprimez le PDF ou partagez le lien vous-même.',
  email: 'Courriel',
  'email-help': 'Enregistrée dans la fiche de {client}.',

  // What is told afterwards
  sent: 'Soumission envoyée',
  'sent-again': 'Soumission renvoyée',
  'on-its-way': 'Elle est en route.',
  'on-its-way-to': 'Elle est en route vers {address}.',
  'send-failed': 'La soumission n’a pas pu être envoyée',
  'resend-failed': 'La soumission n’a pas pu être renvoyée',
  'ready-to-hand-over': 'Prête à partager',
  'link-works':
    'Le lien fonctionne. Vous le trouverez sur la page de la soumission, à côté du PDF.',
  'copy-link': 'Copier le lien',

  // A sending that waits
  'held-for': 'Envoi à {address} dans {seconds} s',
  'held-now': 'Envoi à {address}…',
  'held-said': 'Envoi à {address} dans un instant. Appuyez sur Annuler pour l’arrêter.',
  undo: 'Annuler',
  'taken-back': 'Annulé. Rien n’a été envoyé.',
  'words-kept': 'Votre message a été conservé.',
  'not-taken-back': 'L’envoi n’a pas pu être annulé',
  'already-sending': 'Elle est sur le point de partir à {address}.',
  'look-again': 'La revoir',
  fallen: `{why, select, changed {La soumission a été modifiée avant de partir.} withdrawn {La
    soumission a été retirée avant de partir.} archived {La soumission a été archivée avant de
    partir.} deleted {Le brouillon a été supprimé avant de partir.} answered {Le client a répondu
    avant qu’elle ne parte.} expired {Sa date de validité est passée avant qu’elle ne parte.}
    licence {Elle n’a pas été envoyée, car le numéro de licence CCB manquait.} failed {Un problème
    est survenu de notre côté.}}`,

  // What is looked at before
  'before-sending': 'Avant l’envoi',
  'to-look-at': '{count, plural, one {# à vérifier} other {# à vérifier}}',
  'all-fine': 'Tout est en ordre',
  'checks-fine': '{count, plural, one {# point est en ordre} other {# points sont en ordre}}',
  'change-it': 'La modifier',
  'revise-it': 'La réviser',
  'extend-it': 'La prolonger',
  'add-it': 'L’ajouter',
  lack: '{lack}.',
  'lines-in-packages': 'Chaque option a des lignes',
  'lines-and-total': 'Contient des lignes et un total',
  'deposit-too-high': 'L’acompte de {amount} dépasse le total.',
  'deposit-fine': 'L’acompte ne dépasse pas le total',
  'day-passed': 'Elle était valable jusqu’au {day, date}.',
  'day-fine': 'La date de validité n’est pas passée',
  'no-licence': 'Votre numéro de licence CCB n’a pas été saisi.',
  'licence-fine': 'Votre numéro de licence CCB y figure',
  'no-start': 'Elle ne dit pas quand les travaux pourraient commencer.',
  'start-fine': 'Elle dit quand les travaux pourraient commencer',
  'others-have-it': `{count, plural, one {{names} l’a aussi ouverte. C’est la dernière version
    enregistrée qui sera envoyée.} other {{names} l’ont aussi ouverte. C’est la dernière version
    enregistrée qui sera envoyée.}}`,
  'others-fine': 'Personne d’autre n’y travaille',
  'mail-waits': `Le courriel précédent n’est pas encore parti. Si vous renvoyez la soumission,
    {client} recevra les deux.`,
  'mail-fine': 'Aucun autre courriel n’attend',

  // What happens after
  'what-happens-after': 'Prochaines étapes',
  now: 'Maintenant',
  'now-means':
    'Le courriel part avec le lien et le PDF. Vous serez averti quand la soumission sera ouverte.',
  reminders: 'Rappels',
  'reminders-mean': '{days} jours plus tard, jusqu’à ce que {client} réponde.',
  'last-day': '{day, date}',
  'last-day-means':
    'Le dernier jour pour l’approuver. Ensuite, le client peut en demander une nouvelle.',
  approved: 'Approuvée',
  'approved-means': `Le client reçoit la copie approuvée par courriel, et vous êtes averti. Vous
    pouvez ensuite convertir la soumission en chantier.`,
  'approved-deposit-means': `Le client reçoit la copie approuvée par courriel, vous êtes averti, et
    l’acompte est exigible. Vous pouvez ensuite convertir la soumission en chantier.`,
  declined: 'Refusée',
  'declined-means': 'Les rappels s’arrêtent, et vous recevez la raison si le client en donne une.',
});
