// French: notifications.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Notifications',
  unread: 'Notifications, {count} non lues',
  failed: 'Les notifications n’ont pas pu être chargées',
  loading: 'Chargement des notifications…',
  nothing: 'Aucune notification pour l’instant',
  'nothing-latest': 'Vous verrez ici quand un client répond ou pose une question sur un devis.',
  'nothing-all': 'Vous verrez ici quand un client ouvre un devis, y répond ou pose une question.',
  opened: `{count, plural, one {Un devis a été ouvert} many {# devis ont été ouverts} other {#
    devis ont été ouverts}}`,
  all: 'Toutes les notifications',
  'read-failed': 'Les notifications n’ont pas pu être marquées comme lues',
  'read-all': 'Tout marquer comme lu',
  new: ' (nouveau)',
  lead: 'Activité des clients et courriels non livrés.',
  which: 'Filtrer les notifications',
  'show-all': 'Toutes',
  'show-news': 'Réponses et demandes',
  'show-views': 'Ouverts',
  more: 'Afficher plus',
  dashboard: 'Tableau de bord',
});
