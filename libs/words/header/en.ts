// English: what the fields of an offer's header are called.
import type { HeaderName } from '@purlin/domain/estimates/header-fields.ts';
import { textsFor } from '../catalogue.ts';

/** A name for every field; it fills in nothing. */
export const en = textsFor<Readonly<Record<HeaderName, object>>>()({
  estimateType: 'Estimate type',
  projectTitle: 'Project Title',
  serviceAddress: 'Service Address',
  projectDescription: 'Project Description',
  validUntil: 'Valid Until',
  introMessage: 'Message to the client',
  customerNotes: 'Notes for the client',
  roofPitch: 'Roof pitch',
  internalNotes: 'Internal notes',
  discountBasisPoints: 'Discount',
  discountFixedCents: 'Discount',
  taxBasisPoints: 'Tax',
  taxBasis: 'Tax is taken',
  deposit: 'Deposit',
});
