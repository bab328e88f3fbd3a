// Behind the product's back: what became of everything that customers were told is done.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { client } from '@purlin/domain/clients/client.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import type { MailServer, Received } from '../vitest/mail-server.ts';
import type { Acknowledged, Customers } from './customers.ts';

const SETTLE_MILLIS = 120_000;
const LOOK_MILLIS = 200;

/** Waits until no effect is open; throws after two minutes. */
export async function untilDone(database: Pick<pg.Pool, 'query'>): Promise<void> {
  const end = Date.now() + SETTLE_MILLIS;
  for (;;) {
    const { rows } = await database.query<{ open: number }>(
      "select count(*)::int as open from platform.effects where status in ('pending', 'running')",
    );
    if (rows[0]!.open === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]!.open} effects are still open`);
    await setTimeout(LOOK_MILLIS);
  }
}

/** An acknowledged step that history does not have, or has twice. */
export interface Finding {
  readonly roof: Acknowledged;
  readonly what: 'lost' | 'double';
  /** The event that is missing, or is there again. */
  readonly type: string;
}

/**
 * Every acknowledged step stands in history, once: a client, an estimate for them, its sending and
 * its approval. `unasked`: clients and estimates that nobody asked for, because a call was carried
 * out twice.
 */
export async function judgeHistory(
  store: EventStore,
  { acknowledged, asked }: Pick<Customers, 'acknowledged' | 'asked'>,
): Promise<{ readonly findings: readonly Finding[]; readonly unasked: number }> {
  const times = new Map<string, number>();
  const count = (key: string): void => void times.set(key, (times.get(key) ?? 0) + 1);
  for await (const { stream, type } of store.readAll()) {
    count(`${stream} ${type}`);
    count(type);
  }
  const findings: Finding[] = [];
  for (const roof of acknowledged) {
    const stream = `${estimate.category}-${roof.id}`;
    const expected: readonly (readonly [key: string, type: string])[] = [
      [`${client.category}-${roof.clientId} ClientAdded`, 'ClientAdded'],
      [`${stream} EstimateDrafted`, 'EstimateDrafted'],
      ...(roof.sent ? [[`${stream} EstimateSent`, 'EstimateSent'] as const] : []),
      ...(roof.approved ? [[`${stream} EstimateApproved`, 'EstimateApproved'] as const] : []),
    ];
    for (const [key, type] of expected) {
      const found = times.get(key) ?? 0;
      if (found !== 1) findings.push({ roof, what: found === 0 ? 'lost' : 'double', type });
    }
  }
  const unasked = Object.entries(asked).map(([type, n]) => (times.get(type) ?? 0) - n);
  return { findings, unasked: unasked.reduce((sum, n) => sum + Math.max(0, n), 0) };
}

/** The number of the estimate in an e-mail's subject, as customers have it written. */
export const estimateIn = ({ raw }: Received): number | undefined =>
  Number(/^subject: Estimate (\d+)\r?$/im.exec(raw.toString('latin1'))?.[1]) || undefined;

/** Every estimate that was sent arrived; a repeat has the Message-ID of the first. */
export function judgeMails(
  mail: MailServer,
  acknowledged: readonly Acknowledged[],
): {
  readonly withoutMail: readonly Acknowledged[];
  readonly mailsRepeated: number;
  readonly mailsWithTwoIds: number;
} {
  const mails = new Map<number, string[]>();
  for (const received of mail.received) {
    const id = estimateIn(received);
    if (id !== undefined) mails.set(id, [...(mails.get(id) ?? []), received.messageId]);
  }
  const all = [...mails.values()];
  return {
    withoutMail: acknowledged.filter(({ id, sent }) => sent && !mails.has(id)),
    mailsRepeated: all.reduce((sum, ids) => sum + ids.length - 1, 0),
    mailsWithTwoIds: all.filter((ids) => new Set(ids).size > 1).length,
  };
}
