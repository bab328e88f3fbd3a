// What kind of work a request from the website asks for, as the words of estimates know it.
import type { WorkKind } from '@purlin/domain/company/settings/offers.ts';
import type { ProjectType } from '@purlin/domain/leads/choices.ts';

const kinds: Readonly<Record<ProjectType, WorkKind>> = {
  'roof-replacement': 'replacement',
  'leak-repair': 'repair',
  'storm-damage': 'storm',
  inspection: 'inspection',
  gutters: 'any',
  emergency: 'emergency',
  other: 'any',
};

/** `any` where nothing was said. */
export const kindOfRequest = (type: ProjectType | null | undefined): WorkKind =>
  kinds[type ?? 'other'];
