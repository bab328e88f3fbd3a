// French: one thing that cannot be shown: it is still read, is not there, or reading it failed.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  forbidden: 'Vous n’avez pas accès à ceci',

  // Estimates
  'not-found.estimate': 'Soumission introuvable',
  'gone.estimate': 'Cette soumission n’existe pas ou a été supprimée.',
  'failed.estimate': 'Impossible de charger la soumission',
  'loading.estimate': 'Chargement de la soumission…',

  // Clients
  'not-found.client': 'Client introuvable',
  'gone.client': 'Ce client n’existe pas ou a été supprimé.',
  'failed.client': 'Impossible de charger le client',
  'loading.client': 'Chargement du client…',

  // Vendors
  'not-found.vendor': 'Sous-traitant introuvable',
  'gone.vendor': 'Ce sous-traitant n’existe pas ou a été supprimé.',
  'failed.vendor': 'Impossible de charger le sous-traitant',
  'loading.vendor': 'Chargement du sous-traitant…',

  // Requests
  'not-found.request': 'Demande introuvable',
  'gone.request': 'Cette demande n’existe pas ou a été supprimée.',
  'failed.request': 'Impossible de charger la demande',
  'loading.request': 'Chargement de la demande…',

  // Payments
  'not-found.payment': 'Paiement introuvable',
  'gone.payment': 'Ce paiement n’existe pas ou a été supprimé.',
  'failed.payment': 'Impossible de charger le paiement',
  'loading.payment': 'Chargement du paiement…',

  // Batches
  'not-found.batch': 'Lot introuvable',
  'gone.batch': 'Ce lot n’existe pas ou a été supprimé.',
  'failed.batch': 'Impossible de charger le lot',
  'loading.batch': 'Chargement du lot…',

  // Jobs
  'not-found.job': 'Chantier introuvable',
  'gone.job': 'Ce chantier n’existe pas ou a été supprimé.',
  'failed.job': 'Impossible de charger le chantier',
  'loading.job': 'Chargement du chantier…',
});
