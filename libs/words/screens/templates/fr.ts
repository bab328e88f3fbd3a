// French: sets of lines that are offered again and again.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  templates: 'Modèles',
  estimates: 'Soumissions',
  about: 'Des lignes que vous utilisez souvent, prêtes à insérer dans une soumission.',
  search: 'Rechercher des modèles',
  'search-example': 'Rechercher des modèles...',
  'load-failed': 'Les modèles n’ont pas pu être chargés',
  loading: 'Chargement des modèles',
  'show-more': 'Afficher plus',
  // Its columns
  'column-template': 'Modèle',
  'column-lines': 'Contenu',
  'column-items': 'Lignes',
  'column-subtotal': 'Sous-total',
  'column-saved': 'Enregistré',
  'column-actions': 'Actions',
  // A template
  'line-items': '{count, plural, one {# ligne} other {# lignes}}',
  insert: 'Insérer',
  'insert-it': 'Insérer {name}',
  'rename-it': 'Renommer {name}',
  'delete-it': 'Supprimer {name}',
  'add-from': 'Ajouter depuis un modèle',
  // None
  'none-yet': 'Aucun modèle pour l’instant',
  'how-to-begin': `Saisissez une fois les lignes d’une toiture typique, puis appuyez sur
    « Enregistrer comme modèle » au-dessous.`,
  'none-found': 'Aucun modèle trouvé',
  'try-others': 'Essayez d’autres mots',
  'clear-search': 'Effacer la recherche',
  // Rename and delete
  rename: 'Renommer le modèle',
  name: 'Nom du modèle',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  'delete-question': 'Supprimer ce modèle ?',
  'what-goes': `« {name} » ne sera plus disponible. Les soumissions créées à partir de ce modèle
    gardent leurs lignes.`,
  delete: 'Supprimer',
  deleted: 'Modèle supprimé',
  'delete-failed': 'Le modèle n’a pas pu être supprimé',
  'done-deleted': '{count, plural, one {# supprimé} other {# supprimés}}',
  'done-restored': '{count, plural, one {# restauré} other {# restaurés}}',
  // Save as template
  'save-as': 'Enregistrer comme modèle',
  'name-example': 'p. ex. Réfection en bardeaux d’asphalte, une couche',
  'describe-first': 'Décrivez d’abord au moins une ligne.',
  contents: '{count, plural, one {# ligne} other {# lignes}}, avec textes, quantités et prix.',
  'no-line-yet': 'Il n’y a pas encore de ligne.',
  'save-new': 'Enregistrer le modèle',
  replace: 'Remplacer le modèle',
  saved: 'Modèle enregistré',
  'save-failed': 'Le modèle n’a pas pu être enregistré',
  replaces: 'Remplace',
  'replaces-nothing': 'Rien : un nouveau modèle',
});
