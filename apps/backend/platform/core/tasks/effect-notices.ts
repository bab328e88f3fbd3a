// Tells open screens that the effects ledger changed, as the projector tells them of streams.
import { toPayload } from '../projection/projected.ts';

/** What the ledger counts as, beside the categories of streams. */
export const LEDGER = 'effect';
/** Before any position of history, so that nobody takes it for one. */
const PAYLOAD = toPayload(-1n, [`${LEDGER}-0`]);
/** An expression that tells everybody, once for each row it stands in; the same ones go as one. */
export const CHANGED = `pg_notify('projected', '${PAYLOAD}')`;
