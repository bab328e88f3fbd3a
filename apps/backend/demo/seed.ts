// The demo company: a list of commands, marked as demo data, so that every screen has something to show after the first start.
import { client } from '@purlin/domain/clients/client.ts';
import { DEFAULT_INTRO_MESSAGE, DEFAULT_SEND_MESSAGE, estimate } from '@purlin/domain/estimates/estimate.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { CLOSES } from '@purlin/domain/scheduling/local-time.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import type { Platform } from '../platform/platform.ts';
import { demoClients, demoEstimates, type DemoEstimate } from './company.ts';
import { seedLeads } from './leads.ts';
import { demoJobs, demoPayments, demoPriceBook, demoVendors } from './operations.ts';

/** Carries out a command and waits until it can be read; answers with the stream's number. */
type CarryOut = (decider: AnyDecider, id: number | 'new', command: Message, by?: string) => Promise<number>;

/** Seeds once: every command has a fixed key, so a start after a crash goes on where the last one stopped. */
export async function seedDemo({ services, pool }: Platform): Promise<void> {
  const done = await pool.query("select 1 from platform.allocations where key = 'seed/demo'");
  if (done.rowCount) return;
  let n = 0;
  const carryOut: CarryOut = async (decider, id, command, by = 'system') => {
    const receipt = await services.dispatch(decider, id, command, { by, correlationId: 'demo-seed', key: `demo-seed-${++n}` });
    await services.until(receipt.position, 10_000);
    return receipt.id;
  };
  const today = services.clock.today();
  await seedPriceBook(carryOut);
  const estimateIds = await seedEstimates(carryOut, today);
  await seedOperations(carryOut, estimateIds, today);
  await seedLeads(carryOut);
  await pool.query("insert into platform.allocations (key, category, id) values ('seed/demo', 'seed', 1) on conflict do nothing");
}

async function seedEstimates(carryOut: CarryOut, today: string): Promise<number[]> {
  const clientIds = await Promise.all(demoClients.map((data) => carryOut(client, 'new', { type: 'AddClient', data })));
  const ids: number[] = [];
  for (const demo of demoEstimates) {
    const id = await carryOut(estimate, 'new', { type: 'DraftEstimate', data: draftOf(demo, clientIds[demo.client]!, today) });
    for (const step of demo.then) await carryOut(estimate, id, commandOf(step), step === 'send' ? 'system' : 'estimate-link');
    ids.push(id);
  }
  return ids;
}

async function seedPriceBook(carryOut: CarryOut): Promise<void> {
  const categoryIds = await Promise.all(demoPriceBook.map(({ name, type }, order) => carryOut(priceBookCategory, 'new', { type: 'AddCategory', data: { name, type, order, description: null } })));
  await Promise.all(demoPriceBook.flatMap(({ type, items }, n) => items.map(([name, unit, price, cost, description]) => carryOut(priceBookItem, 'new', { type: 'AddItem', data: {
    categoryId: categoryIds[n], categoryType: type, name, unit, description, exclusions: null, process: null, isActive: true,
    standardPriceCents: Math.round(price * 100), costPriceCents: cost === null ? null : Math.round(cost * 100),
  } }))));
}

async function seedOperations(carryOut: CarryOut, estimateIds: readonly number[], today: string): Promise<void> {
  const vendorIds = await Promise.all(demoVendors.map((data) => carryOut(vendor, 'new', { type: 'AddVendor', data })));
  const jobIds = await Promise.all(demoJobs.map((demo) => {
    const estimateId = estimateIds[demo.estimate]!;
    const { title, description, address } = demoEstimates[demo.estimate]!;
    const firstDay = workdayAfter(today, demo.startsInDays);
    return carryOut(job, estimateId, { type: 'ScheduleJob', data: {
      estimateId, title, description, address, start: `${firstDay}T${demo.startTime}`, end: `${daysAfter(firstDay, demo.lastsDays - 1)}T${CLOSES}`,
      budgetCents: demo.budgetDollars === null ? null : demo.budgetDollars * 100, notes: demo.notes,
    } });
  }));
  for (const demo of demoPayments) {
    const id = await carryOut(vendorPayment, 'new', { type: 'PlanVendorPayment', data: {
      vendorId: vendorIds[demo.vendor], jobId: jobIds[demo.job], laborCents: demo.laborDollars * 100, materialsCents: demo.materialsDollars * 100,
      scheduledDate: workdayAfter(today, demo.dueInDays), notes: demo.notes,
    } });
    if (demo.approved) await carryOut(vendorPayment, id, { type: 'ApproveVendorPayment', data: {} });
  }
}

const daysAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The day `days` later, or the Monday after when that is a weekend. */
function workdayAfter(date: string, days: number): string {
  const day = daysAfter(date, days);
  const weekday = new Date(day).getUTCDay();
  return weekday === 6 ? daysAfter(day, 2) : weekday === 0 ? daysAfter(day, 1) : day;
}

const draftOf = (demo: DemoEstimate, clientId: number, today: string) => ({
  client: { id: clientId, name: '', email: '', phone: null }, estimateType: 'single', projectTitle: demo.title, projectDescription: demo.description, serviceAddress: demo.address,
  validUntil: daysAfter(today, demo.validDays), introMessage: DEFAULT_INTRO_MESSAGE, customerNotes: demo.notes, internalNotes: 'Demo data',
  discountBasisPoints: demo.discountBasisPoints, discountFixedCents: 0, taxBasisPoints: 0, taxBasis: 'undiscounted', deposit: null, options: [], duplicateOf: null,
  lines: demo.lines.map(([description, quantity, rate]) => ({
    id: null, description, kind: 'service', quantityHundredths: quantity * 100, unit: 'each', rateCents: rate * 100, costCents: null, taxable: true, section: null, details: null, exclusions: null, process: null, priceBookItemId: null,
  })),
});

function commandOf(step: DemoEstimate['then'][number]): Message {
  switch (step) {
    case 'send': return { type: 'SendEstimate', data: { subject: '', message: DEFAULT_SEND_MESSAGE, ccbNumber: '' } };
    case 'view': return { type: 'ViewEstimate', data: {} };
    case 'approve': return { type: 'ApproveEstimate', data: { optionId: null, revision: null, documentRevision: null, evidence: null, signatureRequired: false, clientMessage: 'Looks good, thank you. (demo)' } };
    case 'decline': return { type: 'DeclineEstimate', data: { revision: null, documentRevision: null, evidence: null, clientMessage: 'We will wait until next year. (demo)' } };
  }
}
