// French: emails.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  title: 'E-mails',
  dashboard: 'Tableau de bord',
  description: 'Tout ce que Purlin écrit aux clients, à vous et aux visiteurs du site.',
  'by-state': 'E-mails par état',
  'tab.waiting': 'En attente',
  'tab.failed': 'En échec',
  'tab.decisions': 'À décider',
  'tab.sent': 'Envoyés',

  // While the mail server is away
  outage: 'Les e-mails ne partent pas',
  since: 'Depuis',
  'outage-waits': `. {count, plural, one {# e-mail attend} other {# e-mails attendent}} ; rien
    n’est perdu, et tout part de soi-même dès que cela remarche.`,
  'outage-setting':
    'La personne qui gère le serveur doit corriger SMTP_URL ou MAIL_FROM et le redémarrer.',
  'outage-tries': 'L’un d’eux est réessayé de temps en temps.',

  // The list
  'search-label': 'Rechercher des e-mails par destinataire ou objet',
  'search-placeholder': 'Rechercher par destinataire ou objet...',
  'caption.waiting': 'E-mails en attente',
  'caption.failed': 'E-mails en échec',
  'caption.sent': 'E-mails envoyés',
  loading: 'Chargement des e-mails...',
  'load-failed': 'Impossible de charger les e-mails',
  email: 'E-mail',
  to: 'À',
  state: 'État',
  'asked-for': 'Demandé',
  'what-happened': 'Ce qui s’est passé',
  'tried-times': '{count} essais.',
  'next-try': 'Prochain essai',
  'sent-at': 'Envoyé',
  actions: 'Actions',
  'what-to': '{what} à {recipient}',
  'try-one': 'Essayer maintenant : {what} à {recipient}',
  'retry-one': 'Réessayer : {what} à {recipient}',
  'no-match': 'Aucun e-mail ne correspond',
  'no-match-help': 'Essayez une partie de l’adresse du destinataire, ou de l’objet.',
  'clear-search': 'Effacer la recherche',
  'none-sent': 'Pas encore d’e-mails',
  'none-sent-help': 'Ce qui part aux clients, à vous et aux visiteurs du site apparaît ici.',
  'none-waiting': 'Rien en attente',
  'none-waiting-help': `Tous les e-mails sont partis. Quand un serveur de messagerie est absent,
    ce qui l’attend apparaît ici.`,
  'none-failed': 'Aucun échec',
  'none-failed-help': `Tous les e-mails ont été acceptés. Ce qu’un serveur de messagerie refuse
    définitivement apparaît ici.`,

  // Trying again, and dismissing
  'try-now': 'Essayer maintenant',
  retry: 'Réessayer',
  dismiss: 'Écarter',
  'try-all-now': 'Tout essayer maintenant',
  'retry-all': 'Tout réessayer',
  'dismiss-some': 'Écarter {count}',
  'try-some': 'Essayer {count} maintenant',
  'retry-some': 'Réessayer {count}',
  'nothing-left': 'Il ne restait rien à essayer',
  'nothing-left-why': 'Quelqu’un a été plus rapide, ou il est déjà parti.',
  'on-the-way': '{count, plural, one {# e-mail} other {# e-mails}} en route',
  'more-left': `Encore {count, plural, one {# e-mail} other {# e-mails}} : cliquez de nouveau
    pour les suivants.`,
  'retry-failed': 'Impossible de réessayer l’envoi',
  dismissed: '{count, plural, one {# e-mail écarté} other {# e-mails écartés}}',
  'dismiss-failed': 'Impossible d’écarter les e-mails',
  'dismiss-emails': 'Écarter des e-mails',
  'try-again': 'Réessayer l’envoi',
  'ask-dismiss': `{count, plural, one {# e-mail quittera} other {# e-mails quitteront}} cette
    liste. Rien n’est envoyé ; l’affaire elle-même reste telle quelle.`,
  'ask-try-some': `{count, plural, one {# e-mail sera essayé} other {# e-mails seront essayés}}
    tout de suite au lieu de plus tard. Ce qui ne peut toujours pas partir attend de nouveau.`,
  'ask-try-all': `Tous les e-mails en attente seront essayés tout de suite au lieu de plus tard.
    Ce qui ne peut toujours pas partir attend de nouveau.`,
  'ask-try-matching': `Tous les e-mails en attente qui correspondent à « {q} » seront essayés
    tout de suite au lieu de plus tard. Ce qui ne peut toujours pas partir attend de nouveau.`,
  'ask-retry-some': `{count, plural, one {# e-mail sera renvoyé} other {# e-mails seront
    renvoyés}}, chacun une seule fois.`,
  'ask-retry-all': 'Tous les e-mails en échec seront renvoyés, chacun une seule fois.',
  'ask-retry-matching':
    'Tous les e-mails en échec qui correspondent à « {q} » seront renvoyés, chacun une seule fois.',

  // What kinds of e-mails are called
  'kind.estimate': 'Devis',
  'kind.estimate_again': 'Devis, renvoyé',
  'kind.reminder': 'Rappel',
  'kind.answer': 'Réponse à une question',
  'kind.approved_copy': 'Copie approuvée',
  'kind.staff_notice': 'Avis au bureau',
  'kind.lead_notice': 'Avis d’une demande',
  'kind.lead_receipt': 'Accusé de réception d’une demande',
  'kind.lead_reply': 'Réponse à une demande',
  'kind.newsletter_confirm': 'Newsletter, à confirmer',
  'kind.newsletter_welcome': 'Newsletter, bienvenue',
  'kind.vendor_schedule': 'Chantier, à un sous-traitant',
  'kind.job_moved': 'Report pour la météo, à un client',
  'kind.job_moved_back': 'Retour à la date prévue après un report météo, à un client',
  'kind.vendor_payment': 'Paiement ou compte bancaire de sous-traitant',
  'kind.password_link': 'Lien pour choisir un mot de passe',
  'kind.address_change': 'Changement d’une adresse e-mail',
  'kind.way_in': 'Changement de la façon de se connecter',

  // How one stands, and what went wrong
  'state.waiting': 'En attente',
  'state.sending': 'En cours d’envoi',
  'state.failed': 'Échec',
  'state.returned': 'Revenu',
  'state.sent': 'Envoyé',
  'problem.server-unreachable': 'Notre serveur de messagerie est injoignable.',
  'problem.server-busy': 'Notre serveur de messagerie nous demande de revenir plus tard.',
  'problem.login-refused':
    'Notre serveur de messagerie nous refuse l’accès : l’utilisateur ou le mot de passe est faux.',
  'problem.connection-insecure':
    'La connexion à notre serveur de messagerie n’est pas sûre : rien n’y est envoyé.',
  'problem.sender-refused':
    'Notre serveur de messagerie ne nous laisse pas écrire depuis notre adresse.',
  'problem.domain-busy':
    'Le serveur de messagerie du destinataire nous demande de revenir plus tard.',
  'problem.mailbox-full': 'La boîte du destinataire est pleine.',
  'problem.try-later':
    'Le serveur de messagerie du destinataire n’a pas pu le prendre à ce moment-là.',
  'problem.address-unknown': 'Cette adresse n’existe pas.',
  'problem.recipient-refused':
    'Le serveur de messagerie du destinataire n’accepte pas nos e-mails.',
  'problem.message-too-large': 'Il est trop volumineux pour le destinataire.',
  'problem.message-refused': 'Le serveur de messagerie du destinataire a refusé cet e-mail.',
  'problem.not-sendable': 'Impossible d’en faire un e-mail.',
  'problem.came-back': 'Il a d’abord été accepté, puis il est revenu.',
  'problem.ours': 'Quelque chose n’a pas marché de notre côté.',

  // What a person has to decide
  'decisions-failed': 'Impossible de charger les décisions',
  'loading-decisions': 'Chargement des décisions…',
  'no-decisions': 'Rien à décider',
  'no-decisions-help': `Ce qui ne doit arriver qu’une fois, comme un paiement, attend ici quand
    personne ne sait comment cela s’est terminé.`,
  'look-first': `Regardez d’abord là où cela se verrait, par exemple dans la liste de la banque.
    Rien ici n’est refait tout seul.`,
  'why-unknown': 'Pourquoi personne ne sait',
  'reason.program-ended': 'Le programme s’est arrêté en cours de route.',
  'reason.no-answer': 'C’était demandé, et aucune réponse claire n’est revenue.',
  'reason.put-back': 'Les données viennent d’une sauvegarde : cela a peut-être été fait depuis.',
  'was-done': 'C’est fait',
  'do-again': 'Le refaire',
  'noted-done': 'Noté comme fait',
  'will-be-done-again': 'Ce sera refait',
  'decided-already': 'Quelqu’un en a décidé entre-temps',
  'decide-failed': 'Impossible d’enregistrer la décision',
  'yes-was-done': 'Oui, c’est fait',
  'yes-do-again': 'Oui, le refaire',
  'ask-done': `compte désormais comme fait, et rien d’autre ne se passe. Votre nom et l’heure
    sont conservés avec.`,
  'ask-again': `est fait encore une fois. Si cela avait réussi la première fois, ce sera arrivé
    deux fois. Votre nom et l’heure sont conservés avec.`,
});
