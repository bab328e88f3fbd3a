// English: what the fields of an offer's header are called, and how its facts read.
import { textsFor } from '../catalogue.ts';
import type { HeaderTexts } from '../header.ts';

export const en = textsFor<HeaderTexts>()({
  estimateType: 'Estimate type',
  projectTitle: 'Project Title',
  serviceAddress: 'Service Address',
  projectDescription: 'Project Description',
  validUntil: 'Valid Until',
  introMessage: 'Message to the client',
  customerNotes: 'Notes for the client',
  roofPitch: 'Roof pitch',
  'roofPitch.value': '{value}',
  startWindow: 'We can start',
  'startWindow.value': 'between {value, firstDay} and {value, lastDay}',
  warrantyYears: 'Warranty on our work',
  'warrantyYears.value': '{value, plural, one {# year} other {# years}}',
  warrantyText: 'What the warranty covers',
  internalNotes: 'Internal notes',
  discountBasisPoints: 'Discount',
  discountFixedCents: 'Discount',
  taxBasisPoints: 'Tax',
  taxBasis: 'Tax is taken',
  processingFeeBasisPoints: 'Card processing fee',
  deposit: 'Deposit',
  depositBasis: 'Deposit is a share of',
});
