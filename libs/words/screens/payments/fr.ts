// French: payments: the lists of what is planned, approved and paid.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  title: 'Paiements aux sous-traitants',
  lead: 'Gérez les paiements ACH aux sous-traitants',
  'create-payment': 'Créer un paiement',
  batches: 'Lots',
  'by-status': 'Paiements par statut',
  'tab.pending': 'En attente',
  'tab.approved': 'Approuvés',
  'tab.paid': 'Payés',
  'caption.pending': 'Paiements en attente',
  'caption.approved': 'Paiements approuvés',
  'caption.paid': 'Paiements effectués',
  'wait-for-approval': '{count, plural, one {# à approuver} other {# à approuver}}',
  search: 'Rechercher des paiements',
  'search-placeholder': 'Sous-traitant ou numéro de facture',

  // A list
  'select-all': 'Tout sélectionner ({count})',
  'select-one': 'Sélectionner {payee}, {amount}',
  clear: 'Effacer',
  'vendor-and-job': 'Sous-traitant et chantier',
  status: 'Statut',
  scheduled: 'Planifié',
  'labor-and-materials': 'Main-d’œuvre et matériaux',
  labor: 'Main-d’œuvre',
  materials: 'Matériaux',
  total: 'Total',
  loading: 'Chargement des paiements...',
  'load-failed': 'Les paiements n’ont pas pu être chargés',
  'none-found': 'Aucun paiement trouvé',
  'clear-search': 'Effacer la recherche',
  'no-such-payment': 'Aucun paiement ici n’a « {q} » comme sous-traitant ou numéro de facture.',
  'show-more': 'Afficher plus',

  // A payment in a list
  'no-job': 'Sans chantier',
  note: 'Note :',
  invoice: 'Facture {number}',
  'one-of-two': '1 sur 2 : {who}',
  'scheduled-on': 'Planifié : {day}',
  rejected: 'Rejeté : {reason}',
  'personal-account': 'personnel ••{endsWith}',
  'more-for': 'Autres actions pour le paiement {id}',
  'open-payment': 'Ouvrir le paiement',

  // What others did meanwhile
  fresh: '{count, plural, one {# nouveau} other {# nouveaux}}',
  'changed-by-others':
    '{count, plural, one {# modifié par d’autres} other {# modifiés par d’autres}}',
  show: 'Afficher',
  'not-here': 'Il n’est plus dans cette liste.',

  // What the bank did not take
  'not-taken': 'La banque a rejeté le fichier {file}',
  'not-taken-because': 'La banque a rejeté le fichier {file} : {reason}',
  'open-batch': 'Ouvrir {batch}',
  'nothing-paid': 'Aucun de ses paiements n’a été fait',

  // Pending
  'none-pending': 'Aucun paiement en attente',
  'none-pending-hint':
    'Créez un paiement pour ce que vous devez à un sous-traitant, puis approuvez-le ici.',
  waiting: 'À approuver',
  'approve-count': 'Approuver ({count})',
  edit: 'Modifier',
  'approve-payment': 'Approuver le paiement',

  // Approved
  'none-approved': 'Aucun paiement approuvé',
  'none-approved-hint': 'Les paiements apparaissent ici dès qu’ils sont approuvés.',
  ready: 'Prêts à payer',
  'due-by': 'À payer d’ici le {day} ({count})',
  'held-back': 'Retenus ({count})',
  'held-back-means': 'Approuvés, mais ne pourront être payés qu’une fois ces points réglés',
  later: 'Plus tard',
  'later-count': 'Plus tard ({count})',
  'first-on': 'le premier le {day}',

  // Paid
  'none-paid': 'Aucun paiement effectué',
  'none-paid-hint': 'Les paiements apparaissent ici une fois réglés par la banque.',
  settled: 'réglé le',
  payments: '{count, plural, one {# paiement} other {# paiements}}',
  export: 'Exporter',

  // Keys
  'key.next': 'Paiement suivant',
  'key.before': 'Paiement précédent',
  'key.open': 'Ouvrir le paiement',
  'key.select': 'Sélectionner le paiement',
  'key.select-range': 'Sélectionner jusqu’ici',
  'key.clear': 'Effacer la sélection',
  'key.approve': 'Approuver le paiement',
  'key.process': 'Traiter les paiements ACH',

  // What is void, late, or found elsewhere
  'tab.void': 'Annulés',
  'caption.void': 'Paiements annulés',
  'none-void': 'Aucun paiement annulé',
  'none-void-hint': 'Les paiements annulés sont conservés ici, avec la raison.',
  'also-found': 'Aussi trouvé :',
  'found-in': '{count} dans {tab}',
  'late-pay': 'Payer',
});
