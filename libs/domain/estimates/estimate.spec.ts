// What an estimate does, refuses and repeats silently.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, fold, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { scenario, someMeta } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { type commands, estimate } from './estimate.ts';
import type { EstimateEvent } from './facts.ts';
import golden from './golden.json' with { type: 'json' };

const given = scenario(estimate);
type Event<T extends EstimateEvent['type']> = Extract<EstimateEvent, { type: T }>;
type Command = MessageOf<typeof commands>;
type Ask<T extends Command['type']> = Extract<Command, { type: T }>;

const content = {
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
const line = { ...content, id: 1, order: 0, totalCents: 29_000 };
const terms = {
  discountBasisPoints: 0,
  discountFixedCents: 0,
  taxBasisPoints: 0,
  taxBasis: 'undiscounted',
  deposit: null,
} as const;
const client = { id: 3, name: 'Dana', email: 'dana@client.example', phone: null };
const header = {
  ...terms,
  estimateType: 'single',
  projectTitle: 'New ridge vent',
  projectDescription: '',
  serviceAddress: '1 Oak St',
  validUntil: '2026-03-31',
  introMessage: '',
  customerNotes: '',
  internalNotes: '',
} as const;
const totals = {
  subtotalCents: 29_000,
  discountCents: 0,
  taxCents: 0,
  totalCents: 29_000,
  depositCents: 0,
};
const zero = { subtotalCents: 0, discountCents: 0, taxCents: 0, totalCents: 0, depositCents: 0 };
const drafted: Event<'EstimateDrafted'> = {
  type: 'EstimateDrafted',
  data: {
    ...header,
    client,
    number: 'EST-1-7K2M9QXA',
    lines: [line],
    options: [],
    totals,
    duplicateOf: null,
  },
};
const empty: Event<'EstimateDrafted'> = {
  type: 'EstimateDrafted',
  data: { ...drafted.data, lines: [], totals: zero },
};
const sent: Event<'EstimateSent'> = {
  type: 'EstimateSent',
  data: { to: 'dana@client.example', subject: 'S', message: 'M', revision: 1, totalCents: 29_000 },
};
const viewed: Event<'EstimateViewed'> = { type: 'EstimateViewed', data: {} };
const evidence = {
  how: 'page',
  name: '',
  ip: '203.0.113.7',
  userAgent: 'Browser',
  consentVersion: 0,
  documentSha256: 'ab',
  reason: '',
} as const;
const approved: Event<'EstimateApproved'> = {
  type: 'EstimateApproved',
  data: { optionId: null, revision: 1, totalCents: 29_000, clientMessage: 'Yes', evidence },
};
const declined: Event<'EstimateDeclined'> = {
  type: 'EstimateDeclined',
  data: { revision: 1, clientMessage: 'No', evidence },
};
const withdrawn: Event<'EstimateWithdrawn'> = { type: 'EstimateWithdrawn', data: { reason: 'R' } };
const archived: Event<'EstimateArchived'> = { type: 'EstimateArchived', data: {} };
const asked: Event<'QuestionAsked'> = {
  type: 'QuestionAsked',
  data: { questionId: 1, kind: 'question', text: 'Which colour?' },
};

// Two packages of one line each.
const option = (n: number, lines = [{ ...line, id: n }]) => ({
  id: 100 + n,
  title: `Option ${n}`,
  description: '',
  order: n - 1,
  recommended: n === 2,
  lines,
  totals: lines.length ? totals : zero,
});
const packages: Event<'EstimateDrafted'> = {
  type: 'EstimateDrafted',
  data: {
    ...drafted.data,
    estimateType: 'multi_option',
    lines: [],
    options: [option(1), option(2)],
  },
};

const draft: Ask<'DraftEstimate'> = {
  type: 'DraftEstimate',
  data: { ...header, client, lines: [{ ...content, id: null }], options: [], duplicateOf: null },
};
const askedOption = (n: number) => ({
  id: null,
  title: `Option ${n}`,
  description: '',
  order: n - 1,
  recommended: null,
  lines: [{ ...content, id: null }],
});
const draftPackages: Ask<'DraftEstimate'> = {
  type: 'DraftEstimate',
  data: {
    ...draft.data,
    estimateType: 'multi_option',
    lines: [],
    options: [askedOption(1), askedOption(2)],
  },
};
const { duplicateOf: _, ...offerAsked } = draft.data;
const change: Ask<'ChangeEstimate'> = {
  type: 'ChangeEstimate',
  data: {
    ...offerAsked,
    lines: [
      { ...content, id: 1 },
      { ...content, id: null, description: 'Ridge cap' },
    ],
  },
};
const send = {
  type: 'SendEstimate',
  data: { subject: 'S', message: 'M', ccbNumber: '123456' },
} as const;
const approve: Ask<'ApproveEstimate'> = {
  type: 'ApproveEstimate',
  data: {
    optionId: null,
    revision: 1,
    documentRevision: 1,
    clientMessage: 'Yes',
    evidence,
    signatureRequired: false,
  },
};
const decline: Ask<'DeclineEstimate'> = {
  type: 'DeclineEstimate',
  data: { revision: 1, documentRevision: 1, clientMessage: 'No', evidence },
};
const remove = { type: 'RemoveEstimate', data: {} } as const;

describe('drafting', () => {
  it('gives a number nobody can guess and prices every line', () =>
    given().when(draft).then(drafted));
  it('happens once', () => given(drafted).when(draft).thenNothing());
  it('numbers options after the estimate and recommends the one with order 1 (spec section 2)', () =>
    given().when(draftPackages).then(packages));
  it('recommends the option that staff marked instead', () => {
    const data = {
      ...draftPackages.data,
      options: [{ ...askedOption(1), recommended: true }, askedOption(2)],
    };
    expect(given().when({ type: 'DraftEstimate', data }).events()).toMatchObject([
      { data: { options: [{ recommended: true }, { recommended: false }] } },
    ]);
  });
  it.each([
    ['two discounts', { discountBasisPoints: 100, discountFixedCents: 100 }, 'two-discounts'],
    ['options in a single estimate', { options: draftPackages.data.options }, 'options-in-single'],
    ['lines beside the options', { estimateType: 'multi_option' }, 'lines-outside-options'],
    [
      'more than 500 lines over all options',
      {
        estimateType: 'multi_option',
        lines: [],
        options: [1, 2].map((n) => ({
          ...askedOption(n),
          lines: Array.from({ length: 251 }, () => ({ ...content, id: null })),
        })),
      },
      'too-many-lines',
    ],
  ] as const)('refuses %s', (_name, data, code) =>
    given()
      .when({
        type: 'DraftEstimate',
        data: {
          ...draft.data,
          ...data,
          lines: [...('lines' in data ? data.lines : draft.data.lines)],
          options: [...('options' in data ? data.options : [])],
        },
      })
      .thenRefused(code),
  );
});

describe('changing', () => {
  const changed = {
    ...header,
    lines: [line, { ...line, id: 2, order: 1, description: 'Ridge cap' }],
    options: [],
    totals: { ...totals, subtotalCents: 58_000, totalCents: 58_000 },
  };
  it('replaces a draft in place and keeps the numbers of its lines', () =>
    given(drafted)
      .when(change)
      .then({ type: 'DraftChanged', data: { ...changed, client } }));
  it('makes a new revision of what the client has, who has not seen that one yet', () => {
    const revised: EstimateEvent = { type: 'EstimateRevised', data: { ...changed, revision: 2 } };
    given(drafted, sent, viewed).when(change).then(revised);
    expect(fold(estimate, [drafted, sent, viewed, revised])).toMatchObject({
      status: 'sent',
      revision: 2,
    });
    given(drafted, sent, revised).when(approve).thenRefused('estimate-changed');
    given(drafted, sent, revised)
      .when({ ...approve, data: { ...approve.data, revision: 2 } })
      .thenRefused('estimate-changed');
    given(drafted, sent, revised)
      .when({ ...approve, data: { ...approve.data, revision: 2, documentRevision: 2 } })
      .then({
        type: 'EstimateApproved',
        data: { ...approved.data, revision: 2, totalCents: 58_000 },
      });
  });
  it('never gives a line number twice', () => {
    const without: EstimateEvent = {
      type: 'DraftChanged',
      data: { ...changed, client, lines: [line] },
    };
    const both: EstimateEvent = { type: 'DraftChanged', data: { ...changed, client } };
    expect(given(drafted, both, without).when(change).events()).toMatchObject([
      { data: { lines: [{ id: 1 }, { id: 3 }] } },
    ]);
    expect(
      given(drafted)
        .when({
          ...change,
          data: {
            ...change.data,
            lines: [
              { ...content, id: 1 },
              { ...content, id: 1 },
              { ...content, id: 99 },
            ],
          },
        })
        .events(),
    ).toMatchObject([{ data: { lines: [{ id: 1 }, { id: 2 }, { id: 3 }] } }]);
  });
  it('is over once the client has answered', () =>
    given(drafted, sent, approved).when(change).thenRefused('already-answered'));
  it('does not hand a sent estimate to somebody else', () =>
    given(drafted, sent)
      .when({
        ...change,
        data: { ...change.data, client: { ...client, email: 'other@client.example' } },
      })
      .thenRefused('client-fixed'));
  it('does not leave the client with an empty or expired offer', () => {
    given(drafted, sent)
      .when({ ...change, data: { ...change.data, lines: [] } })
      .thenRefused('estimate-empty');
    given(drafted, sent).when(change, { today: '2026-04-01' }).thenRefused('estimate-expired');
  });
});

describe('adding options and lines', () => {
  const add = { type: 'AddLineItem', data: { ...content, optionId: null, order: null } } as const;
  const none: EstimateEvent = {
    type: 'EstimateDrafted',
    data: { ...packages.data, options: [], totals: zero },
  };
  const addOption = {
    type: 'AddOption',
    data: { title: 'Option 1', description: '', order: 0, recommended: null },
  } as const;
  it('puts a line last and counts again', () =>
    given(empty)
      .when(add)
      .then({ type: 'LineItemAdded', data: { line, optionId: null, optionTotals: null, totals } }));
  it('keeps the order it is told', () =>
    expect(
      given(drafted)
        .when({ ...add, data: { ...add.data, order: 7 } })
        .events(),
    ).toMatchObject([{ data: { line: { id: 2, order: 7 }, totals: { totalCents: 58_000 } } }]));
  it('is for drafts only', () =>
    given(drafted, sent).when(add).thenRefused('estimate-not-a-draft'));
  it('needs an estimate', () => given().when(add).thenRefused('estimate-not-found'));
  it('stops at 500 lines', () =>
    given({ ...drafted, data: { ...drafted.data, lines: Array.from({ length: 500 }, () => line) } })
      .when(add)
      .thenRefused('too-many-lines'));
  it('adds an option, then a line to it, as the calls of the spec do one by one', () => {
    const added: EstimateEvent = {
      type: 'OptionAdded',
      data: { option: { ...option(1, []), recommended: false }, totals: zero },
    };
    given(none).when(addOption).then(added);
    given(none, added)
      .when({ ...add, data: { ...add.data, optionId: 101 } })
      .then({ type: 'LineItemAdded', data: { line, optionId: 101, optionTotals: totals, totals } });
  });
  it('knows which options there are, and that single estimates have none', () => {
    given(packages)
      .when({ ...add, data: { ...add.data, optionId: 109 } })
      .thenRefused('option-unknown');
    given(packages).when(add).thenRefused('lines-outside-options');
    given(drafted).when(addOption).thenRefused('options-in-single');
  });
});

describe('sending', () => {
  it('goes to the client with the total', () => given(drafted).when(send).then(sent));
  it('needs the licence number (OAR 812-003-0120)', () =>
    given(drafted)
      .when({ ...send, data: { ...send.data, ccbNumber: ' ' } })
      .thenRefused('ccb-number-missing'));
  it('needs a line', () => given(empty).when(send).thenRefused('estimate-empty'));
  it('needs a line in any option', () =>
    given({ ...packages, data: { ...packages.data, options: [option(1, [])] } })
      .when(send)
      .thenRefused('estimate-empty'));
  it('needs a date that has not passed', () =>
    given(drafted).when(send, { today: '2026-04-01' }).thenRefused('estimate-expired'));
  it('does not send what was withdrawn', () =>
    given(drafted, sent, withdrawn).when(send).thenRefused('estimate-withdrawn'));
  it.each([
    ['sent', []],
    ['viewed', [viewed]],
    ['approved', [approved]],
    ['declined', [declined]],
  ] as const)('sends a %s one again', (_name, more) =>
    given(drafted, sent, ...more)
      .when(send)
      .then({
        type: 'EstimateResent',
        data: { to: 'dana@client.example', subject: 'S', message: 'M' },
      }),
  );
});

describe('following up', () => {
  const followUp = {
    type: 'FollowUpEstimate',
    data: { subject: 'S', message: 'M', count: 1 },
  } as const;
  const followedUp: EstimateEvent = {
    type: 'EstimateFollowedUp',
    data: { to: 'dana@client.example', subject: 'S', message: 'M', count: 1 },
  };
  it('reminds a client who has not answered, each time once', () => {
    given(drafted, sent).when(followUp).then(followedUp);
    given(drafted, sent, followedUp).when(followUp).thenNothing();
    given(drafted, sent, followedUp)
      .when({ ...followUp, data: { ...followUp.data, count: 2 } })
      .then({ ...followedUp, data: { ...followedUp.data, count: 2 } });
  });
  it.each([
    ['approved', [approved]],
    ['declined', [declined]],
    ['withdrawn', [withdrawn]],
    ['being talked about', [asked]],
    [
      'not delivered',
      [{ type: 'EstimateEmailBounced', data: { sentBy: 'event-1', reason: '550' } }],
    ],
  ] as const)('is silent when it is %s', (_name, more) =>
    given(drafted, sent, ...more)
      .when(followUp)
      .thenNothing(),
  );
  it('is silent after the last valid day and for drafts', () => {
    given(drafted, sent).when(followUp, { today: '2026-04-01' }).thenNothing();
    given(drafted).when(followUp).thenNothing();
  });
});

describe('being seen', () => {
  const view = { type: 'ViewEstimate', data: {} } as const;
  const byLink = { by: 'estimate-link' };
  it('is recorded once', () => given(drafted, sent).when(view, byLink).then(viewed));
  it('is not what staff do', () => given(drafted, sent).when(view, { by: 'user-1' }).thenNothing());
  it.each([
    ['viewed', [sent, viewed]],
    ['approved', [sent, approved]],
    ['declined', [sent, declined]],
    ['withdrawn', [sent, withdrawn]],
    ['a draft', []],
  ] as const)('changes nothing when it is %s', (_name, more) =>
    given(drafted, ...more)
      .when(view, byLink)
      .thenNothing(),
  );
});

describe('approving', () => {
  it('accepts the offer that was seen, with the evidence', () =>
    given(drafted, sent, viewed).when(approve).then(approved));
  it('works before the page reported the view', () =>
    given(drafted, sent).when(approve).then(approved));
  it('works on the last valid day', () =>
    given(drafted, sent).when(approve, { today: '2026-03-31' }).then(approved));
  it('is over the day after', () =>
    given(drafted, sent).when(approve, { today: '2026-04-01' }).thenRefused('estimate-expired'));
  it('happens once', () => given(drafted, sent, approved).when(approve).thenNothing());
  it('does not undo a decline', () =>
    given(drafted, sent, declined).when(approve).thenRefused('already-answered'));
  it('needs the estimate to be sent', () =>
    given(drafted).when(approve).thenRefused('estimate-not-sent'));
  it('refuses an offer that was withdrawn', () =>
    given(drafted, sent, withdrawn).when(approve).thenRefused('estimate-withdrawn'));
  it('refuses an offer that changed since', () =>
    given(drafted, sent)
      .when({ ...approve, data: { ...approve.data, revision: 2 } })
      .thenRefused('estimate-changed'));
  it('refuses an option that a single estimate does not have', () =>
    given(drafted, sent)
      .when({ ...approve, data: { ...approve.data, optionId: 105 } })
      .thenRefused('option-unknown'));
  it('takes one of the options, and its total', () => {
    given(packages, sent)
      .when({ ...approve, data: { ...approve.data, optionId: 102 } })
      .then({ ...approved, data: { ...approved.data, optionId: 102 } });
    given(packages, sent).when(approve).thenRefused('option-missing');
    given(packages, sent, { ...approved, data: { ...approved.data, optionId: 102 } })
      .when({ ...approve, data: { ...approve.data, optionId: 101 } })
      .thenRefused('already-answered');
  });
  it('needs name and consent when the company asks for a signature', () => {
    const signed = { ...evidence, name: 'Dana Whitfield', consentVersion: 2 };
    const data = { ...approve.data, signatureRequired: true };
    given(drafted, sent).when({ type: 'ApproveEstimate', data }).thenRefused('signature-missing');
    given(drafted, sent)
      .when({
        type: 'ApproveEstimate',
        data: { ...data, evidence: { ...signed, consentVersion: 0 } },
      })
      .thenRefused('signature-missing');
    given(drafted, sent)
      .when({ type: 'ApproveEstimate', data: { ...data, evidence: signed } })
      .then({ ...approved, data: { ...approved.data, evidence: signed } });
    given(drafted, sent, approved).when({ type: 'ApproveEstimate', data }).thenNothing();
  });
  it('can be recorded by staff, with how and why', () => {
    const told = { ...evidence, how: 'phone', reason: 'Called on Monday' } as const;
    given(drafted, sent)
      .when({
        type: 'RecordApproval',
        data: { optionId: null, clientMessage: 'Yes', documentRevision: 1, evidence: told },
      })
      .then({ ...approved, data: { ...approved.data, evidence: told } });
    given(drafted)
      .when({
        type: 'RecordApproval',
        data: { optionId: null, clientMessage: '', documentRevision: 1, evidence: told },
      })
      .thenRefused('estimate-not-sent');
    expect(
      estimate.commands.RecordApproval.safeParse({
        optionId: null,
        clientMessage: '',
        documentRevision: 1,
        evidence: { ...told, reason: ' ' },
      }).error?.issues,
    ).toMatchObject([{ message: 'Please give a reason' }]);
  });
});

describe('declining', () => {
  it('is recorded with the message and the evidence', () =>
    given(drafted, sent, viewed).when(decline).then(declined));
  it('is possible after the last valid day', () =>
    given(drafted, sent).when(decline, { today: '2026-05-01' }).then(declined));
  it('happens once', () => given(drafted, sent, declined).when(decline).thenNothing());
  it('does not undo an approval', () =>
    given(drafted, sent, approved).when(decline).thenRefused('already-answered'));
});

describe('questions', () => {
  const ask = { type: 'AskQuestion', data: { kind: 'question', text: 'Which colour?' } } as const;
  const answer = { type: 'AnswerQuestion', data: { questionId: 1, text: 'Charcoal' } } as const;
  it('are asked and answered once', () => {
    given(drafted, sent).when(ask).then(asked);
    const answered: EstimateEvent = {
      type: 'QuestionAnswered',
      data: { questionId: 1, to: 'dana@client.example', text: 'Charcoal' },
    };
    given(drafted, sent, asked).when(answer).then(answered);
    given(drafted, sent, asked, answered).when(answer).thenRefused('question-answered');
  });
  it('are asked about what was sent, also after an answer', () => {
    given(drafted).when(ask).thenRefused('estimate-not-sent');
    given(drafted, sent, approved).when(ask).then(asked);
  });
  it('must be there to be answered', () =>
    given(drafted, sent).when(answer).thenRefused('question-unknown'));
  it('stop at twenty open ones', () =>
    given(drafted, sent, ...Array.from({ length: 20 }, () => asked))
      .when(ask)
      .thenRefused('too-many-questions'));
});

describe('extending, withdrawing, replacing the link', () => {
  const extend = (validUntil: string) =>
    ({ type: 'ExtendValidUntil', data: { validUntil } }) as const;
  it('gives more time, so that an expired estimate can be approved', () => {
    const extended: EstimateEvent = {
      type: 'ValidUntilExtended',
      data: { validUntil: '2026-06-30' },
    };
    given(drafted, sent).when(extend('2026-06-30'), { today: '2026-04-10' }).then(extended);
    given(drafted, sent, extended).when(extend('2026-06-30')).thenNothing();
    given(drafted, sent, extended).when(approve, { today: '2026-04-10' }).then(approved);
  });
  it('does not extend into the past, nor what is answered', () => {
    given(drafted, sent).when(extend('2026-01-01')).thenRefused('date-passed');
    given(drafted, sent, approved).when(extend('2026-06-30')).thenRefused('estimate-not-open');
  });
  it('takes an unanswered estimate back, and puts it back', () => {
    const withdraw = { type: 'WithdrawEstimate', data: { reason: 'R' } } as const;
    given(drafted, sent).when(withdraw).then(withdrawn);
    given(drafted, sent, withdrawn).when(withdraw).thenNothing();
    given(drafted, sent, approved).when(withdraw).thenRefused('estimate-not-open');
    given(drafted, sent, withdrawn)
      .when({ type: 'ReinstateEstimate', data: {} })
      .then({ type: 'EstimateReinstated', data: {} });
    given(drafted, sent).when({ type: 'ReinstateEstimate', data: {} }).thenNothing();
    given(drafted, sent, withdrawn, { type: 'EstimateArchived', data: {} })
      .when({ type: 'ReinstateEstimate', data: {} })
      .then({ type: 'EstimateReinstated', data: {} }, { type: 'EstimateRestored', data: {} });
  });
  it('gives a new number to an estimate that is out', () => {
    given(drafted, sent)
      .when({ type: 'ReplaceLink', data: {} })
      .then({ type: 'LinkReplaced', data: { number: 'EST-1-7K2M9QXA' } });
    given(drafted).when({ type: 'ReplaceLink', data: {} }).thenRefused('estimate-not-sent');
  });
});

describe('removing', () => {
  it('deletes a draft, and then there is none', () => {
    const deleted: EstimateEvent = { type: 'EstimateDeleted', data: {} };
    given(drafted).when(remove).then(deleted);
    given(drafted, deleted).when(remove).thenNothing();
    given(drafted, deleted).when(send).thenRefused('estimate-not-found');
  });
  it('withdraws and archives what is out, archives what is answered (design: deletion)', () => {
    given(drafted, sent)
      .when(remove)
      .then({ type: 'EstimateWithdrawn', data: { reason: 'Archived' } }, archived);
    given(drafted, sent, approved).when(remove).then(archived);
    given(drafted, sent, approved, archived).when(remove).thenNothing();
  });
  it('brings it back', () => {
    given(drafted, sent, approved, archived)
      .when({ type: 'RestoreEstimate', data: {} })
      .then({ type: 'EstimateRestored', data: {} });
    given(drafted, sent, approved).when({ type: 'RestoreEstimate', data: {} }).thenNothing();
  });
});

describe('e-mail', () => {
  const failed: Event<'EstimateEmailFailed'> = {
    type: 'EstimateEmailFailed',
    data: { sentBy: 'event-1', reason: '550 no such user' },
  };
  const bounced: Event<'EstimateEmailBounced'> = {
    type: 'EstimateEmailBounced',
    data: { sentBy: 'event-1', reason: '550 5.1.1' },
  };
  it('records what became of it', () => {
    given(drafted, sent).when({ type: 'RecordEmailFailed', data: failed.data }).then(failed);
    given(drafted, sent)
      .when({
        type: 'RecordEmailAccepted',
        data: { sentBy: 'event-1', messageId: '<a@b>', answer: '250 ok' },
      })
      .then({
        type: 'EstimateEmailAccepted',
        data: { sentBy: 'event-1', messageId: '<a@b>', answer: '250 ok' },
      });
    given(drafted, sent).when({ type: 'RecordEmailBounced', data: bounced.data }).then(bounced);
    given(drafted, sent, bounced)
      .when({ type: 'RecordEmailBounced', data: bounced.data })
      .thenNothing();
  });
  it.each([
    ['failed', failed],
    ['bounced', bounced],
  ] as const)('retries the one that %s, once', (_name, event) => {
    given(drafted, sent, event)
      .when({ type: 'RetryEmail', data: {} })
      .then({ type: 'EstimateEmailRetried', data: { failed: 'event-1' } });
    given(drafted, sent, event, { type: 'EstimateEmailRetried', data: { failed: 'event-1' } })
      .when({ type: 'RetryEmail', data: {} })
      .thenNothing();
  });
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(estimate, { type, data }, schema),
    }));
    expect(new Set(read.map((event) => event.type))).toEqual(new Set(Object.keys(estimate.events)));
    expect(
      fold(
        estimate,
        read.filter(({ type }) => type !== 'EstimateDeleted'),
      ),
    ).toMatchObject({ status: 'accepted', revision: 2, lastLine: 3, lastOption: 3 });
  });
  it('never breaks the state, whatever is asked in whatever order', () => {
    const someCommand: fc.Arbitrary<Command> = fc.constantFrom<Command>(
      draft,
      draftPackages,
      change,
      send,
      approve,
      {
        ...approve,
        data: { ...approve.data, revision: null, documentRevision: null, optionId: 102 },
      },
      decline,
      remove,
      { type: 'ViewEstimate', data: {} },
      { type: 'AddLineItem', data: { ...content, optionId: null, order: null } },
      { type: 'AddLineItem', data: { ...content, optionId: 101, order: null } },
      { type: 'RetryEmail', data: {} },
      { type: 'RestoreEstimate', data: {} },
      { type: 'RecordEmailFailed', data: { sentBy: 'event-1', reason: 'x' } },
      { type: 'WithdrawEstimate', data: { reason: '' } },
      { type: 'ReinstateEstimate', data: {} },
      { type: 'ReplaceLink', data: {} },
      { type: 'AskQuestion', data: { kind: 'change_request', text: 'x' } },
      { type: 'AnswerQuestion', data: { questionId: 1, text: 'x' } },
      { type: 'FollowUpEstimate', data: { subject: '', message: '', count: 1 } },
    );
    fc.assert(
      fc.property(fc.array(someCommand, { maxLength: 30 }), (commandsAsked) => {
        const history: EstimateEvent[] = [];
        for (const command of commandsAsked) {
          try {
            history.push(
              ...(decide(
                estimate,
                fold(estimate, history),
                command,
                someMeta(),
              ) as EstimateEvent[]),
            );
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
        const count = (type: EstimateEvent['type']) =>
          history.filter((event) => event.type === type).length;
        expect(count('EstimateApproved') + count('EstimateDeclined')).toBeLessThanOrEqual(1);
        expect(count('EstimateDrafted')).toBeLessThanOrEqual(1);
        expect(count('EstimateSent')).toBeLessThanOrEqual(1);
        expect(history.findIndex(({ type }) => type === 'EstimateDeleted')).toBeOneOf([
          -1,
          history.length - 1,
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});
