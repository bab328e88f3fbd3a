// The list and order of services. Their texts are in words/<language>/services.ts.
import type { ProjectType } from '@purlin/domain/leads/choices.ts';
import type { Words } from '../words/en.ts';

export type ServiceId = keyof Words['services']['items'];

export interface Service {
  readonly id: ServiceId;
  /** The project type preselected in the quote form when it is opened from this service. */
  readonly projectType: ProjectType;
  readonly popular?: true;
}

export const services: readonly Service[] = [
  { id: 'inspection', projectType: 'inspection' },
  { id: 'repair', projectType: 'leak-repair' },
  { id: 'replacement', projectType: 'roof-replacement', popular: true },
  { id: 'maintenance', projectType: 'other' },
];
