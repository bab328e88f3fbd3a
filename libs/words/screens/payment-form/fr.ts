// French: a payment that is planned or changed, and its invoice that is here already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The dialog
  'create-payment': 'Créer un paiement',
  'edit-payment': 'Modifier le paiement',
  'create-lead': 'Le paiement reste sous En attente jusqu’à ce qu’il soit approuvé.',
  'edit-lead': 'Quiconque l’a déjà approuvé devra l’approuver de nouveau.',
  created: 'Paiement créé',
  'create-failed': 'Le paiement n’a pas pu être créé',
  open: 'Ouvrir',
  saved: 'Paiement enregistré',
  'save-failed': 'Le paiement n’a pas pu être enregistré',
  'save-changes': 'Enregistrer',
  'create-all-the-same': 'Créer quand même',
  saving: 'Enregistrement...',

  // Fields
  vendor: 'Sous-traitant',
  'vendor-placeholder': 'Rechercher par nom ou courriel',
  'no-such-vendor': 'Aucun sous-traitant actif de ce nom',
  'no-vendors': 'Pas encore de sous-traitants',
  job: 'Chantier',
  'job-placeholder': 'Sans chantier : cherchez par titre ou client',
  'no-job': 'Sans chantier',
  'no-jobs-found': 'Aucun chantier trouvé',
  'no-jobs': 'Pas encore de chantiers',
  searching: 'Recherche...',
  labor: 'Main-d’œuvre',
  materials: 'Matériaux',
  total: 'Total',
  amount: 'Montant',
  'scheduled-date': 'Date prévue',
  'invoice-number': 'Numéro de facture',
  'invoice-help': 'Le numéro de la facture du sous-traitant. Il accompagne le paiement.',
  notes: 'Notes',
  negative: 'Un montant ne peut pas être négatif',
  'at-most': 'Le maximum est de {most, money}',
  'over-limit': 'Dépasse la limite de {limit} par paiement ; il sera donc retenu.',

  // What its day means
  'day-past': 'Cette date est passée. Le paiement partira avec le prochain fichier.',
  'too-soon': 'La banque ne peut pas le faire arriver si tôt. Au plus tôt : {day}.',
  'banks-closed': 'Les banques sont fermées ce jour-là. Il arrivera le {day}.',
  earliest: 'Le premier jour où il peut arriver.',

  // The same invoice
  'same-paid': '{amount}, payé le {day}.',
  'same-scheduled': '{amount}, {status}, prévu le {day}.',
  'here-already': 'La facture {number} a déjà été saisie',
  'here-already-as': 'La facture {number} a déjà été saisie : {payments}',
  payment: 'Paiement {id}',
  'same-told': ' : {text}',
  'not-the-same': 'Vérifiez que ce n’est pas la même facture.',

  // What speaks against it
  'insurance-ended': 'L’assurance du sous-traitant est expirée depuis le {day, date}',
  'paid-all-the-same':
    'Le paiement partira quand même, sauf si vos réglages de paiement prévoient autre chose.',
  'over-budget': '{over, money} au-delà du budget du chantier',
  'over-budget-of': `Avec ce paiement, le coût des sous-traitants de {title} dépasse son budget
    de {budget, money}.`,
});
