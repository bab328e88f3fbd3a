// The room of the simulated bank: what it has, and telling it what to do. Nobody comes in where a
// real bank is named.
import { simulatedBank as contract, type SimulatedBank } from '@purlin/contracts/simulated-bank.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { commandReasons, refusing } from '@purlin/event-sourcing/refusal.ts';
import { defineRoom, type Services } from '../platform/core/room.ts';
import { bankOf } from './gateway/service.ts';
import { batchOfFile } from './read-models/payment-batches.ts';
import { readBankAnswers } from './bank-answers.ts';
import { filesAtBank, tellBank } from './simulated-bank.ts';

const refuse = refusing(commandReasons);
const rootOf = (services: Services): string =>
  bankOf(services).simulatedIn ?? refuse('not-found', { what: 'address' });

const dateOf = (short: string): string => short.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3');

async function shown(services: Services): Promise<SimulatedBank> {
  const files = await filesAtBank(rootOf(services));
  return {
    files: await Promise.all(
      files.toReversed().map(async ({ name, receivedAt, state, returned, file }) => ({
        name,
        batchId: (await batchOfFile(services.db, name)) ?? null,
        receivedAt,
        state,
        entries: file.batches.flatMap(({ entries, effectiveOn }) =>
          entries.map(({ trace, name: payee, amountCents }) => ({
            trace,
            payee,
            amount: toDecimal(amountCents),
            effectiveOn: dateOf(effectiveOn),
            returned: returned.includes(trace),
          })),
        ),
      })),
    ),
  };
}

export const simulatedBankRoom = defineRoom({ contract, deciders: [] })({
  name: 'simulated-bank',
  readModels: [],
  answers: {
    show: (_, services) => shown(services),
    async tell({ body: { file, ...telling } }, services) {
      if (!(await tellBank(rootOf(services), file, telling)))
        refuse('not-found', { what: 'thing' });
      await readBankAnswers(services);
      return shown(services);
    },
  },
});
