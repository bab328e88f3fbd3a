// Demo data: a year of estimates, oldest first: which work, for whom, how long ago, and what became
// of it. Nothing here is real.
import type { DemoWorkName } from './work.ts';

/** What became of an estimate; `story.ts` tells each of them day by day. */
export type DemoStory =
  | 'approved'
  | 'approved-option-1'
  | 'approved-option-2'
  | 'approved-option-3'
  | 'approved-by-phone'
  | 'asked-then-approved'
  | 'revised-then-approved'
  | 'reminded-then-approved'
  | 'declined-price'
  | 'declined-later'
  | 'declined-other'
  | 'archived'
  | 'expired'
  | 'withdrawn'
  | 'question-open'
  | 'change-open'
  | 'revised'
  | 'viewed'
  | 'sent'
  | 'bounced'
  | 'mailbox-full'
  | 'draft';

type Row = readonly [
  work: DemoWorkName,
  size: number,
  client: number,
  daysAgo: number,
  story: DemoStory,
];
export interface DemoEstimate {
  readonly work: DemoWorkName;
  readonly size: number;
  readonly client: number;
  readonly daysAgo: number;
  readonly story: DemoStory;
}

/** `client` is an index into `demoClients`. */
const ROWS: readonly Row[] = [
  ['replacement', 28, 0, 362, 'approved'],
  ['moss', 18, 3, 358, 'approved'],
  ['leak', 2, 1, 355, 'declined-other'],
  ['packages', 24, 4, 349, 'approved-option-2'],
  ['gutters', 132, 5, 344, 'approved-by-phone'],
  ['care', 4, 2, 338, 'approved'],
  ['storm', 5, 6, 331, 'reminded-then-approved'],
  ['skylight', 2, 7, 326, 'expired'],
  ['flat', 22, 8, 321, 'revised-then-approved'],
  ['packages', 31, 9, 315, 'declined-price'],
  ['storm', 8, 10, 309, 'approved'],
  ['inspection', 1, 11, 303, 'approved'],
  ['fascia', 96, 1, 298, 'archived'],
  ['packages', 42, 12, 292, 'asked-then-approved'],
  ['leak', 3, 13, 286, 'approved'],
  ['metal', 19, 4, 280, 'declined-price'],
  ['ventilation', 54, 0, 274, 'approved'],
  ['replacement', 22, 14, 268, 'approved'],
  ['patch', 2, 2, 262, 'approved-by-phone'],
  ['packages', 27, 15, 256, 'approved-option-1'],
  ['cedar', 26, 6, 250, 'revised-then-approved'],
  ['metal', 46, 16, 244, 'asked-then-approved'],
  ['gutters', 88, 17, 238, 'withdrawn'],
  ['moss', 24, 9, 233, 'approved'],
  ['packages', 21, 18, 227, 'approved-option-3'],
  ['flat', 14, 19, 221, 'approved'],
  ['skylight', 1, 20, 216, 'declined-later'],
  ['replacement', 33, 21, 210, 'reminded-then-approved'],
  ['inspection', 1, 22, 204, 'expired'],
  ['packages', 29, 23, 198, 'asked-then-approved'],
  ['leak', 2, 5, 192, 'approved'],
  ['fascia', 120, 24, 187, 'approved'],
  ['replacement', 25, 25, 181, 'approved-by-phone'],
  ['cedar', 30, 13, 175, 'declined-price'],
  ['gutters', 164, 12, 170, 'approved'],
  ['packages', 26, 26, 164, 'approved-option-2'],
  ['flat', 40, 27, 158, 'revised-then-approved'],
  ['metal', 24, 28, 152, 'approved'],
  ['ventilation', 48, 14, 147, 'archived'],
  ['replacement', 20, 29, 141, 'approved'],
  ['packages', 23, 30, 135, 'declined-other'],
  ['leak', 4, 31, 130, 'approved'],
  ['skylight', 3, 11, 124, 'approved'],
  ['replacement', 36, 32, 118, 'reminded-then-approved'],
  ['moss', 30, 12, 113, 'expired'],
  ['packages', 34, 33, 107, 'approved-option-3'],
  ['patch', 3, 27, 101, 'approved'],
  ['storm', 6, 17, 96, 'declined-later'],
  ['metal', 38, 34, 90, 'approved'],
  ['care', 3, 2, 84, 'approved'],
  ['gutters', 110, 35, 79, 'approved'],
  ['packages', 25, 36, 73, 'approved-option-2'],
  ['replacement', 27, 20, 68, 'withdrawn'],
  ['flat', 36, 37, 62, 'asked-then-approved'],
  ['leak', 2, 38, 57, 'declined-price'],
  ['fascia', 84, 18, 52, 'approved'],
  ['packages', 30, 39, 47, 'approved-option-2'],
  ['storm', 7, 24, 42, 'approved'],
  ['cedar', 24, 28, 37, 'expired'],
  ['replacement', 31, 10, 33, 'approved'],
  ['packages', 22, 21, 29, 'approved-option-2'],
  ['ventilation', 60, 26, 26, 'declined-later'],
  ['metal', 21, 22, 24, 'question-open'],
  ['gutters', 140, 31, 21, 'approved-by-phone'],
  ['replacement', 24, 35, 19, 'viewed'],
  ['packages', 28, 29, 16, 'change-open'],
  ['skylight', 2, 7, 14, 'bounced'],
  ['flat', 18, 19, 12, 'revised'],
  ['packages', 33, 38, 10, 'viewed'],
  ['moss', 22, 3, 9, 'approved'],
  ['storm', 9, 33, 7, 'viewed'],
  ['leak', 3, 30, 6, 'approved'],
  ['fascia', 70, 15, 5, 'sent'],
  ['inspection', 1, 37, 4, 'mailbox-full'],
  ['metal', 26, 4, 3, 'draft'],
  ['packages', 26, 36, 2, 'draft'],
];

export const demoEstimates: readonly DemoEstimate[] = ROWS.map(
  ([work, size, client, daysAgo, story]) => ({ work, size, client, daysAgo, story }),
);

/** Sent on the day of the first start, so that the inbox has e-mails to look at. */
export const demoToday: readonly Omit<DemoEstimate, 'daysAgo' | 'story'>[] = [
  { work: 'packages', size: 25, client: 0 },
  { work: 'leak', size: 2, client: 1 },
];

/** Kinds of work that are kept as templates, under these names. */
export const demoTemplates: readonly (readonly [name: string, work: DemoWorkName, size: number])[] =
  [
    ['Shingle roof, 20 squares', 'replacement', 20],
    ['Chimney leak', 'leak', 2],
    ['Moss and gutters', 'moss', 20],
    ['Gutters all around', 'gutters', 140],
  ];
