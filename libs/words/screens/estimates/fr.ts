// French: the list of estimates, and the dashboard’s part of it.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The list
  title: 'Devis',
  standard: 'Devis standard',
  templates: 'Modèles',
  'multi-option': 'À options',
  'all-statuses': 'Tous les statuts',
  search: 'Rechercher des devis',
  'search-hint': 'Rechercher numéro, client ou projet...',
  'archived-ones': 'Archivés',
  export: 'Exporter',
  'export-as-csv': 'Exporter en CSV',
  'estimates-failed': 'Les devis n’ont pas pu être chargés',
  'none-match': 'Aucun devis ne correspond à vos filtres',
  'clear-filters': 'Effacer les filtres',
  'try-another-word': 'Essayez une autre recherche, ou affichez tous les statuts.',
  'none-found': 'Aucun devis trouvé',
  'first-takes-minutes': `Votre première soumission ne prend que quelques minutes. Choisissez un
    client et ajoutez des lignes.`,

  // Its views
  'view.all': 'Tous',
  'view.needs-you': 'À traiter',
  'view.pending': 'En attente',
  'view.expiring': 'Expirent cette semaine',
  'view.draft': 'Brouillons',
  'view.no-job': 'Acceptés, sans chantier',

  // Its figures
  'at-a-glance': 'Les devis en un coup d’œil',
  total: 'Total des devis',
  pending: 'En attente',
  accepted: 'Acceptés',
  revenue: 'Revenus',
  'figures-failed': 'Les chiffres n’ont pas pu être chargés',
  'sent-compared': 'Envoyés : {compared}',
  'none-this-month': 'Aucun encore ce mois-ci',
  'as-many': '{now} ce mois-ci, autant que le mois dernier à date',
  'compared-count': '{now} ce mois-ci, {before} le mois dernier à date',
  'no-money-this-month': 'Rien encore ce mois-ci',
  'no-money-last-month': 'Rien le mois dernier à date',
  'same-as-last': 'Comme le mois dernier à date',
  'compared-money': '{change} % par rapport au mois dernier à date',

  // The columns
  estimate: 'Devis',
  client: 'Client',
  project: 'Projet',
  status: 'Statut',
  amount: 'Montant',
  created: 'Créé',
  'valid-until': 'Valable jusqu’au',
  actions: 'Actions',
  'has-options': ', options',
  'change-order': 'Avenant',
  'not-ready': 'Incomplet',
  'not-ready-to-send': 'Pas prêt à envoyer : {what}',
  'not-ready-to-send-aside': 'Pas prêt à envoyer : ',
  'no-lines': 'Pas encore de lignes',
  'answer-questions': '{questions} : répondre',
  'convert-to-job': 'Convertir en chantier',

  // What is done with one
  'more-actions': 'Plus d’actions pour {number}',
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
  'delete-warning': `Voulez-vous vraiment supprimer {count, plural, one {ce devis} other {ces #
    devis}} ? Cette action est définitive.`,
  'send-estimates': 'Envoyer les devis',
  'send-means': `{count, plural, one {Il part} other {Chacun part}} par courriel avec le PDF et le
    lien pour l’approuver. Qui l’a déjà le reçoit à nouveau.`,
  'not-sent': 'Non envoyées en raison de leur statut :',
  'none-can-be-sent': 'aucun ne peut être envoyé : {reasons}',
  'done-sent': '{count, plural, one {# envoyé} other {# envoyés}}',
  'done-held': '{count, plural, one {# part dans un instant} other {# partent dans un instant}}',
  'done-taken-back': '{count, plural, one {# annulé} other {# annulés}}',
  'done-archived': '{count, plural, one {# archivé} other {# archivés}}',
  'done-restored': '{count, plural, one {# restauré} other {# restaurés}}',
  'done-deleted': '{count, plural, one {# supprimé} other {# supprimés}}',

  // On the dashboard
  'pending-estimates': 'Devis en attente',
  'accepted-estimates': 'Devis acceptés',
  'total-revenue': 'Revenu total',
  tracker: 'Suivi des devis',
  'view-all': 'Voir tous les devis',
  latest: 'Derniers devis',
  'new-estimate': 'Nouveau devis',
  'followed-here': 'Suivez ici les soumissions que vous créez pour vos clients.',

  // Unfinished
  unfinished: 'Inachevés',
  'continue-title': 'Reprenez où vous en étiez',
  'nothing-unfinished': 'Rien d’inachevé',
  'unfinished-are-here':
    'Les soumissions commencées mais non enregistrées sont conservées ici pendant trente jours.',
  'unfinished-estimates': 'Devis inachevés',
  continue: 'Continuer',
  'throw-away-named': 'Jeter {name}',
  'thrown-away': 'Jeté',
  'or-begin-with': 'Ou partez d’',
  'a-template': 'un modèle',
  'throw-away-asked': 'Jeter ceci ?',
  'throw-away': 'Jeter',
  'throw-away-means':
    '« {name} », modifiée en dernier par {by}, sera supprimée pour tout le monde.',
  'kind.simple': 'Nouveau devis',
  'kind.guided': 'Nouveau devis, étape par étape',
  'kind.options': 'Nouveau devis à options',
  'kind.edit': 'Modifications d’un devis',
  untitled: 'Pas encore de titre',
  you: 'vous',
  'has-it-open': '{count, plural, one {{names} l’a ouvert} other {{names} l’ont ouvert}}',
});
