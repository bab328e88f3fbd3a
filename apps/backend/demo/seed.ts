// The demo company: a list of commands, marked as demo data, so that every screen has something to show after the first start.
import { client } from '@purlin/domain/clients/client.ts';
import { DEFAULT_INTRO_MESSAGE, DEFAULT_SEND_MESSAGE, estimate } from '@purlin/domain/estimates/estimate.ts';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import type { Platform } from '../platform/platform.ts';
import { demoClients, demoEstimates, type DemoEstimate } from './company.ts';

/** Seeds once: every command has a fixed key, so a start after a crash goes on where the last one stopped. */
export async function seedDemo({ services, pool }: Platform): Promise<void> {
  const done = await pool.query("select 1 from platform.allocations where key = 'seed/demo'");
  if (done.rowCount) return;
  let n = 0;
  const carryOut = async (decider: AnyDecider, id: number | 'new', command: Message, by = 'system') => {
    const receipt = await services.dispatch(decider, id, command, { by, correlationId: 'demo-seed', key: `demo-seed-${++n}` });
    await services.until(receipt.position, 10_000);
    return receipt.id;
  };
  const clientIds: number[] = [];
  for (const data of demoClients) clientIds.push(await carryOut(client, 'new', { type: 'AddClient', data }));
  for (const demo of demoEstimates) {
    const id = await carryOut(estimate, 'new', { type: 'DraftEstimate', data: draftOf(demo, clientIds[demo.client]!, services.clock.today()) });
    for (const step of demo.then) await carryOut(estimate, id, commandOf(step), step === 'send' ? 'system' : 'estimate-link');
  }
  await pool.query("insert into platform.allocations (key, category, id) values ('seed/demo', 'seed', 1) on conflict do nothing");
}

const draftOf = (demo: DemoEstimate, clientId: number, today: string) => ({
  client: { id: clientId, name: '', email: '', phone: null }, estimateType: 'single', projectTitle: demo.title, projectDescription: demo.description, serviceAddress: demo.address,
  validUntil: new Date(Date.parse(today) + demo.validDays * 86_400_000).toISOString().slice(0, 10), introMessage: DEFAULT_INTRO_MESSAGE, customerNotes: demo.notes, internalNotes: 'Demo data',
  discountBasisPoints: demo.discountBasisPoints, taxBasisPoints: 0, taxBasis: 'undiscounted',
  lines: demo.lines.map(([description, quantity, rate]) => ({ description, quantityHundredths: quantity * 100, rateCents: rate * 100, taxable: true, section: null, priceBookItemId: null })),
});

function commandOf(step: DemoEstimate['then'][number]): Message {
  switch (step) {
    case 'send': return { type: 'SendEstimate', data: { subject: '', message: DEFAULT_SEND_MESSAGE, ccbNumber: '' } };
    case 'view': return { type: 'ViewEstimate', data: {} };
    case 'approve': return { type: 'ApproveEstimate', data: { optionId: null, revision: null, clientMessage: 'Looks good, thank you. (demo)' } };
    case 'decline': return { type: 'DeclineEstimate', data: { revision: null, clientMessage: 'We will wait until next year. (demo)' } };
  }
}
