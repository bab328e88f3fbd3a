// French: what the fields of an offer's header are called, and how its facts read.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  estimateType: 'Type de soumission',
  projectTitle: 'Titre du projet',
  serviceAddress: 'Adresse des travaux',
  projectDescription: 'Description du projet',
  validUntil: 'Valable jusqu’au',
  introMessage: 'Message au client',
  customerNotes: 'Remarques pour le client',
  roofPitch: 'Pente du toit',
  'roofPitch.value': '{value}',
  startWindow: 'Début prévu',
  'startWindow.value': 'entre le {value, firstDay} et le {value, lastDay}',
  warrantyYears: 'Garantie sur la main-d’œuvre',
  'warrantyYears.value': '{value, plural, one {# an} other {# ans}}',
  warrantyText: 'Couverture de la garantie',
  internalNotes: 'Notes internes',
  discountBasisPoints: 'Rabais',
  discountFixedCents: 'Rabais',
  taxBasisPoints: 'Taxe de vente',
  taxBasis: 'La taxe s’applique',
  processingFeeBasisPoints: 'Frais de paiement par carte',
  deposit: 'Acompte',
  depositBasis: 'Acompte calculé sur',
});
