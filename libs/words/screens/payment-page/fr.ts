// French: the page of a payment.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  payments: 'Paiements aux sous-traitants',
  payment: 'Paiement',
  'payment-to': 'Paiement à {payee}',
  'does-not-exist': 'Ce paiement n’existe pas.',
  life: 'Parcours de ce paiement',

  // Its head
  'for-work': ' pour {work}',
  'for-no-job': ', sans chantier',
  'with-invoice': ', facture {number}',
  'more-actions': 'Autres actions',
  'pay-with-approved': 'Le payer avec les approuvés',
  'edit-payment': 'Modifier le paiement',
  'approve-payment': 'Approuver le paiement',

  // What stands in its way
  'sent-back': 'La banque l’a renvoyé : {code}',
  'waits-for-another': 'Attend quelqu’un d’autre',
  'held-back': 'Retenu',
  'held-back-for': `{count, plural, one {Retenu pour # raison} other {Retenu pour # raisons}}`,
  rejected: 'Rejeté',
  'rejected-means': '{reason} Modifiez-le et il attend de nouveau une approbation ; ou annulez-le.',
  'nobody-can': 'Personne ici ne peut approuver ce paiement',
  'add-person': 'Ajouter une personne',
  'open-setting': 'Ouvrir le réglage',
  'nobody-can-means': `Il faudrait {count, plural, one {une personne de plus} other {# personnes
    de plus}} pour l’approuver : les réglages demandent quelqu’un d’autre que la personne qui l’a
    créé, ou deux personnes au-dessus d’un montant. Ajoutez un administrateur ou un comptable, ou
    demandez moins.`,
  'one-of-two': 'Une approbation sur deux est donnée',
  'one-of-two-means': `{who} l’a approuvé. Au-dessus de ce montant, une autre personne l’approuve
    aussi.`,
  'is-void': 'Ce paiement est annulé',
  'is-void-means': 'Il n’est jamais payé, et reste dans les livres.',

  // What it is made of
  'the-payment': 'Le paiement',
  labor: 'Main-d’œuvre',
  materials: 'Matériaux',
  total: 'Total',
  vendor: 'Sous-traitant',
  job: 'Chantier',
  'no-job': 'Sans chantier',
  scheduled: 'Planifié',
  invoice: 'Facture',
  'no-invoice': 'Aucune',
  account: 'Compte',
  'no-account': 'Aucun encore',
  batch: 'Lot',
  notes: 'Notes',

  // Its stations
  'station.planned': 'Planifié',
  'station.approved': 'Approuvé',
  'station.came-back': 'Revenu',
  'station.at-the-bank': 'À la banque',
  'station.paid': 'Payé',
  'waits-to-be-edited': 'Rejeté : attend d’être modifié',
  'first-of-two': '1 sur 2 : {who}',
  'waits-anew': 'Revenu : {code} ; attend une nouvelle approbation',
  'waits-for-approval': 'Attend une approbation',
  'waits-to-be-paid': 'Attend d’être payé',
  'code-means': '{code} : {meaning}',
});
