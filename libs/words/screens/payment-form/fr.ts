// French: a payment that is planned or changed, and its invoice that is here already.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The dialog
  'create-payment': 'Créer un paiement',
  'edit-payment': 'Modifier le paiement',
  'create-lead': 'Le paiement attend dans En attente jusqu’à ce qu’il soit approuvé.',
  'edit-lead': 'Qui l’a déjà approuvé est interrogé de nouveau.',
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
  'vendor-placeholder': 'Rechercher par nom ou e-mail',
  'no-such-vendor': 'Aucun sous-traitant actif ne s’appelle ainsi',
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
  'invoice-help': 'Le numéro que le sous-traitant a mis sur la facture. Il part avec l’argent.',
  notes: 'Notes',
  negative: 'Un montant ne peut pas être négatif',
  'at-most': 'Au plus {most, money}',
  'over-limit': 'Plus que les {limit} permis pour un paiement : il sera retenu.',

  // What its day means
  'day-past': 'Ce jour est passé : il est payé avec le prochain fichier.',
  'too-soon': 'La banque ne joint personne si tôt. Il arrive le {day} au plus tôt.',
  'banks-closed': 'Les banques sont fermées ce jour-là. Il arrive le {day}.',
  earliest: 'Le premier jour où il peut arriver.',

  // The same invoice
  'same-paid': '{amount}, payé le {day}.',
  'same-scheduled': '{amount}, {status}, prévu le {day}.',
  'here-already': 'La facture {number} est déjà ici',
  'here-already-as': 'La facture {number} est déjà ici : {payments}',
  payment: 'Paiement {id}',
  'same-told': ' : {text}',
  'not-the-same': 'Vérifiez que ce n’est pas la même facture.',

  // What speaks against it
  'insurance-ended': 'L’assurance du sous-traitant a pris fin le {day, date}',
  'paid-all-the-same':
    'Il est payé tout de même, sauf si les réglages des paiements disent le contraire.',
  'over-budget': '{over, money} au-delà du budget du chantier',
  'over-budget-of':
    'Avec ce paiement, les sous-traitants de {title} dépassent son budget de {budget, money}.',
});
