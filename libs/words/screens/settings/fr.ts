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
  'saved-waiting': 'Enregistré. Les règles plus souples attendent une autre personne',
  'asked-by': ', à la demande de {who}',
  'save-failed': 'Impossible d’enregistrer les réglages',
  'see-on-website': 'Le voir sur votre site',
  'load-failed': 'Impossible de charger ces réglages',
  loading: 'Chargement des réglages...',
  changed: 'Modifié',
  by: 'par {who}',
  'fill-in-again': 'Réutiliser ces valeurs',
  'first-change': 'C’était la première modification.',

  // What parts of a section are called where somebody else changed them
  'part.entries': 'Entrées',
  'part.processingFeePercentage': 'Frais de paiement par carte',
  'part.any': 'Tous les travaux',
  'part.replacement': 'Remplacement',
  'part.repair': 'Réparation',
  'part.storm': 'Dégâts de tempête',
  'part.upkeep': 'Entretien',
  'part.inspection': 'Inspection',
  'part.emergency': 'Urgence',
  'part.adminsNeedSecondFactor': 'Exiger la connexion en deux étapes des administrateurs',
  'part.approverIsNotPlanner': 'La personne qui crée un paiement ne peut pas l’approuver',
  'part.twoApprovalsAbove': 'Exiger deux approbations au-delà de',
  'part.mostPerPayment': 'Limite par paiement',
  'part.dailyLimit': 'Limite quotidienne',
  'part.refuseLapsedInsurance':
    'Retenir les paiements aux sous-traitants dont l’assurance est expirée',
  'part.mailRemittance':
    'Envoyer un courriel aux sous-traitants quand un paiement arrive ou est retourné',
  'part.odfiRoutingNumber': 'Numéro d’acheminement de la banque',
  'part.destinationName': 'Nom du destinataire',
  'part.destinationRoutingNumber': 'Numéro d’acheminement du destinataire',
  'part.immediateOrigin': 'Origine immédiate',
  'part.originName': 'Nom de l’origine',
  'part.companyName': 'Nom de l’entreprise',
  'part.companyId': 'Identifiant de l’entreprise',
  'part.entryDescription': 'Libellé de l’écriture',
  'part.cutOff': 'Heure limite',
  'part.sameDayCutOff': 'Heure limite du jour même',
  'part.leadDays': 'Les paiements arrivent après',

  // Appearance
  'appearance-lead':
    'Les changements s’appliquent tout de suite et sont enregistrés dans ce navigateur.',
  theme: 'Thème',
  'theme.light': 'Clair',
  'theme.dark': 'Sombre',
  'theme.system': 'Système',
  'theme-hint.light': 'Lumineux, pour le jour',
  'theme-hint.dark': 'Repose les yeux la nuit',
  'theme-hint.system': 'Comme votre appareil',
  compact: 'Mode compact : plus de lignes à l’écran',

  // Notifications
  'notifications-lead': `Comment vous êtes averti. Chacun fait ses propres choix. Les paiements
    retournés et les documents de sous-traitants qui expirent apparaissent toujours sous la
    cloche.`,
  'choices-failed': 'Impossible de charger vos choix',
  'choice-failed': 'Votre choix n’a pas pu être enregistré',
  'choice-saved': 'Enregistré',
  'notice.emailNotifications': 'Avis par courriel',
  'notice.smsNotifications': 'Avis par texto',
  'notice.jobReminders': 'Rappels de chantiers',
  'notice.estimateUpdates': 'Nouvelles des soumissions',
  'notice.clientMessages': 'Messages de clients',
  'to-address': 'À {email}',
  'no-telephone': `Vous n’avez pas de numéro de téléphone au dossier. Un administrateur peut en
    ajouter un sous Utilisateurs.`,
  'notice-hint.smsNotifications':
    'Les textos demandent un service d’envoi. Aucun n’est encore configuré : rien n’est envoyé.',
  'notice-hint.jobReminders': 'Un courriel la veille au soir avec les chantiers qui commencent',
  'notice-hint.estimateUpdates':
    'Quand une soumission est consultée, approuvée ou refusée, ou que son courriel n’est pas livré',
  'notice-hint.clientMessages':
    'Messages, questions, demandes de modification et demandes du site web',

  // Your data
  'data-lead': 'Toutes les données de votre entreprise dans un fichier ZIP. Elles sont à vous.',
  'download-all': 'Tout télécharger',
  'download-failed': 'Impossible de télécharger vos données',
  'download-begun': `Le téléchargement a commencé ; votre navigateur en montre l’avancement. Une
    grande entreprise peut prendre quelques minutes. Vous pouvez quitter cette page.`,
  'data-in': `Clients, demandes, soumissions avec leurs lignes, chantiers, sous-traitants, paiements
    et lots, le catalogue de prix et les utilisateurs, chacun en tableau pour tableur (CSV) et
    avec tous les détails (JSON lines), et tout l’historique, événement par événement.`,
  'data-not-in': `Non compris : numéros de comptes bancaires, mots de passe et photos. Ils sont dans
    la sauvegarde que fait l’administrateur de votre serveur :`,
  downloads: 'Téléchargements',
  'downloads-lead': 'Chaque téléchargement est consigné en permanence, avec son auteur.',
  'downloads-caption': 'Téléchargements de toutes les données',
  'downloads-failed': 'Impossible de charger les téléchargements',
  'loading-downloads': 'Chargement des téléchargements...',
  'downloaded-by': 'Téléchargé par',
  when: 'Quand',
  'no-downloads': 'Aucun téléchargement pour l’instant',
  'no-downloads-help': 'Les téléchargements apparaissent ici, avec leur auteur.',

  // Signing in
  'signing-in-lead': `Quand c’est activé, les administrateurs sans connexion en deux étapes
    doivent l’activer avant toute autre chose, même s’ils sont déjà connectés. C’est facultatif
    pour les autres.`,
  'factor-lacking': `{count, plural, one {Un administrateur n’a} other {{count, number}
    administrateurs n’ont}} pas encore la connexion en deux étapes`,
  'factor-lacking-lead': `{you, select, yes {Vous en faites partie : après l’enregistrement, vous
    serez dirigé vers votre compte pour la configurer avant de continuer.} no {Vous l’avez ; rien ne
    change pour vous.}} {others, plural, =0 {} one {L’autre y sera dirigé à sa prochaine action.}
    other {Les autres y seront dirigés à leur prochaine action.}} Personne n’est déconnecté.`,
  'only-passkey': `{count, plural, one {Un administrateur a} other {{count, number}
    administrateurs ont}} une clé d’accès et aucun code de récupération`,
  'only-passkey-lead': `S’ils perdent l’appareil, leur mot de passe ne suffira pas, et il ne restera
    peut-être personne pour les aider. Ils peuvent créer des codes de récupération dans leur compte,
    sous Clés d’accès, ou configurer la connexion en deux étapes avec une application, qui en donne
    aussi.`,
  'admins-two-step': 'Exiger la connexion en deux étapes des administrateurs',
});
