// A data export is recorded once per number.
import { expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './data-export-golden.json' with { type: 'json' };
import { dataExport, type DataExportEvent } from './data-export.ts';

const given = scenario(dataExport);
const take = { type: 'TakeData', data: {} } as const;
const taken: DataExportEvent = { type: 'DataTaken', data: {} };

it('is taken once', () => {
  given().when(take).then(taken);
  given(taken).when(take).thenNothing();
});

it('reads every version of every event ever written', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(dataExport, { type, data }, schema),
  }));
  expect(fold(dataExport, read as never)).toEqual({ status: 'taken' });
});
