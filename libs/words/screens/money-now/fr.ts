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
  failed: 'Impossible de charger ce que les paiements attendent',
  loading: 'Chargement…',
  nothing: 'Aucun paiement n’attend personne',
  'nothing-means': `Ici se trouvent les paiements à approuver, à payer ou à traiter, et les lots et
    comptes que quelqu’un doit confirmer.`,
  'deed-named': '{deed} : {who} {what}',

  // What is the matter, after how many they are
  'came-back': 'de retour de la banque, à traiter',
  unclear: 'à lire ou à rattacher',
  unconfirmed: 'sans confirmation de la banque',
  account: 'a un compte se terminant par {endsWith} à confirmer, saisi par {who}',
  approve: 'à approuver',
  ready: 'avec approbation, à mettre dans un lot',
  'all-approved': 'avec approbation',
  held: 'avec approbation, mais en suspens',
  later: 'avec approbation, pour un autre jour',

  // What is done about it
  look: 'Voir',
  check: 'Vérifier',
  'see-to': 'Traiter',
  confirm: 'Confirmer',
  review: 'Examiner',
  pay: 'Payer',

  // The list of what came back
  'came-back-list': 'Revenus de la banque',
  'none-came-back': 'Rien n’est revenu',
  'none-came-back-means': 'Ici se trouve ce que la banque renvoie et qui n’est pas reparti.',

  // The list of batches that the bank has not confirmed
  'only-unconfirmed': 'Seulement les lots que la banque n’a pas encore confirmés.',
  'none-unconfirmed': 'La banque a confirmé tous les lots',
  'all-batches': 'Tous les lots',
});
