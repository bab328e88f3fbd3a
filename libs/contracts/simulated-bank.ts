// Routes of the simulated bank, which exists only while no real bank is configured.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/payment-batch-shapes.ts';
import { Id, Instant, Money } from './fields.ts';
import { action, query } from './route.ts';

export const SimulatedBank = z
  .object({
    files: z.array(
      z.object({
        name: z.string(),
        batchId: Id.nullable(),
        receivedAt: Instant,
        state: z.enum(['received', 'accepted', 'rejected']),
        entries: z.array(
          z.object({
            trace: z.string(),
            payee: z.string(),
            amount: Money,
            effectiveOn: z.iso.date(),
            returned: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'SimulatedBank' });
export type SimulatedBank = z.infer<typeof SimulatedBank>;

const { code: ReturnCode } = commands.RecordReturn.shape;
const { code: ChangeCode } = commands.RecordLineCorrection.shape;

const file = z.string().min(1).max(100);
const entry = {
  file,
  trace: commands.RecordReturn.shape.trace,
  /** The bank's note, or the corrected data. */
  note: z.string().trim().max(44).default(''),
};

export const simulatedBank = {
  show: query('/api/simulated-bank', {
    right: 'payments.process',
    summary: 'Simulation: the files the simulated bank has received',
    answer: SimulatedBank,
  }),
  tell: action('POST', '/api/simulated-bank/answers', {
    right: 'payments.process',
    summary:
      'Simulation: has the simulated bank accept or reject a file, or return or correct an entry',
    body: z.discriminatedUnion('say', [
      z.object({ say: z.literal('accept'), file }),
      z.object({ say: z.literal('reject'), file, note: z.string().trim().max(200).default('') }),
      z.object({ say: z.literal('return'), ...entry, code: ReturnCode }),
      z.object({ say: z.literal('correct'), ...entry, code: ChangeCode }),
    ]),
    answer: SimulatedBank,
  }),
};
