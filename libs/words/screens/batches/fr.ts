// French: batches: the list of them, how each stands, and stopping one.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The list
  title: 'Lots',
  'title-count': 'Lots ({count})',
  lead: 'Ce qui est parti à la banque, et ce qu’il en est advenu',
  'vendor-payments': 'Paiements aux sous-traitants',
  search: 'Rechercher des lots',
  'search-placeholder': 'Numéro, sous-traitant, montant ou numéro de suivi',
  loading: 'Chargement des lots...',
  'load-failed': 'Les lots n’ont pas pu être chargés',
  'none-yet': 'Aucun lot pour l’instant',
  'none-yet-hint': 'Traitez des paiements approuvés pour créer un lot.',
  'none-found': 'Aucun lot trouvé',
  'none-found-hint': `Aucun lot ne porte le numéro « {q} », ni ne paie ce sous-traitant, ce
    montant ou ce numéro de suivi.`,
  'clear-search': 'Effacer la recherche',

  // A batch in it
  batch: 'Lot',
  opened: 'Créé',
  status: 'Statut',
  arrives: 'Arrivée',
  payments: 'Paiements',
  total: 'Total',
  'test-transfers': 'Virements d’essai',
  'no-money': 'sans argent',

  // What is in it, and how it stands
  'contents.payments': '{count, plural, one {# paiement} other {# paiements}}',
  'contents.prenotes': '{count, plural, one {# virement d’essai} other {# virements d’essai}}',
  'contents-on': '{contents}, {day}',
  'status.open': 'Ouvert',
  'status.stopped': 'Arrêté',
  'status.written': 'Fichier créé',
  'status.submitting': 'Envoi en cours',
  'status.submitted': 'Envoyé',
  'status.accepted': 'Accepté',
  'status.rejected': 'Rejeté',
  'status.finished': 'Réglé',
  returned: '{count, plural, one {# retourné} other {# retournés}}',

  // Beside the approved payments
  'at-the-bank': 'À la banque',
  'all-batches': 'Tous les lots',

  // As long as it can be stopped
  'goes-in': 'Part à la banque dans {left}',
  'goes-now': 'Part à la banque maintenant',
  stop: 'Arrêter le lot',
  stopped: 'Lot arrêté',
  'stopped-means': `Rien n’a été envoyé à la banque ; les paiements sont de nouveau sous
    Approuvés.`,
  'stop-failed': 'Le lot n’a pas pu être arrêté',
});
