// Rules for writing an estimate: draft, change, add options and lines.
import { MAX_LINES, pricedLine } from '../shared/lines.ts';
import { totalsOf } from '../shared/totals.ts';
import { headlineTotals, MAX_OPTIONS, offerOf, optionId } from './offer.ts';
import { refuse } from './refusals.ts';
import { isOpen, unsendable, type Rules } from './rules.ts';
import { present, type Estimate, type Present } from './state.ts';

const draft = (state: Estimate): Present => {
  const s = present(state);
  return s.status === 'draft' ? s : refuse('estimate-not-a-draft');
};

/** Draft, change and price an offer. */
export const writing: Rules<'DraftEstimate' | 'ChangeEstimate' | 'AddOption' | 'AddLineItem'> = {
  DraftEstimate: (
    { client, duplicateOf, leadId = null, changesJobId = null, ...asked },
    state,
    meta,
  ) => {
    if (state.status !== 'none') return [];
    return [
      {
        type: 'EstimateDrafted',
        data: {
          ...offerOf(asked, meta.id, { lastLine: 0, lastOption: 0 }),
          client,
          duplicateOf,
          leadId,
          changesJobId,
          number: `EST-${meta.id}-${meta.newKey()}`,
        },
      },
    ];
  },
  ChangeEstimate: ({ client, ...asked }, state, { id, today }) => {
    const s = present(state);
    const offer = offerOf(asked, id, s);
    if (s.status === 'draft') return [{ type: 'DraftChanged', data: { ...offer, client } }];
    if (!isOpen(s))
      return refuse('already-answered', {
        asked: 'change',
        answer: s.status === 'accepted' ? 'accepted' : 'declined',
      });
    // A new revision of a withdrawn estimate could not be sent.
    if (s.withdrawn) return refuse('estimate-withdrawn', { asked: 'change' });
    if ((client.email ?? '') !== s.to) return refuse('client-fixed');
    unsendable({ ...s, ...offer }, today);
    return [{ type: 'EstimateRevised', data: { ...offer, revision: s.revision + 1 } }];
  },
  AddOption: (c, state, { id }) => {
    const s = draft(state);
    if (s.estimateType === 'single') return refuse('options-in-single');
    if (s.options.length >= MAX_OPTIONS)
      return refuse('too-many-options', { why: 'at-once', most: MAX_OPTIONS });
    const option = {
      ...c,
      id: optionId(id, s.lastOption + 1),
      recommended: c.recommended ?? c.order === 1,
      lines: [],
      totals: totalsOf([], s),
    };
    return [
      {
        type: 'OptionAdded',
        data: { option, totals: headlineTotals([...s.options, option], s.lines, s) },
      },
    ];
  },
  AddLineItem: ({ order, optionId: at, ...content }, state) => {
    const s = draft(state);
    if (s.lines.length + s.options.reduce((n, o) => n + o.lines.length, 0) >= MAX_LINES)
      return refuse('too-many-lines', { most: MAX_LINES });
    const option = s.options.find(({ id }) => id === at);
    if (at !== null && !option) return refuse('option-unknown');
    if (at === null && s.estimateType === 'multi_option') return refuse('lines-outside-options');
    const line = pricedLine(content, s.lastLine + 1, order ?? (option ?? s).lines.length);
    if (!option)
      return [
        {
          type: 'LineItemAdded',
          data: {
            line,
            optionId: null,
            optionTotals: null,
            totals: totalsOf([...s.lines, line], s),
          },
        },
      ];
    const optionTotals = totalsOf([...option.lines, line], s);
    const options = s.options.map((o) => (o.id === option.id ? { ...o, totals: optionTotals } : o));
    return [
      {
        type: 'LineItemAdded',
        data: { line, optionId: option.id, optionTotals, totals: headlineTotals(options, [], s) },
      },
    ];
  },
};
