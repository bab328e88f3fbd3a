// French: the page of a payment.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  payments: 'Paiements aux sous-traitants',
  payment: 'Paiement',
  'payment-to': 'Paiement à {payee}',
  'does-not-exist': 'Ce paiement n’existe pas.',
  life: 'Avancement du paiement',

  // Its head
  'for-work': ' pour {work}',
  'for-no-job': ', sans chantier',
  'with-invoice': ', facture {number}',
  'more-actions': 'Autres actions',
  'pay-with-approved': 'Payer avec les paiements approuvés',
  'edit-payment': 'Modifier le paiement',
  'approve-payment': 'Approuver le paiement',

  // What stands in its way
  'sent-back': 'Retourné par la banque : {code}',
  'waits-for-another': 'En attente d’une autre personne',
  'held-back': 'Retenu',
  'held-back-for': `{count, plural, one {Retenu pour # raison} other {Retenu pour # raisons}}`,
  rejected: 'Rejeté',
  'rejected-means':
    '{reason} Modifiez-le pour le soumettre de nouveau à l’approbation, ou annulez-le.',
  'nobody-can': 'Personne ici ne peut approuver ce paiement',
  'add-person': 'Ajouter une personne',
  'open-setting': 'Ouvrir le réglage',
  'nobody-can-means': `{count, plural, one {Il faut une personne de plus qui puisse l’approuver.}
    other {Il faut # personnes de plus qui puissent l’approuver.}} Vos réglages demandent quelqu’un
    d’autre que son créateur, ou deux personnes au-delà d’un certain montant. Ajoutez un
    administrateur ou un commis comptable, ou changez le réglage.`,
  'one-of-two': 'Une approbation sur deux reçue',
  'one-of-two-means': '{who} l’a approuvé. Au-delà de ce montant, il faut une deuxième personne.',
  'is-void': 'Ce paiement est annulé',
  'is-void-means': 'Il ne sera jamais payé. Il reste au dossier.',

  // What it is made of
  'the-payment': 'Détails',
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
  'no-account': 'Aucun pour l’instant',
  batch: 'Lot',
  notes: 'Notes',

  // Its stations
  'station.planned': 'Créé',
  'station.approved': 'Approuvé',
  'station.came-back': 'Retourné',
  'station.at-the-bank': 'À la banque',
  'station.paid': 'Payé',
  'waits-to-be-edited': 'Rejeté : à modifier',
  'first-of-two': '1 sur 2 : {who}',
  'waits-anew': 'Retourné : {code} ; à approuver de nouveau',
  'waits-for-approval': 'Attend une approbation',
  'waits-to-be-paid': 'Attend d’être payé',
  'code-means': '{code} : {meaning}',
});
