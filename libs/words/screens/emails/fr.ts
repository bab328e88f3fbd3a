// French: emails.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  title: 'Courriels',
  dashboard: 'Tableau de bord',
  description:
    'Tous les courriels que Purlin envoie aux clients, à votre équipe et aux visiteurs du site.',
  'by-state': 'Courriels par statut',
  'tab.waiting': 'En attente',
  'tab.failed': 'En échec',
  'tab.decisions': 'À décider',
  'tab.sent': 'Envoyés',

  // While the mail server is away
  outage: 'Les courriels ne partent pas',
  since: 'Depuis',
  'outage-waits': `. {count, plural, one {# courriel est en attente} other {# courriels sont en
    attente}}. Rien n’est perdu ; tout partira automatiquement une fois le service rétabli.`,
  'outage-setting': `L’administrateur de votre serveur doit corriger SMTP_URL ou MAIL_FROM, puis
    redémarrer le serveur.`,
  'outage-tries': 'Nous réessayons régulièrement avec l’un d’eux.',

  // The list
  'search-label': 'Rechercher des courriels par destinataire ou objet',
  'search-placeholder': 'Rechercher par destinataire ou objet...',
  'caption.waiting': 'Courriels en attente',
  'caption.failed': 'Courriels en échec',
  'caption.sent': 'Courriels envoyés',
  loading: 'Chargement des courriels...',
  'load-failed': 'Impossible de charger les courriels',
  email: 'Courriel',
  to: 'À',
  state: 'Statut',
  'asked-for': 'Demandé',
  'what-happened': 'Ce qui s’est passé',
  'tried-times': '{count} tentatives.',
  'next-try': 'Prochain essai',
  'sent-at': 'Envoyé',
  actions: 'Actions',
  'what-to': '{what} à {recipient}',
  'try-one': 'Essayer maintenant : {what} à {recipient}',
  'retry-one': 'Réessayer : {what} à {recipient}',
  'fix-one': 'Corriger l’adresse : {what} à {recipient}',
  'no-match': 'Aucun courriel ne correspond',
  'no-match-help': 'Essayez une partie de l’adresse du destinataire, ou de l’objet.',
  'clear-search': 'Effacer la recherche',
  'none-sent': 'Pas encore de courriels',
  'none-sent-help':
    'Les courriels aux clients, à votre équipe et aux visiteurs du site apparaissent ici.',
  'none-waiting': 'Aucun courriel en attente',
  'none-waiting-help': `Tous les courriels sont partis. Si votre serveur de courriel est en panne,
    ceux en attente apparaissent ici.`,
  'none-failed': 'Aucun courriel en échec',
  'none-failed-help': 'Les courriels qu’un serveur rejette définitivement apparaissent ici.',

  // Trying again, and dismissing
  'try-now': 'Essayer maintenant',
  retry: 'Réessayer',
  'fix-address': 'Corriger l’adresse',
  dismiss: 'Écarter',
  'try-all-now': 'Tout essayer maintenant',
  'retry-all': 'Tout réessayer',
  'dismiss-some': 'Écarter {count}',
  'try-some': 'Essayer {count} maintenant',
  'retry-some': 'Réessayer {count}',
  'nothing-left': 'Plus rien à réessayer',
  'nothing-left-why': 'Quelqu’un d’autre a déjà réessayé, ou ils sont partis.',
  'on-the-way': '{count, plural, one {Envoi de # courriel} other {Envoi de # courriels}}',
  'more-left': `{count, plural, one {# courriel de plus} other {# courriels de plus}}. Appuyez de
    nouveau pour continuer.`,
  'retry-failed': 'Impossible de réessayer l’envoi',
  dismissed: '{count, plural, one {# courriel écarté} other {# courriels écartés}}',
  'dismiss-failed': 'Impossible d’écarter les courriels',
  'dismiss-emails': 'Écarter des courriels',
  'try-again': 'Réessayer l’envoi',
  'ask-dismiss': `{count, plural, one {# courriel quittera cette liste sans être envoyé} other {#
    courriels quitteront cette liste sans être envoyés}}. Rien d’autre ne change.`,
  'ask-try-some': `L’envoi de {count, plural, one {# courriel} other {# courriels}} sera tenté
    maintenant plutôt que plus tard. Ceux qui ne peuvent toujours pas partir resteront en attente.`,
  'ask-try-all': `L’envoi de tous les courriels en attente sera tenté maintenant plutôt que plus
    tard. Ceux qui ne peuvent toujours pas partir resteront en attente.`,
  'ask-try-matching': `L’envoi de tous les courriels en attente qui correspondent à « {q} » sera
    tenté maintenant plutôt que plus tard. Ceux qui ne peuvent toujours pas partir resteront en
    attente.`,
  'ask-retry-some': `{count, plural, one {# courriel sera renvoyé} other {# courriels seront
    renvoyés}}, chacun une seule fois.`,
  'ask-retry-all': 'Tous les courriels en échec seront renvoyés, chacun une seule fois.',
  'ask-retry-matching': `Tous les courriels en échec qui correspondent à « {q} » seront renvoyés,
    chacun une seule fois.`,

  // What kinds of e-mails are called
  'kind.estimate': 'Soumission',
  'kind.estimate_again': 'Soumission, renvoyée',
  'kind.reminder': 'Rappel',
  'kind.answer': 'Réponse à une question',
  'kind.approved_copy': 'Copie d’une soumission approuvée',
  'kind.staff_notice': 'Avis au bureau',
  'kind.lead_notice': 'Avis d’une nouvelle demande',
  'kind.lead_receipt': 'Confirmation d’une demande',
  'kind.lead_reply': 'Réponse à une demande',
  'kind.newsletter_confirm': 'Confirmation de l’infolettre',
  'kind.newsletter_welcome': 'Infolettre, bienvenue',
  'kind.vendor_schedule': 'Calendrier pour un sous-traitant',
  'kind.job_moved': 'Report météo, à un client',
  'kind.job_moved_back': 'Report météo annulé, à un client',
  'kind.vendor_payment': 'Paiement ou compte bancaire de sous-traitant',
  'kind.password_link': 'Lien de mot de passe',
  'kind.address_change': 'Changement d’adresse courriel',
  'kind.message': 'Message',
  'kind.way_in': 'Changement de connexion',
  'kind.sign_in_link': 'Lien de connexion',

  // How one stands, and what went wrong
  'state.waiting': 'En attente',
  'state.sending': 'En cours d’envoi',
  'state.failed': 'Échec',
  'state.returned': 'Retourné',
  'state.sent': 'Envoyé',
  'problem.server-unreachable': 'Notre serveur de courriel est injoignable.',
  'problem.server-busy': 'Notre serveur de courriel est occupé et demande de réessayer plus tard.',
  'problem.login-refused': `Notre serveur de courriel a refusé la connexion : le nom d’utilisateur
    ou le mot de passe est erroné.`,
  'problem.connection-insecure':
    'La connexion à notre serveur de courriel n’est pas sûre : rien n’y est envoyé.',
  'problem.sender-refused':
    'Notre serveur de courriel ne nous laisse pas écrire depuis notre adresse.',
  'problem.domain-busy':
    'Le serveur de courriel du destinataire est occupé et demande de réessayer plus tard.',
  'problem.mailbox-full': 'La boîte du destinataire est pleine.',
  'problem.try-later':
    'Le serveur de courriel du destinataire n’a pas pu le prendre à ce moment-là.',
  'problem.address-unknown': 'Cette adresse n’existe pas.',
  'problem.recipient-refused':
    'Le serveur de courriel du destinataire n’accepte pas nos courriels.',
  'problem.message-too-large': 'Il est trop volumineux pour le serveur du destinataire.',
  'problem.message-refused': 'Le serveur de courriel du destinataire a refusé ce courriel.',
  'problem.not-sendable': 'Ce courriel n’a pas pu être créé.',
  'problem.came-back': 'Il a d’abord été accepté, puis retourné.',
  'problem.ours': 'Une erreur s’est produite de notre côté.',

  // What a person has to decide
  'decisions-failed': 'Impossible de charger les décisions',
  'loading-decisions': 'Chargement des décisions…',
  'no-decisions': 'Aucune décision à prendre',
  'no-decisions-help': `Quand une action qui ne doit se faire qu’une fois, comme un paiement, est
    interrompue et que nous ne savons pas si elle a abouti, elle apparaît ici.`,
  'look-first': `Vérifiez d’abord là où cela apparaîtrait, par exemple sur le site de votre banque.
    Rien ici n’est refait automatiquement.`,
  'why-unknown': 'Pourquoi nous ne le savons pas',
  'reason.program-ended': 'Le serveur s’est arrêté pendant l’opération.',
  'reason.no-answer': 'La demande est partie, mais aucune réponse claire n’est revenue.',
  'reason.put-back': `Les données ont été restaurées à partir d’une sauvegarde. L’action a peut-être
    été faite après cette sauvegarde.`,
  'was-done': 'C’est fait',
  'do-again': 'Le refaire',
  'noted-done': 'Noté comme fait',
  'will-be-done-again': 'Ce sera refait',
  'decided-already': 'Quelqu’un d’autre l’a déjà décidé',
  'decide-failed': 'Impossible d’enregistrer la décision',
  'yes-was-done': 'Oui, c’est fait',
  'yes-do-again': 'Oui, le refaire',
  'ask-done':
    'comptera comme fait, et rien d’autre ne se passera. Votre nom et l’heure sont consignés.',
  'ask-again': `sera fait une fois de plus. Si cela a abouti la première fois, cela se sera
    produit deux fois. Votre nom et l’heure sont consignés.`,
});
