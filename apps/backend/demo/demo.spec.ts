// The demo company: every story is in it, nothing of its past is e-mailed, and a first run that was
// cut off goes on where it stopped.
import { describe, expect, it } from 'vitest';
import type { Estimate, EstimateSummary, HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import type { EmailCounts } from '@purlin/contracts/emails.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { openTestApp } from '../../../tools/vitest/app.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { auditAnswers, type AnswerVerdict } from '../estimates/answer-audit.ts';
import { consentShown } from '../estimates/evidence.ts';
import { demoClients } from './clients.ts';
import { demoEstimates, demoToday } from './estimates.ts';

const app = useTestApp({ seed: 'demo', firstRun: true });

const count = async (what: string): Promise<number> =>
  (await app.platform.pool.query<{ n: number }>(`select count(*) as n from ${what}`)).rows[0]!.n;
const listed = async (query: string) =>
  (await app.call<EstimateSummary[]>('GET', `/api/estimates?limit=500&${query}`)).body;

describe('the demo company', () => {
  it('has estimates in every state, at dates of a whole year', async () => {
    const [shown, archived] = [await listed(''), await listed('archived=true')];
    expect(shown.length + archived.length).toBe(demoEstimates.length + demoToday.length);
    for (const status of ['draft', 'sent', 'viewed', 'accepted', 'declined'])
      expect(shown.map((one) => one.status)).toContain(status);
    for (const state of ['bounced', 'accepted'])
      expect(shown.map(({ emailState }) => emailState)).toContain(state);
    for (const flag of ['withdrawn', 'expired'] as const)
      expect(shown.some((one) => one[flag])).toBe(true);
    expect(shown.some(({ openQuestions }) => openQuestions > 0)).toBe(true);
    expect(archived.length).toBeGreaterThan(0);
    const months = new Set(shown.map(({ createdAt }) => createdAt.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(12);
    // Numbers go up with time.
    expect((await listed('sort=createdAt')).map(({ id }) => id)).toEqual(
      (await listed('sort=number')).map(({ id }) => id),
    );
  });
  it('says of everybody that they are demo data, at addresses and numbers that nobody has', () => {
    for (const { name, email, phone } of demoClients)
      expect([
        name.endsWith('(demo)'),
        email.endsWith('.example'),
        /^\(541\) 555-01\d\d$/.test(phone),
      ]).toEqual([true, true, true]);
  });
  it('counts as many undelivered emails in the list of emails as on the dashboard', async () => {
    const undelivered = (await listed('show=needs-you')).filter(({ emailState }) =>
      ['failed', 'bounced'].includes(emailState),
    );
    expect(undelivered).toHaveLength(2);
    const { failed } = (await app.call<EmailCounts>('GET', '/api/emails/counts')).body;
    expect(failed).toBe(undelivered.length);
  });
  it('tells the story of an approval with its evidence at its own times', async () => {
    const accepted = (await listed('status=accepted')).findLast(
      ({ estimateType }) => estimateType === 'multi_option',
    )!;
    const { evidence, selectedOptionId, answeredAt } = (
      await app.call<Estimate>('GET', `/api/estimates/${accepted.id}`)
    ).body;
    expect(evidence).toMatchObject({
      how: 'page',
      ip: expect.stringMatching(/^203\.0\.113\./) as string,
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect([selectedOptionId === null, answeredAt! > accepted.sentAt!]).toEqual([false, true]);
    const history = (await app.call<HistoryEntry[]>('GET', `/api/estimates/${accepted.id}/history`))
      .body;
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
  });
  it('has answers whose documents can all be made again', async () => {
    const { history, db } = app.platform.services;
    const verdicts: AnswerVerdict[] = [];
    for (const { id, answeredAt } of [...(await listed('')), ...(await listed('archived=true'))])
      if (answeredAt !== null)
        verdicts.push(
          ...(await auditAnswers(id, await history.read(estimate, id), (shown) =>
            consentShown(db, shown),
          )),
        );
    expect(verdicts.length).toBeGreaterThan(10);
    expect(new Set(verdicts)).toEqual(new Set(['agrees']));
  });
  it('e-mails the estimates of today and nothing of the past', async () => {
    await until(
      'everything is out',
      async () => (await count("platform.effects where status in ('pending', 'running')")) === 0,
    );
    expect(
      app.mail.received.filter(({ raw }) =>
        /^subject: estimate est-/im.test(raw.toString('latin1')),
      ),
    ).toHaveLength(demoToday.length);
  });
  it('is not written twice, also when the first run did not come to its end', async () => {
    const [events, effects] = [await count('events.log'), await count('platform.effects')];
    await app.platform.pool.query("delete from platform.allocations where key = 'seed/demo'");
    const again = await openTestApp({ beside: app, seed: 'demo' });
    await again.close();
    expect([await count('events.log'), await count('platform.effects')]).toEqual([events, effects]);
  });
});
