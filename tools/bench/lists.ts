// How long a page of each list takes, in every order, and how long searching takes for every kind
// of word.
import { doorsOf } from '@purlin/contracts/route.ts';
import { rooms } from '../../apps/backend/app.ts';
import { load, type Load } from './load.ts';
import { sizes } from './sizes.ts';

/** A list of the API, with the orders its contract names. */
interface ListDoor {
  readonly path: string;
  readonly orders: readonly string[];
  readonly searched: boolean;
}

/** The lists that a bench company fills. */
const FILLED = ['/api/estimates', '/api/clients'];
const CONNECTIONS = 2;

/**
 * What people type: a part that many rows have, one that few have, one that none has, and the first
 * letters of a word.
 */
export const WORDS: Readonly<Record<string, string>> = {
  common: 'smith',
  rare: '4242',
  none: 'no such thing',
  'two letters': 'qz',
  'one letter': 'w',
};

const doors = (): readonly ListDoor[] =>
  rooms
    .flatMap((room) => doorsOf(room.contract))
    .flatMap(([, door]) => {
      if (door.kind !== 'export' || !FILLED.includes(door.list.path)) return [];
      const refused = door.list.query.safeParse({ sort: '?' });
      const fields =
        /sort by (.*), or/.exec(refused.error?.issues[0]?.message ?? '')?.[1]?.split(', ') ?? [];
      return [
        {
          path: door.list.path,
          orders: fields.flatMap((field) => [field, `-${field}`]),
          searched: door.list.query.safeParse({ q: 'x' }).success,
        },
      ];
    });

/** Measures both; `report` gets the slowest order's p95 and each word's. */
export async function measureLists(
  url: string,
  headers: Readonly<Record<string, string>>,
  report: (what: string, ours: string) => void,
): Promise<void> {
  const ask = (path: string): Promise<Load> =>
    load(url, sizes.orders, CONNECTIONS, () => ({ method: 'GET', path, headers }));
  for (const { path, orders, searched } of doors()) {
    await ask(`${path}?limit=25`);
    const slowest = { order: '', p95: 0 };
    for (const order of orders) {
      const { p95 } = await ask(`${path}?limit=25&sort=${order}`);
      if (p95 > slowest.p95) Object.assign(slowest, { order, p95 });
    }
    report(
      `list ${path}, the slowest of ${orders.length} orders`,
      `p95 ${slowest.p95} ms (${slowest.order})`,
    );
    if (!searched) continue;
    for (const [kind, word] of Object.entries(WORDS)) {
      const { p50, p95 } = await ask(`${path}?limit=25&q=${encodeURIComponent(word)}`);
      report(`search ${path}, ${kind}: "${word}"`, `p50 ${p50} ms, p95 ${p95} ms`);
    }
  }
}
