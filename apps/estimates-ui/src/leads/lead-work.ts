// Maps a website request's project type to the kind of work in estimates.
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

/** `any` if the type is unknown. */
export const kindOfRequest = (type: ProjectType | null | undefined): WorkKind =>
  kinds[type ?? 'other'];
