// Commands for the accounts of a batch of prenotes after each thing that happens to it.
import type { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { PrenoteLine, TriedAccount } from '@purlin/domain/payments/prenote-shapes.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';

type AccountCommand = readonly [vendorId: number, command: CommandOf<typeof bankAccount>];

/** What was asked for, and the lines of the file once there is one. */
function contentsOf(events: readonly PaymentBatchEvent[]) {
  const opened = events.find((event) => event.type === 'PrenoteBatchOpened');
  const written = events.find((event) => event.type === 'PrenoteFileWritten');
  return { accounts: opened?.data.accounts ?? [], prenotes: written?.data.prenotes ?? [] };
}

/** The command for each account after this event; nothing in a batch of payments. */
export function commandsForPrenotes(
  batchId: number,
  event: PaymentBatchEvent,
  events: readonly PaymentBatchEvent[],
): readonly AccountCommand[] {
  const { accounts, prenotes } = contentsOf(events);
  const letGo = (
    { vendorId, accountEntry: entry }: TriedAccount,
    reason: string,
  ): AccountCommand => [vendorId, { type: 'ReleasePrenote', data: { entry, batchId, reason } }];
  const lineOf = (trace: string): PrenoteLine => prenotes.find((line) => line.trace === trace)!;
  switch (event.type) {
    case 'PrenoteFileWritten': {
      const inFile = new Set(prenotes.map(({ vendorId }) => vendorId));
      const reason = 'It was not ready when the file was written.';
      return [
        ...prenotes.map(({ vendorId, accountEntry: entry, trace, effectiveOn }): AccountCommand => [
          vendorId,
          { type: 'RecordPrenote', data: { entry, batchId, trace, settlesOn: effectiveOn } },
        ]),
        ...accounts.filter((one) => !inFile.has(one.vendorId)).map((one) => letGo(one, reason)),
      ];
    }
    case 'BatchAbandoned':
    case 'BatchRejected':
      return accounts.map((one) => letGo(one, event.data.reason));
    case 'PrenotesSettled': {
      const { settledOn, traces } = event.data;
      return traces.map((trace): AccountCommand => {
        const { vendorId, accountEntry: entry } = lineOf(trace);
        return [
          vendorId,
          { type: 'RecordPrenoteSettlement', data: { entry, batchId, trace, settledOn } },
        ];
      });
    }
    case 'PrenoteLineReturned': {
      const { trace, code } = event.data;
      const { vendorId, accountEntry: entry } = lineOf(trace);
      return [[vendorId, { type: 'RecordPrenoteReturn', data: { entry, batchId, trace, code } }]];
    }
    default:
      return [];
  }
}
