// French: the list of estimates, and the dashboard’s part of it.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The list
  title: 'Soumissions',
  standard: 'Soumission standard',
  templates: 'Modèles',
  'multi-option': 'Plusieurs options',
  'all-statuses': 'Tous les statuts',
  search: 'Rechercher des soumissions',
  'search-hint': 'Rechercher numéro, client ou projet...',
  'archived-ones': 'Archivées',
  export: 'Exporter',
  'export-as-csv': 'Exporter en CSV',
  'estimates-failed': 'Les soumissions n’ont pas pu être chargées',
  'none-match': 'Aucune soumission ne correspond à vos filtres',
  'clear-filters': 'Effacer les filtres',
  'try-another-word': 'Essayez une autre recherche, ou affichez tous les statuts.',
  'none-found': 'Aucune soumission trouvée',
  'first-takes-minutes': `Votre première soumission ne prend que quelques minutes. Choisissez un
    client et ajoutez des lignes.`,

  // Its views
  'view.all': 'Toutes',
  'view.needs-you': 'À traiter',
  'view.pending': 'En attente',
  'view.expiring': 'Expirent cette semaine',
  'view.draft': 'Brouillons',
  'view.no-job': 'Acceptées, sans chantier',

  // Its figures
  'at-a-glance': 'Les soumissions en un coup d’œil',
  total: 'Total des soumissions',
  pending: 'En attente',
  accepted: 'Acceptées',
  revenue: 'Revenus',
  'figures-failed': 'Les chiffres n’ont pas pu être chargés',
  'sent-compared': 'Envoyées : {compared}',
  'none-this-month': 'Aucune pour l’instant ce mois-ci',
  'as-many': '{now} ce mois-ci, autant qu’à pareille date le mois dernier',
  'compared-count': '{now} ce mois-ci, {before} à pareille date le mois dernier',
  'no-money-this-month': 'Rien pour l’instant ce mois-ci',
  'no-money-last-month': 'Rien à pareille date le mois dernier',
  'same-as-last': 'Comme à pareille date le mois dernier',
  'compared-money': '{change} % par rapport à pareille date le mois dernier',

  // The columns
  estimate: 'Soumission',
  client: 'Client',
  project: 'Projet',
  status: 'Statut',
  amount: 'Montant',
  created: 'Créée',
  'valid-until': 'Valable jusqu’au',
  actions: 'Actions',
  'has-options': ', options',
  'change-order': 'Avenant',
  'not-ready': 'Incomplète',
  'not-ready-to-send': 'Pas prête à envoyer : {what}',
  'not-ready-to-send-aside': 'Pas prête à envoyer : ',
  'no-lines': 'Pas encore de lignes',
  'answer-questions': '{questions} : répondre',
  'convert-to-job': 'Convertir en chantier',

  // What is done with one
  'more-actions': 'Autres actions pour {number}',
  'download-pdf': 'Télécharger le PDF',
  view: 'Voir',
  'view-named': 'Voir {number}',
  edit: 'Modifier',
  'edit-named': 'Modifier {number}',
  'send-to-client': 'Envoyer au client',
  'resend-email': 'Renvoyer le courriel',

  // What is done with several
  send: 'Envoyer',
  archive: 'Archiver',
  delete: 'Supprimer',
  'delete-drafts': 'Supprimer les brouillons',
  'delete-warning': `Voulez-vous vraiment supprimer {count, plural, one {cette soumission} other
    {ces # soumissions}} ? Cette action est définitive.`,
  'send-estimates': 'Envoyer les soumissions',
  'send-means': `{count, plural, one {Elle part} other {Chacune part}} par courriel avec le PDF et
    le lien pour l’approuver. Les clients qui l’ont déjà la recevront de nouveau.`,
  'not-sent': 'Non envoyées en raison de leur statut :',
  'none-can-be-sent': 'aucune ne peut être envoyée : {reasons}',
  'done-sent': '{count, plural, one {# envoyée} other {# envoyées}}',
  'done-held': '{count, plural, one {# part dans un instant} other {# partent dans un instant}}',
  'done-taken-back': '{count, plural, one {# envoi annulé} other {# envois annulés}}',
  'done-archived': '{count, plural, one {# archivée} other {# archivées}}',
  'done-restored': '{count, plural, one {# restaurée} other {# restaurées}}',
  'done-deleted': '{count, plural, one {# supprimée} other {# supprimées}}',

  // On the dashboard
  'pending-estimates': 'Soumissions en attente',
  'accepted-estimates': 'Soumissions acceptées',
  'total-revenue': 'Revenus totaux',
  tracker: 'Suivi des soumissions',
  'view-all': 'Voir toutes les soumissions',
  latest: 'Dernières soumissions',
  'new-estimate': 'Nouvelle soumission',
  'followed-here': 'Suivez ici les soumissions que vous créez pour vos clients.',

  // Unfinished
  unfinished: 'Inachevées',
  'continue-title': 'Reprenez où vous en étiez',
  'nothing-unfinished': 'Rien d’inachevé',
  'unfinished-are-here':
    'Les soumissions commencées mais non enregistrées sont conservées ici pendant trente jours.',
  'unfinished-estimates': 'Soumissions inachevées',
  continue: 'Continuer',
  'throw-away-named': 'Abandonner {name}',
  'thrown-away': 'Abandonnée',
  'or-begin-with': 'Ou partez d’',
  'a-template': 'un modèle',
  'throw-away-asked': 'Abandonner ce travail inachevé ?',
  'throw-away': 'Abandonner',
  'throw-away-means':
    '« {name} », modifiée en dernier par {by}, sera supprimée pour tout le monde.',
  'kind.simple': 'Nouvelle soumission',
  'kind.guided': 'Nouvelle soumission, étape par étape',
  'kind.options': 'Nouvelle soumission à plusieurs options',
  'kind.edit': 'Modifications d’une soumission',
  untitled: 'Sans titre',
  you: 'vous',
  'has-it-open': '{count, plural, one {{names} l’a ouverte} other {{names} l’ont ouverte}}',
});
