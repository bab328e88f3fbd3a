// French: vendors.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The list
  vendors: 'Sous-traitants',
  'vendors-counted': 'Sous-traitants ({count})',
  lead: 'Gérez les sous-traitants et les marchands avec qui vous travaillez',
  'add-vendor': 'Ajouter un sous-traitant',
  import: 'Importer',
  export: 'Exporter',
  loading: 'Chargement des sous-traitants...',
  'load-failed': 'Les sous-traitants n’ont pas pu être chargés',
  search: 'Rechercher des sous-traitants',
  'search-placeholder': 'Rechercher des sous-traitants...',
  'all-categories': 'Toutes les catégories',
  'no-vendors': 'Aucun sous-traitant trouvé',
  'clear-filters': 'Effacer les filtres',
  'try-another-word': 'Essayez un autre mot ou regardez toutes les catégories',
  'add-first': 'Commencez par ajouter votre premier sous-traitant',

  // Views
  'view-all': 'Tous',
  'view-newest': 'Plus récents',

  // Figures
  'at-a-glance': 'Les sous-traitants en un coup d’œil',
  'total-vendors': 'Total des sous-traitants',
  'active-vendors': 'Sous-traitants actifs',
  'active-hint': 'Disponibles pour de nouveaux travaux',
  categories: 'Catégories',
  'categories-hint': 'Métiers couverts',

  // How they stand
  active: 'Actif',
  inactive: 'Inactif',
  archived: 'Archivé',
  'papers-ended': 'Document expiré',
  'papers-end-soon': 'Document expire bientôt',
  'paper-ended': '{paper} : expiré',
  'paper-ends-soon': '{paper} : expire bientôt',

  // Columns and fields
  vendor: 'Sous-traitant',
  contact: 'Personne-ressource',
  category: 'Catégorie',
  status: 'Statut',
  actions: 'Actions',
  'company-name': 'Nom de l’entreprise',
  'contact-person': 'Personne-ressource',
  email: 'Courriel',
  phone: 'Téléphone',
  address: 'Adresse',
  notes: 'Notes',
  'no-category': 'Sans catégorie',
  'inactive-help': `Les sous-traitants inactifs gardent leur historique, mais ne peuvent pas
    recevoir de nouveaux paiements.`,

  // Adding, editing
  'edit-vendor': 'Modifier le sous-traitant',
  'save-changes': 'Enregistrer',
  saving: 'Enregistrement...',
  open: 'Ouvrir',
  added: 'Sous-traitant ajouté',
  'add-failed': 'Le sous-traitant n’a pas pu être ajouté',
  updated: 'Sous-traitant modifié',
  'update-failed': 'Le sous-traitant n’a pas pu être modifié',
  'edit-named': 'Modifier {name}',

  // Deleting, restoring
  delete: 'Supprimer',
  'delete-named': 'Supprimer {name}',
  'delete-asked': 'Supprimer {name} ?',
  'delete-lead': `Si le sous-traitant a des paiements, des chantiers ou un compte bancaire, il est
    plutôt archivé : il quitte la liste, mais peut être restauré en tout temps. La suppression est
    irréversible.`,
  deleted: 'Sous-traitant supprimé',
  'vendor-archived': 'Sous-traitant archivé',
  'delete-failed': 'Le sous-traitant n’a pas pu être supprimé',
  'restore-named': 'Restaurer {name}',
  restored: 'Sous-traitant restauré',
  'restored-more': '{name} est de nouveau dans la liste.',
  'restore-failed': 'Le sous-traitant n’a pas pu être restauré',

  // Several at once
  'make-active': 'Rendre actif',
  'make-inactive': 'Rendre inactif',
  'made-active': '{count, plural, one {# rendu actif} other {# rendus actifs}}',
  'made-inactive': '{count, plural, one {# rendu inactif} other {# rendus inactifs}}',

  // Import
  'import-vendors': 'Importer des sous-traitants',
  'import-lead': `La première ligne nomme les colonnes. Name, Contact Person, Email et Phone sont
    obligatoires ; Address, Category et Notes sont facultatives. Une ligne met à jour un
    sous-traitant si elle a son ID exporté, ou le même nom et la même adresse courriel. Les comptes
    bancaires ne sont jamais importés. Vous verrez ce qu’il advient de chaque ligne avant tout
    enregistrement.`,
  'import-failed': 'Les sous-traitants n’ont pas pu être importés',
  'read-failed': 'Le fichier n’a pas pu être lu',
});
