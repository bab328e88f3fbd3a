// French: settings: their list, what all panels share, and the small ones.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page and its list
  title: 'Réglages',
  'page-title': '{place} · Réglages',
  description:
    'Votre entreprise, votre site, l’apparence de l’application et qui peut se connecter',
  sections: 'Rubriques des réglages',
  'no-section': 'Cette rubrique n’existe pas',
  'no-section-help': 'Elle a peut-être été déplacée, ou votre rôle n’y donne pas accès.',

  // Saving a panel
  saving: 'Enregistrement...',
  save: 'Enregistrer',
  discard: 'Annuler les modifications',
  saved: 'Réglages enregistrés',
  'save-failed': 'Impossible d’enregistrer les réglages',
  'see-on-website': 'Le voir sur votre site',
  'load-failed': 'Impossible de charger ces réglages',
  loading: 'Chargement des réglages...',
  changed: 'Modifié',
  by: 'par {who}',
  'fill-in-again': 'Remplir de nouveau',
  'first-change': 'C’était la première modification.',

  // What parts of a section are called where somebody else changed them
  'part.entries': 'Entrées',
  'part.processingFeePercentage': 'Pourcentage de frais de traitement',
  'part.any': 'Tous',
  'part.replacement': 'Remplacement',
  'part.repair': 'Réparation',
  'part.storm': 'Tempête',
  'part.upkeep': 'Entretien',
  'part.inspection': 'Inspection',
  'part.emergency': 'Urgence',
  'part.adminsNeedSecondFactor': 'Second facteur exigé des administrateurs',
  'part.approverIsNotPlanner': 'L’approbateur n’est pas le planificateur',
  'part.twoApprovalsAbove': 'Deux approbations au-delà de',
  'part.mostPerPayment': 'Maximum par paiement',
  'part.dailyLimit': 'Limite par jour',
  'part.refuseLapsedInsurance': 'Refuser une assurance expirée',
  'part.mailRemittance': 'Avis de paiement par e-mail',
  'part.odfiRoutingNumber': 'Numéro de routage ODFI',
  'part.destinationName': 'Nom du destinataire',
  'part.destinationRoutingNumber': 'Numéro de routage du destinataire',
  'part.immediateOrigin': 'Origine immédiate',
  'part.originName': 'Nom de l’origine',
  'part.companyName': 'Nom de l’entreprise',
  'part.companyId': 'Identifiant de l’entreprise',
  'part.entryDescription': 'Libellé de l’écriture',
  'part.cutOff': 'Heure limite',
  'part.sameDayCutOff': 'Heure limite du jour même',
  'part.leadDays': 'Jours de délai',

  // Appearance
  'appearance-lead': 'S’applique tout de suite et reste dans ce navigateur.',
  theme: 'Thème',
  'theme.light': 'Clair',
  'theme.dark': 'Sombre',
  'theme.system': 'Système',
  'theme-hint.light': 'Lumineux, pour le jour',
  'theme-hint.dark': 'Repose les yeux la nuit',
  'theme-hint.system': 'Comme cet appareil',
  compact: 'Mode compact : plus de lignes à l’écran',

  // Notifications
  'notifications-lead': `Comment vous êtes averti. Les autres choisissent pour eux-mêmes.
    L’argent revenu et les papiers de sous-traitants qui expirent apparaissent dans la cloche
    quoi que vous choisissiez.`,
  'choices-failed': 'Impossible de charger vos choix',
  'choice-failed': 'Ce n’a pas été enregistré',
  'choice-saved': 'Enregistré',
  'notice.emailNotifications': 'Avis par e-mail',
  'notice.smsNotifications': 'Avis par SMS',
  'notice.jobReminders': 'Rappels de chantiers',
  'notice.estimateUpdates': 'Nouvelles des devis',
  'notice.clientMessages': 'Messages de clients',
  'to-address': 'À {email}',
  'no-telephone':
    'Il n’y a pas encore de téléphone à vous. Un administrateur le saisit sous Utilisateurs.',
  'notice-hint.smsNotifications':
    'Les SMS demandent un prestataire. Aucun n’est encore configuré : rien n’est envoyé.',
  'notice-hint.jobReminders': 'Par e-mail, la veille au soir : quels chantiers commencent',
  'notice-hint.estimateUpdates': 'Vus, approuvés, refusés, et e-mails non arrivés',
  'notice-hint.clientMessages': 'Questions, changements souhaités, demandes du site',

  // Your data
  'data-lead':
    'Tout ce que l’entreprise possède, dans un zip : c’est à vous, quoi que vous en fassiez.',
  'download-all': 'Tout télécharger',
  'download-failed': 'Impossible de télécharger vos données',
  'download-begun': `Le téléchargement a commencé ; votre navigateur montre où il en est. Une
    grande entreprise prend quelques minutes. Restez sur cette page ou quittez-la, il continue.`,
  'data-in': `Clients, demandes, devis avec leurs lignes, chantiers, sous-traitants, paiements
    et lots, le catalogue de prix et les utilisateurs, chacun en tableau pour tableur (CSV) et
    avec tous les détails (JSON lines), et tout l’historique, événement par événement.`,
  'data-not-in': `N’y sont pas : numéros de comptes bancaires, mots de passe et photos. Ils sont
    dans une sauvegarde, que fait la personne qui gère le serveur :`,
  downloads: 'Téléchargements',
  'downloads-lead': 'Chacun est noté pour toujours, avec son auteur.',
  'downloads-caption': 'Téléchargements de toutes les données',
  'downloads-failed': 'Impossible de charger les téléchargements',
  'loading-downloads': 'Chargement des téléchargements...',
  'downloaded-by': 'Téléchargé par',
  when: 'Quand',
  'no-downloads': 'Personne n’a encore rien téléchargé',
  'no-downloads-help': 'Qui le fait apparaît ici.',

  // Signing in
  'signing-in-lead': `Un administrateur sans connexion en deux étapes l’active avant toute
    chose, même s’il est connecté maintenant. Tous les autres peuvent l’utiliser.`,
  'factor-lacking': `{count, plural, one {Un administrateur n’a} other {{count, number}
    administrateurs n’ont}} pas encore la connexion en deux étapes`,
  'factor-lacking-lead': `{you, select, yes {Vous en faites partie : dès l’enregistrement, vous êtes
    conduit à votre compte pour l’activer, et le reste s’ouvre ensuite.} no {Vous l’avez, et
    continuez comme avant.}} {others, plural, =0 {} one {L’autre y sera conduit à sa prochaine
    action.} other {Les autres y seront conduits à leur prochaine action.}} Personne n’est
    déconnecté.`,
  'only-passkey': `{count, plural, one {Un administrateur a} other {{count, number}
    administrateurs ont}} une clé d’accès et aucun code de récupération`,
  'only-passkey-lead': `Sans l’appareil, le mot de passe ne les laisse plus entrer, et il ne reste
    peut-être personne pour aider. Ils créent des codes de récupération dans leur compte, sous
    Clés d’accès, ou activent la connexion en deux étapes avec une application, qui en donne
    aussi.`,
  'admins-two-step': 'Connexion en deux étapes exigée des administrateurs',
});
