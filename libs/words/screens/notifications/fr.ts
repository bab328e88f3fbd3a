// French: notifications.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Notifications',
  unread: 'Notifications, {count} non lues',
  failed: 'Les notifications n’ont pas pu être chargées',
  loading: 'Chargement des notifications…',
  nothing: 'Rien pour le moment',
  'nothing-latest': 'Quand un client répond à un devis ou pose une question, cela s’affiche ici.',
  'nothing-all':
    'Quand un client ouvre un devis, y répond ou pose une question, cela s’affiche ici.',
  opened: `{count, plural, one {Un devis a été ouvert} many {# devis ont été ouverts} other {#
    devis ont été ouverts}}`,
  all: 'Toutes les notifications',
  'read-failed': 'Les notifications n’ont pas pu être marquées comme lues',
  'read-all': 'Tout marquer comme lu',
  new: ' (nouveau)',
  lead: 'Ce que vos clients ont fait, et les e-mails non arrivés.',
  which: 'Quelles notifications',
  'show-all': 'Toutes',
  'show-news': 'Réponses et demandes',
  'show-views': 'Ouverts',
  more: 'Afficher plus',
  dashboard: 'Tableau de bord',
});
