// Estimates of a specs' client as far along as a spec needs them, and the jobs that come of them.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import type { TestApp } from './app.ts';

export type Step = 'send' | 'approve';
/** The words of a job as they are typed. */
export const ridgeVent = {
  title: 'Ridge vent',
  address: '1 Oak St',
  scheduledStartDate: '2026-03-09',
};

/** For a client of the app. */
export function estimateSteps(app: () => TestApp, clientId: () => number) {
  /** An estimate of $100 with `more` in it, as far as `steps` go; gives its number. */
  async function estimateWith(more: object, ...steps: readonly Step[]): Promise<number> {
    const body = {
      clientId: clientId(),
      ...more,
      projectTitle: 'New ridge vent',
      serviceAddress: '1 Oak St',
      lineItems: [{ description: 'Vent', quantity: 1, rate: '100' }],
    };
    const { id } = (await app().call<Estimate>('POST', '/api/estimates', { body })).body;
    if (steps.includes('send')) await app().call('POST', `/api/estimates/${id}/send`, { body: {} });
    if (steps.includes('approve'))
      await app().call('POST', `/api/estimates/${id}/approve-option`, { body: {} });
    return id;
  }
  return {
    estimateWith,
    estimate: (...steps: readonly Step[]) => estimateWith({}, ...steps),
    convert: <T = Job>(id: number, body: object = ridgeVent) =>
      app().call<T>('POST', `/api/estimates/${id}/convert-to-job`, { body }),
    /** The numbers of an estimate's jobs. */
    jobsOf: async (estimateId: number) =>
      (await app().call<Job[]>('GET', `/api/jobs?estimateId=${estimateId}`)).body.map(
        ({ id }) => id,
      ),
  };
}
