// Demo data: the stories of estimates, told as commands day by day.
import { blankHeader } from '@purlin/domain/estimates/header.ts';
import { usualIntro } from '@purlin/domain/shared/intro-message.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { OfferDraft } from '@purlin/domain/estimates/offer.ts';
import type { Present } from '@purlin/domain/estimates/state.ts';
import type { Message } from '@purlin/event-sourcing/decider.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { momentOn } from './calendar.ts';
import { CONSENT, evidence } from './demo-evidence.ts';
import { mailBounced, mailboxFull, mailTaken } from './demo-mail.ts';
import type { demoClients } from './clients.ts';
import type { DemoEstimate, DemoStory } from './estimates.ts';
import type { Known, Moment } from './past.ts';
import { DEMO_WORK, lineDraft, type DemoWork } from './work.ts';

/** What a story is told with. */
export interface StoryContext {
  readonly id: number;
  readonly clientId: number;
  readonly client: (typeof demoClients)[number];
  readonly ccbNumber: string;
  /** The company's date on which the draft was written. */
  readonly day: string;
  readonly numberOfItem: (name: string) => number;
}
type Asked = Omit<DemoEstimate, 'daysAgo' | 'story'>;
type Command = (known: Known, context: StoryContext, asked: Asked) => Message;
/** Days after the draft, hour of the day, who, what. */
type Beat = readonly [
  day: number,
  hour: number,
  by: 'user-1' | 'estimate-link' | 'system',
  command: Command,
];

/**
 * Address, contents and terms of an offer; every third large one has a discount, large ones a
 * deposit.
 */
export function demoOffer(
  { work, size, client }: Asked,
  { client: { address }, day, numberOfItem }: Pick<StoryContext, 'client' | 'day' | 'numberOfItem'>,
  terms: Partial<OfferDraft> = {},
): OfferDraft {
  const made: DemoWork = DEMO_WORK[work](size);
  const large = size >= 18 && !['gutters', 'fascia', 'moss', 'ventilation'].includes(work);
  return {
    ...blankHeader,
    estimateType: made.options ? 'multi_option' : 'single',
    projectTitle: made.title,
    projectDescription: made.description,
    serviceAddress: address,
    validUntil: dayAfter(day, 30),
    introMessage: usualIntro.en,
    customerNotes: made.notes ?? '',
    internalNotes: 'Demo data',
    discountBasisPoints: large && client % 3 === 0 ? 300 : 0,
    taxBasis: made.options ? 'discounted' : 'undiscounted',
    deposit: large ? { kind: 'percent', basisPoints: 3000 } : null,
    lines: (made.lines ?? []).map((line) => lineDraft(line, numberOfItem)),
    options: (made.options ?? []).map(({ title, description, lines }, order) => ({
      id: null,
      title,
      description,
      order,
      recommended: null,
      lines: lines.map((line) => lineDraft(line, numberOfItem)),
    })),
    ...terms,
  };
}
const addressee = ({ clientId, client: { name, email, phone } }: StoryContext) => ({
  id: clientId,
  name,
  email,
  phone,
});
const draftIt: Command = (_, context, asked) => ({
  type: 'DraftEstimate',
  data: { ...demoOffer(asked, context), client: addressee(context), duplicateOf: null },
});
const sendIt: Command = (_, { ccbNumber, client: { language } }) => {
  const message = usualWords(language)('send-message');
  return { type: 'SendEstimate', data: { subject: '', message, language, ccbNumber } };
};
const reviseIt: Command = (_, context, asked) => ({
  type: 'ChangeEstimate',
  data: {
    ...demoOffer(asked, context, {
      discountBasisPoints: 500,
      validUntil: dayAfter(context.day, 45),
    }),
    client: addressee(context),
  },
});

const say =
  (type: string, data: object = {}): Command =>
  () => ({ type, data });

const approve =
  (clientMessage: string, option?: number): Command =>
  (known, context) => ({
    type: 'ApproveEstimate',
    data: {
      optionId: option === undefined ? null : context.id * 100 + option,
      revision: null,
      documentRevision: null,
      clientMessage,
      evidence: evidence(known, context, 'page', { name: context.client.name }, CONSENT),
      signatureRequired: true,
    },
  });
/** Of packages, the second is chosen; of everything else, there is only one. */
const approveUsual =
  (clientMessage: string): Command =>
  (known, context, asked) =>
    approve(
      clientMessage,
      (known.state as Present).estimateType === 'multi_option' ? 2 : undefined,
    )(known, context, asked);
const approveByPhone: Command = (known, context) => ({
  type: 'RecordApproval',
  data: {
    optionId: null,
    documentRevision: null,
    clientMessage: '',
    evidence: evidence(known, context, 'phone', {
      name: context.client.name,
      reason: 'Called the office to say yes. (demo)',
    }),
  },
});
const decline =
  (clientMessage: string): Command =>
  (known, context) => ({
    type: 'DeclineEstimate',
    data: {
      revision: null,
      documentRevision: null,
      clientMessage,
      evidence: evidence(known, context, 'page'),
    },
  });

