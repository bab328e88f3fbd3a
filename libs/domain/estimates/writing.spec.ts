// Writing estimates.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import type { EstimateEvent } from './facts.ts';
import { estimate } from './estimate.ts';
import {
  approve,
  approved,
  askedOption,
  change,
  client,
  content,
  draft,
  drafted,
  draftPackages,
  empty,
  given,
  header,
  line,
  option,
  packages,
  sent,
  totals,
  viewed,
  withdrawn,
  zero,
} from './samples.ts';

describe('drafting', () => {
  it('assigns an unguessable number and prices every line', () =>
    given().when(draft).then(drafted));
  it('happens once', () => given(drafted).when(draft).thenNothing());
  it('numbers options after the estimate and recommends the one with order 1 (rule: recommended-option)', () =>
    given().when(draftPackages).then(packages));
  it('recommends the option marked by staff instead', () => {
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
  it('replaces a draft in place and keeps its line numbers', () =>
    given(drafted)
      .when(change)
      .then({ type: 'DraftChanged', data: { ...changed, client } }));
  it('makes a new, unseen revision of a sent estimate', () => {
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
  it('never reuses a line number', () => {
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
  it('is refused after the client has answered', () =>
    given(drafted, sent, approved).when(change).thenRefused('already-answered'));
  it('is refused while withdrawn, because the new revision could not be sent', () => {
    given(drafted, sent, withdrawn).when(change).thenRefused('estimate-withdrawn');
  });
  it("doesn't change the client of a sent estimate", () =>
    given(drafted, sent)
      .when({
        ...change,
        data: { ...change.data, client: { ...client, email: 'other@client.example' } },
      })
      .thenRefused('client-fixed'));
  it('refuses to replace a sent offer with an empty or expired one', () => {
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
  it('appends a line and recomputes the totals', () =>
    given(empty)
      .when(add)
      .then({ type: 'LineItemAdded', data: { line, optionId: null, optionTotals: null, totals } }));
  it('keeps the given order', () =>
    expect(
      given(drafted)
        .when({ ...add, data: { ...add.data, order: 7 } })
        .events(),
    ).toMatchObject([{ data: { line: { id: 2, order: 7 }, totals: { totalCents: 58_000 } } }]));
  it('is for drafts only', () =>
    given(drafted, sent).when(add).thenRefused('estimate-not-a-draft'));
  it('requires an existing estimate', () => given().when(add).thenRefused('estimate-not-found'));
  it('is limited to 500 lines', () =>
    given({ ...drafted, data: { ...drafted.data, lines: Array.from({ length: 500 }, () => line) } })
      .when(add)
      .thenRefused('too-many-lines'));
  it('adds an option, then a line to it, as separate calls', () => {
    const added: EstimateEvent = {
      type: 'OptionAdded',
      data: { option: { ...option(1, []), recommended: false }, totals: zero },
    };
    given(none).when(addOption).then(added);
    given(none, added)
      .when({ ...add, data: { ...add.data, optionId: 101 } })
      .then({ type: 'LineItemAdded', data: { line, optionId: 101, optionTotals: totals, totals } });
  });
  it('refuses unknown options, and options of single estimates', () => {
    given(packages)
      .when({ ...add, data: { ...add.data, optionId: 109 } })
      .thenRefused('option-unknown');
    given(packages).when(add).thenRefused('lines-outside-options');
    given(drafted).when(addOption).thenRefused('options-in-single');
  });
});
