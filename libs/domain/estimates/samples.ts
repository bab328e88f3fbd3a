// Sample events and commands for the estimate specs: a single-option and a two-option estimate.
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import type { commands } from './commands.ts';
import { estimate } from './estimate.ts';
import type { EstimateEvent } from './facts.ts';
import { blankHeader, type Header } from './header.ts';

export const given = scenario(estimate);
export type Event<T extends EstimateEvent['type']> = Extract<EstimateEvent, { type: T }>;
export type Command = MessageOf<typeof commands>;
export type Ask<T extends Command['type']> = Extract<Command, { type: T }>;

export const content = {
  description: 'Ridge vent',
  kind: 'service',
  quantityHundredths: 2000,
  unit: 'lnft',
  rateCents: 1450,
  costCents: null,
  taxable: true,
  section: null,
  details: null,
  exclusions: null,
  process: null,
  priceBookItemId: null,
} as const;
export const line = { ...content, id: 1, order: 0, totalCents: 29_000 };
export const client = { id: 3, name: 'Dana', email: 'dana@client.example', phone: null };
export const header: Header = {
  ...blankHeader,
  projectTitle: 'New ridge vent',
  serviceAddress: '1 Oak St',
  validUntil: '2026-03-31',
};
export const totals = {
  subtotalCents: 29_000,
  discountCents: 0,
  taxCents: 0,
  processingFeeCents: 0,
  totalCents: 29_000,
  depositCents: 0,
};
export const zero = {
  subtotalCents: 0,
  discountCents: 0,
  taxCents: 0,
  processingFeeCents: 0,
  totalCents: 0,
  depositCents: 0,
};
export const drafted: Event<'EstimateDrafted'> = {
  type: 'EstimateDrafted',
  data: {
    ...header,
    client,
    number: 'EST-1-7K2M9QXA',
    lines: [line],
    options: [],
    totals,
    duplicateOf: null,
    leadId: null,
    changesJobId: null,
  },
};
export const empty: Event<'EstimateDrafted'> = {
  type: 'EstimateDrafted',
  data: { ...drafted.data, lines: [], totals: zero },
};
export const sent: Event<'EstimateSent'> = {
  type: 'EstimateSent',
  data: {
    to: 'dana@client.example',
    subject: 'S',
    message: 'M',
    language: 'en',
    revision: 1,
    totalCents: 29_000,
  },
};
export const held: Event<'SendingHeld'> = {
  type: 'SendingHeld',
  data: { ...sent.data, sending: 1, until: '2026-03-02T17:00:10.000Z' },
};
export const takenBack: Event<'SendingTakenBack'> = {
  type: 'SendingTakenBack',
  data: { sending: 1 },
};
export const viewed: Event<'EstimateViewed'> = { type: 'EstimateViewed', data: {} };
export const evidence = {
  how: 'page',
  name: '',
  ip: '203.0.113.7',
  userAgent: 'Browser',
  consentVersion: 0,
  language: 'en',
  documentSha256: 'ab',
  documentFormat: 1,
  reason: '',
} as const;
export const approved: Event<'EstimateApproved'> = {
  type: 'EstimateApproved',
  data: {
    optionId: null,
    revision: 1,
    totalCents: 29_000,
    clientMessage: 'Yes',
    evidence,
    leadId: null,
    to: client.email,
    language: 'en',
  },
};
export const declined: Event<'EstimateDeclined'> = {
  type: 'EstimateDeclined',
  data: { revision: 1, clientMessage: 'No', evidence },
};
export const withdrawn: Event<'EstimateWithdrawn'> = {
  type: 'EstimateWithdrawn',
  data: { reason: 'R' },
};
export const archived: Event<'EstimateArchived'> = { type: 'EstimateArchived', data: {} };
export const asked: Event<'QuestionAsked'> = {
  type: 'QuestionAsked',
  data: { questionId: 1, kind: 'question', text: 'Which colour?' },
};

// A two-option estimate, one line each.
export const option = (n: number, lines = [{ ...line, id: n }]) => ({
  id: 100 + n,
  title: `Option ${n}`,
  description: '',
  order: n - 1,
  recommended: n === 2,
  lines,
  totals: lines.length ? totals : zero,
});
export const packages: Event<'EstimateDrafted'> = {
  type: 'EstimateDrafted',
  data: {
    ...drafted.data,
    estimateType: 'multi_option',
    lines: [],
    options: [option(1), option(2)],
  },
};

export const draft: Ask<'DraftEstimate'> = {
  type: 'DraftEstimate',
  data: { ...header, client, lines: [{ ...content, id: null }], options: [], duplicateOf: null },
};
export const askedOption = (n: number) => ({
  id: null,
  title: `Option ${n}`,
  description: '',
  order: n - 1,
  recommended: null,
  lines: [{ ...content, id: null }],
});
export const draftPackages: Ask<'DraftEstimate'> = {
  type: 'DraftEstimate',
  data: {
    ...draft.data,
    estimateType: 'multi_option',
    lines: [],
    options: [askedOption(1), askedOption(2)],
  },
};
const { duplicateOf: _, ...offerAsked } = draft.data;
export const change: Ask<'ChangeEstimate'> = {
  type: 'ChangeEstimate',
  data: {
    ...offerAsked,
    lines: [
      { ...content, id: 1 },
      { ...content, id: null, description: 'Ridge cap' },
    ],
  },
};
export const send = {
  type: 'SendEstimate',
  data: { subject: 'S', message: 'M', language: 'en', ccbNumber: '123456' },
} as const;
export const hold: Ask<'HoldSending'> = {
  type: 'HoldSending',
  data: { ...send.data, seconds: 10 },
};
export const sendHeld: Ask<'SendHeld'> = {
  type: 'SendHeld',
  data: { sending: 1, ccbNumber: '123456' },
};
export const takeBack: Ask<'TakeBackSending'> = {
  type: 'TakeBackSending',
  data: { sending: 1 },
};
export const approve: Ask<'ApproveEstimate'> = {
  type: 'ApproveEstimate',
  data: {
    optionId: null,
    revision: 1,
    documentRevision: 1,
    clientMessage: 'Yes',
    evidence,
    signatureRequired: false,
    language: 'en',
  },
};
export const decline: Ask<'DeclineEstimate'> = {
  type: 'DeclineEstimate',
  data: { revision: 1, documentRevision: 1, clientMessage: 'No', evidence },
};
export const remove = { type: 'RemoveEstimate', data: {} } as const;
