// The services: which there are and in which order. Their words stand in
// words/<language>/services.ts.
import type { ProjectType } from '@purlin/domain/leads/choices.ts';
import type { Words } from '../words/en.ts';

export type ServiceId = keyof Words['services']['items'];

export interface Service {
  readonly id: ServiceId;
  /** What the quote form is about when somebody comes from this service. */
  readonly projectType: ProjectType;
  readonly popular?: true;
}

export const services: readonly Service[] = [
  { id: 'inspection', projectType: 'inspection' },
  { id: 'repair', projectType: 'leak-repair' },
  { id: 'replacement', projectType: 'roof-replacement', popular: true },
  { id: 'maintenance', projectType: 'other' },
];
