// The services: which there are and in which order. Their words stand in
// words/<language>/services.ts.
import type { Words } from '../words/en.ts';

export type ServiceId = keyof Words['services']['items'];

export const services: readonly { readonly id: ServiceId; readonly popular?: true }[] = [
  { id: 'inspection' },
  { id: 'repair' },
  { id: 'replacement', popular: true },
  { id: 'maintenance' },
];
