// French: what the vendors' money waits for, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Paiements aux sous-traitants',
  figures: 'Les paiements aux sous-traitants en un coup d’œil',
  pending: 'En attente',
  approved: 'Approuvés',
  paid: 'Payés',
  payments: '{count, plural, one {# paiement} other {# paiements}}',
  batches: '{count, plural, one {# lot} other {# lots}}',
  answers: '{count, plural, one {# réponse de la banque} other {# réponses de la banque}}',
  failed: 'Les paiements aux sous-traitants n’ont pas pu être chargés',
  loading: 'Chargement…',
  nothing: 'Aucun paiement ne demande d’attention',
  'nothing-means': `Les paiements à approuver, à payer ou à corriger apparaissent ici, avec les lots
    et comptes bancaires non confirmés.`,
  'deed-named': '{deed} : {who} {what}',

  // What is the matter, after how many they are
  'came-back': 'de retour de la banque',
  unclear: 'à lire ou à rattacher',
  unconfirmed: 'sans confirmation de la banque',
  account: 'a un compte non confirmé se terminant par {endsWith}, saisi par {who}',
  approve: 'à approuver',
  ready: 'avec approbation, à traiter',
  'all-approved': 'avec approbation',
  held: 'avec approbation, mais en suspens',
  later: 'avec approbation, pour un autre jour',

  // What is done about it
  look: 'Voir',
  check: 'Vérifier',
  'see-to': 'Corriger',
  confirm: 'Confirmer',
  review: 'Examiner',
  pay: 'Payer',

  // The list of what came back
  'came-back-list': 'Retournés par la banque',
  'none-came-back': 'Aucun paiement retourné',
  'none-came-back-means':
    'Les paiements retournés par la banque qui n’ont pas été envoyés de nouveau apparaissent ici.',

  // The list of batches that the bank has not confirmed
  'only-unconfirmed': 'Seulement les lots que la banque n’a pas encore confirmés.',
  'none-unconfirmed': 'La banque a confirmé tous les lots',
  'all-batches': 'Tous les lots',
});
