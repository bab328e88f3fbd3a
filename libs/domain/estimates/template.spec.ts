// Estimate templates.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './template-golden.json' with { type: 'json' };
import { estimateTemplate, type EstimateTemplateEvent } from './template.ts';

const given = scenario(estimateTemplate);
const line = {
  description: 'Tear-off, one layer',
  kind: 'service',
  quantityHundredths: 100,
  unit: 'square',
  rateCents: 14_500,
  costCents: 9_000,
  taxable: true,
  section: null,
  details: null,
  exclusions: null,
  process: null,
  priceBookItemId: 4,
} as const;
const content = { name: 'Re-roof, walkable', lines: [line] };
const saved: EstimateTemplateEvent = { type: 'TemplateSaved', data: content };
const deleted: EstimateTemplateEvent = { type: 'TemplateDeleted', data: {} };
const save = { type: 'SaveTemplate', data: content } as const;
const remove = { type: 'DeleteTemplate', data: {} } as const;

describe('a template', () => {
  it('saves lines under a name', () => given().when(save).then(saved));
  it('does nothing when unchanged', () => given(saved).when(save).thenNothing());
  it('can be renamed and refilled', () =>
    given(saved)
      .when({ type: 'SaveTemplate', data: { ...content, name: 'Re-roof, steep' } })
      .then({ type: 'TemplateSaved', data: { ...content, name: 'Re-roof, steep' } }));
  it('is deleted once', () => {
    given(saved).when(remove).then(deleted);
    given(saved, deleted).when(remove).thenNothing();
  });
  it('is not restored by saving', () =>
    given(saved, deleted).when(save).thenRefused('template-not-found'));
  it('must exist to be deleted', () => given().when(remove).thenRefused('template-not-found'));
  it.each([
    [{ ...content, name: ' ' }, 'Please give the template a name'],
    [{ ...content, lines: [] }, 'Please add at least one line item'],
  ])('requires a name and a line', (data, message) =>
    expect(estimateTemplate.commands.SaveTemplate.safeParse(data).error?.issues).toMatchObject([
      { message },
    ]),
  );
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(estimateTemplate, { type, data }, schema),
    }));
    expect(fold(estimateTemplate, read)).toEqual({ status: 'deleted' });
  });
});
