// French: what lists are made of: rows that are chosen, views that are kept.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Rows that are chosen
  select: 'Sélectionner {name}',
  'select-all': 'Tout sélectionner dans la liste affichée : {what}',
  'with-chosen': 'Avec la sélection : {what}',
  selected: 'Sélection : {count}',
  'clear-selection': 'Effacer la sélection',

  // Views
  views: 'Vues',
  'remove-view': 'Supprimer la vue {name}',
  'save-view': 'Enregistrer comme vue',
  'save-view-lead': 'Enregistre la recherche, les filtres et le tri de cette liste.',
  'save-it': 'Enregistrer la vue',
  saving: 'Enregistrement...',
  name: 'Nom',
  'name-missing': 'Saisissez un nom pour continuer.',
});