const out: readonly Beat[] = [
  [0, 9, 'user-1', draftIt],
  [0, 15, 'user-1', sendIt],
  [0, 15.02, 'system', mailTaken],
];
const seen: readonly Beat[] = [...out, [1, 18, 'estimate-link', say('ViewEstimate')]];
const asks = (kind: 'question' | 'change_request', text: string): Beat => [
  2,
  12,
  'estimate-link',
  say('AskQuestion', { kind, text }),
];
const answers = (text: string): readonly Beat[] => [
  [2, 16, 'user-1', say('AnswerQuestion', { questionId: 1, text })],
  [2, 16.02, 'system', mailTaken],
];
const reminder = {
  subject: '',
  message: 'We wanted to make sure you saw our estimate. (demo)',
  count: 1,
};
const reminded: readonly Beat[] = [
  [4, 9, 'system', say('FollowUpEstimate', reminder)],
  [4, 9.02, 'system', mailTaken],
];
const revised: readonly Beat[] = [
  asks('change_request', 'Can you leave the garage out and do better on the price? (demo)'),
  [2, 15, 'user-1', reviseIt],
  ...answers('Done: five percent off, and the offer holds two weeks longer. (demo)'),
  [2, 17, 'user-1', sendIt],
  [2, 17.02, 'system', mailTaken],
];

/**
 * Complete for every story; the last beats are days later, and those that lie in the future are
 * left out.
 */
const STORIES: Readonly<Record<DemoStory, readonly Beat[]>> = {
  approved: [...seen, [3, 10, 'estimate-link', approveUsual('Looks good, thank you. (demo)')]],
  'approved-option-1': [
    ...seen,
    [4, 11, 'estimate-link', approve('The simple one will do. (demo)', 1)],
  ],
  'approved-option-2': [
    ...seen,
    [3, 19, 'estimate-link', approve('We take the middle one. (demo)', 2)],
  ],
  'approved-option-3': [...seen, [5, 13, 'estimate-link', approve('Once and for all. (demo)', 3)]],
  'approved-by-phone': [...out, [2, 14, 'user-1', approveByPhone]],
  'asked-then-approved': [
    ...seen,
    asks('question', 'How long does it take, and who moves the cars? (demo)'),
    ...answers('Three days; we ring you the evening before. (demo)'),
    [4, 9, 'estimate-link', approveUsual('Good. Go ahead. (demo)')],
  ],
  'revised-then-approved': [
    ...seen,
    ...revised,
    [3, 20, 'estimate-link', say('ViewEstimate')],
    [4, 8, 'estimate-link', approveUsual('That is fair. (demo)')],
  ],
  'reminded-then-approved': [
    ...out,
    ...reminded,
    [5, 17, 'estimate-link', say('ViewEstimate')],
    [5, 18, 'estimate-link', approveUsual('Thanks for the nudge. (demo)')],
  ],
  'declined-price': [
    ...seen,
    [6, 10, 'estimate-link', decline('More than we can spend this year. (demo)')],
  ],
  'declined-later': [
    ...seen,
    [8, 10, 'estimate-link', decline('We will wait until next year. (demo)')],
  ],
  'declined-other': [
    ...seen,
    [5, 10, 'estimate-link', decline('My brother-in-law does it. (demo)')],
  ],
  archived: [
    ...seen,
    [6, 10, 'estimate-link', decline('We sold the house. (demo)')],
    [9, 10, 'user-1', say('RemoveEstimate')],
  ],
  expired: [...seen, ...reminded],
  withdrawn: [
    ...seen,
    [
      10,
      10,
      'user-1',
      say('WithdrawEstimate', {
        reason: 'The supplier raised the price; a new estimate follows. (demo)',
      }),
    ],
  ],
  'question-open': [...seen, asks('question', 'Does the warranty pass on to a buyer? (demo)')],
  'change-open': [...seen, asks('change_request', 'Please add gutters on the north side. (demo)')],
  revised: [...seen, ...revised],
  viewed: seen,
  sent: out,
  bounced: [...out.slice(0, 2), [0, 15.05, 'system', mailBounced]],
  'mailbox-full': [...out.slice(0, 2), [0, 15.05, 'system', mailboxFull]],
  draft: out.slice(0, 1),
};

/**
 * The days after the draft on which an estimate of this story was approved; undefined when it was
 * not.
 */
export const approvedAfter = (story: DemoStory): number | undefined =>
  story.includes('approved') ? STORIES[story].at(-1)![0] : undefined;

/** Whoever approves on the page gets the copy by e-mail, and the mail server takes it. */
function withCopy(story: DemoStory): readonly Beat[] {
  const [day, hour, by] = STORIES[story].at(-1)!;
  const copied = story.includes('approved') && by === 'estimate-link';
  return [
    ...STORIES[story],
    ...(copied ? ([[day, hour + 0.02, 'system', mailTaken]] as const) : []),
  ];
}

/** The story of an estimate, in moments. */
export const momentsOf = (demo: DemoEstimate, context: StoryContext): Moment[] =>
  withCopy(demo.story).map(([day, hour, by, command]) => ({
    at: momentOn(dayAfter(context.day, day), hour),
    by,
    decider: estimate,
    id: context.id,
    command: (known) => command(known, context, demo),
  }));
