// A process that dies at one of its steps, for specs: from then on none of its calls reaches
// anything, and the next process finds what it left.
import type { BankGateway } from '../../apps/backend/payments/gateway/bank-gateway.ts';
import { bankOf, bankService } from '../../apps/backend/payments/gateway/service.ts';
import type { Services } from '../../apps/backend/platform/core/room.ts';
import type { QuickBooks } from '../../apps/backend/quickbooks/service/quickbooks.ts';
import { quickbooksOf, quickbooksService } from '../../apps/backend/quickbooks/service/service.ts';

/** What the doomed process throws, and goes on throwing. */
export class Died extends Error {
  override readonly name = 'Died';
}

/** Where it was when it died. */
export interface Doom {
  readonly services: Services;
  /** The step it died at; undefined when it came to its end before. */
  readonly diedAt: () => string | undefined;
}

/** Calls of QuickBooks: what they wrote is written, whoever hears of it. */
const mortalCalls = (quickbooks: QuickBooks, step: (name: string) => void): QuickBooks => ({
  ...quickbooks,
  async call(call) {
    step(`before ${call.method} ${call.path}`);
    const answer = await quickbooks.call(call);
    step(`after ${call.method} ${call.path}`);
    return answer;
  },
});

/** The way to the bank: a file is there, or it is not, whoever hears of it. */
const mortalBank = (bank: BankGateway, step: (name: string) => void): BankGateway => ({
  ...bank,
  async send(name, content, begin) {
    step('before the file');
    await bank.send(name, content, async () => {
      step('after the first name of the file');
      await begin();
      step('before the own name of the file');
    });
    step('after the own name of the file');
  },
  async putAside(name, as) {
    step('before an answer is put aside');
    await bank.putAside(name, as);
    step('after an answer was put aside');
  },
});

/**
 * The same services for a process that dies at its `last` step. A step is a moment before or after
 * something is written: a command's events, a file for the bank under its first name, under its own
 * name, a file of the bank that is put aside.
 */
export function doomed(services: Services, last: number): Doom {
  let steps = 0;
  let diedAt: string | undefined;
  const step = (name: string): void => {
    if (diedAt === undefined && ++steps === last) diedAt = name;
    if (diedAt !== undefined) throw new Died(diedAt);
  };
  const alive = (): void => {
    if (diedAt !== undefined) throw new Died(diedAt);
  };
  const { dispatch, history, until } = services;
  const mortal: Services = {
    ...services,
    async dispatch(decider, id, command, asker) {
      step(`before ${command.type}`);
      const receipt = await dispatch(decider, id, command, asker);
      step(`after ${command.type}`);
      return receipt;
    },
    history: {
      ...history,
      read: async (...about) => {
        alive();
        return history.read(...about);
      },
      stateOf: async (...about) => {
        alive();
        return history.stateOf(...about);
      },
    },
    until: async (position, ms) => {
      alive();
      return until(position, ms);
    },
    outside: services.outside
      .with(quickbooksService, mortalCalls(quickbooksOf(services), step))
      .with(bankService, mortalBank(bankOf(services), step)),
  };
  return { services: mortal, diedAt: () => diedAt };
}
