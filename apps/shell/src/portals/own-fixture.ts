// A sample estimate and project, for specs of the client portal.
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';

/** Today in these specs, a Tuesday. */
export const TODAY = '2026-12-01';

export const ownEstimate = (id: number, more: Partial<OwnEstimate> = {}): OwnEstimate => ({
  id,
  estimateNumber: `EST-${id}`,
  language: 'en',
  projectTitle: `Roof ${id}`,
  serviceAddress: '2847 Olive St, Eugene',
  estimateType: 'single',
  status: 'sent',
  total: '15279.00',
  validUntil: '2026-12-09',
  expired: false,
  withdrawn: false,
  createdAt: '2026-11-20T18:00:00Z',
  answeredAt: null,
  signed: false,
  openQuestions: 0,
  changesJobId: null,
  jobId: null,
  options: [],
  history: [{ what: 'sent', at: '2026-11-20T18:00:00Z', text: '' }],
  ...more,
});

export const ownProject = (id: number, more: Partial<OwnProject> = {}): OwnProject => ({
  id,
  title: `Job ${id}`,
  address: '2847 Olive St, Eugene',
  status: 'scheduled',
  startDate: '2026-12-03T07:30',
  endDate: '2026-12-04T16:00',
  workDays: ['2026-12-03', '2026-12-04'],
  crews: ['Blue'],
  weatherMoves: [],
  estimateId: null,
  approvedAt: null,
  startedAt: null,
  completedAt: null,
  photos: [],
  ...more,
});
