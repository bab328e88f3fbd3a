// English: what the fields of an offer's header are called, and how its facts read.
import { textsFor } from '../catalogue.ts';
import type { HeaderTexts } from '../header.ts';

export const en = textsFor<HeaderTexts>()({
  estimateType: 'Estimate type',
  projectTitle: 'Project Title',
  serviceAddress: 'Service Address',
  projectDescription: 'Project Description',
  validUntil: 'Valid Until',
  introMessage: 'Message to client',
  customerNotes: 'Notes for client',
  roofPitch: 'Roof pitch',
  'roofPitch.value': '{value}',
  startWindow: 'Estimated start',
  'startWindow.value': 'between {value, firstDay} and {value, lastDay}',
  warrantyYears: 'Workmanship warranty',
  'warrantyYears.value': '{value, plural, one {# year} other {# years}}',
  warrantyText: 'Warranty coverage',
  internalNotes: 'Internal notes',
  discountBasisPoints: 'Discount',
  discountFixedCents: 'Discount',
  taxBasisPoints: 'Tax',
  taxBasis: 'Tax applies',
  processingFeeBasisPoints: 'Card processing fee',
  deposit: 'Deposit',
  depositBasis: 'Deposit based on',
});
