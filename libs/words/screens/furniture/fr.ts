// French: what all screens are made of: fields, tables, dialogs, notices.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  cancel: 'Annuler',
  close: 'Fermer',
  done: 'Terminé',
  'try-again': 'Réessayer',
  loading: 'Chargement…',
  'show-more': 'Afficher plus',
  optional: 'Facultatif',
  'clear-search': 'Effacer la recherche',
  'filter-and-sort': 'Filtrer et trier',
  'sort-by': 'Trier par',
  'best-match': 'Meilleurs résultats d’abord',
  'last-to-first': 'Décroissant',
  'first-to-last': 'Croissant',
  notifications: 'Notifications (F8)',
  'remove-filter': 'Retirer le filtre : {label}',
  results: 'Résultats',
  steps: 'Étapes',
});
