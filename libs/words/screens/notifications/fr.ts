// French: notifications.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Notifications',
  unread: 'Notifications, {count} non lues',
  failed: 'Les notifications n’ont pas pu être chargées',
  loading: 'Chargement des notifications…',
  nothing: 'Aucune notification pour l’instant',
  'nothing-latest': 'Vous verrez ici quand un client répond à une soumission ou pose une question.',
  'nothing-all':
    'Vous verrez ici quand un client ouvre une soumission, y répond ou pose une question.',
  opened: `{count, plural, one {Une soumission a été ouverte} many {# soumissions ont été ouvertes}
    other {# soumissions ont été ouvertes}}`,
  all: 'Toutes les notifications',
  'read-failed': 'Les notifications n’ont pas pu être marquées comme lues',
  'read-all': 'Tout marquer comme lu',
  new: ' (nouvelle)',
  lead: 'Activité des clients et courriels non livrés.',
  which: 'Filtrer les notifications',
  'show-all': 'Toutes',
  'show-news': 'Réponses et demandes',
  'show-views': 'Ouvertes',
  more: 'Afficher plus',
  dashboard: 'Tableau de bord',
});
