// French: an item of the price book: its form, and the way into an estimate.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The dialog
  'new.service': 'Nouveau service',
  'new.material': 'Nouveau matériau',
  'edit.service': 'Modifier le service',
  'edit.material': 'Modifier le matériau',
  'edit-item': 'Modifier l’article',
  'loading-item': 'Chargement de l’article...',
  'item-failed': 'L’article n’a pas pu être chargé',
  'categories-failed': 'Les catégories n’ont pas pu être chargées',
  'no-items': 'Aucun article trouvé',
  'back-to-book': 'Retour au catalogue de prix',
  'is-archived': 'Cet article est archivé',
  'restore-first': 'Restaurez-le dans les archives avant de le modifier.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',

  // The fields
  name: 'Nom',
  category: 'Catégorie',
  'choose-category': 'Choisissez une catégorie',
  'no-categories': 'Pas encore de catégories',
  'named.service': '{name} (services)',
  'named.material': '{name} (matériaux)',
  'new-category': 'Nouvelle catégorie',
  'type-new-name': 'Ou saisissez un nouveau nom',
  unit: 'Unité',
  'standard-price-field': 'Prix standard',
  'standard-price-help': 'Ce que paie le client.',
  'cost-price': 'Prix de revient',
  'cost-price-help': 'Ce qu’il vous coûte. Visible par votre équipe seulement.',
  margin: 'Marge',
  'margin-unknown': 'saisissez un coût pour la voir',
  'scope-of-work': 'Étendue des travaux',
  description: 'Description',
  exclusions: 'Exclusions',
  'exclusions-help': 'Ce que le prix ne couvre pas.',
  process: 'Déroulement',
  'process-help': 'Comment se passent les travaux, étape par étape.',
  offered: 'Disponible pour les soumissions',
  taxable: 'Taxable',

  // Saving
  'choose-or-create': 'Choisissez une catégorie ou créez-en une',
  error: 'Erreur',
  'item-saved': 'Article enregistré',
  'save-failed': 'L’article n’a pas pu être enregistré',
  'item-updated': 'Article mis à jour',
  'update-failed': 'L’article n’a pas pu être mis à jour',
  'category-failed': 'La catégorie n’a pas pu être créée',

  // What somebody else changed
  'standard-price': 'Prix standard',
  cost: 'Coût',
  yes: 'Oui',
  no: 'Non',
  'another-category': 'une autre catégorie',

  // Archiving
  'archive-item': 'Archiver l’article',
  'archive-asked': 'Archiver {name} ?',
  archive: 'Archiver',
  'archive-means': `Il sera retiré du catalogue de prix et ne pourra plus être ajouté aux
    soumissions. Les soumissions existantes ne changeront pas, et vous pourrez le restaurer en tout
    temps.`,
  'item-archived': 'Article archivé',
  'archive-failed': 'L’article n’a pas pu être archivé',

  // Into an estimate
  'add-from-book': 'Ajouter du catalogue de prix',
  'open-book': 'Ouvrir le catalogue de prix',
  'add-item': 'Ajouter l’article',
  'add-items': 'Ajouter {count} articles',
  search: 'Rechercher dans le catalogue de prix',
  'search-hint': 'Rechercher services et matériaux...',
  'which-items': 'Type d’article',
  all: 'Tous',
  services: 'Services',
  materials: 'Matériaux',
  'none-in-book': 'Aucun article dans le catalogue de prix',
  'none.service': 'Aucun service dans le catalogue de prix',
  'none.material': 'Aucun matériau dans le catalogue de prix',
  'services-failed': 'Les services n’ont pas pu être chargés',
  'materials-failed': 'Les matériaux n’ont pas pu être chargés',
  'loading-book': 'Chargement du catalogue de prix...',
  'try-another-word': 'Essayez une autre recherche.',
  'add-them-first': 'Ajoutez-les d’abord dans la section Catalogue de prix.',
  'items-of-book': 'Articles du catalogue de prix',
  'show-more': 'Afficher plus',
  quantity: 'Quantité',
  'quantity-of': 'Quantité de {name}',
});
