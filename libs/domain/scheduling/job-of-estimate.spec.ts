// One estimate, one job: the first reserved number wins.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { jobOfEstimate } from './job-of-estimate.ts';
import golden from './job-of-estimate-golden.json' with { type: 'json' };

const given = scenario(jobOfEstimate);
const reserved = { type: 'JobNumberReserved', data: { jobId: 4 } } as const;

describe('the job of an estimate', () => {
  it('is reserved', () =>
    given()
      .when({ type: 'ReserveJobNumber', data: { jobId: 4 } })
      .then(reserved));
  it.each([4, 5])('stays when %i is requested afterwards', (jobId) =>
    given(reserved).when({ type: 'ReserveJobNumber', data: { jobId } }).thenNothing(),
  );
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(jobOfEstimate, { type, data }, schema),
    }));
    expect(fold(jobOfEstimate, read)).toEqual({ jobId: 4 });
  });
});
