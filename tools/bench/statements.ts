// How many statements one approval causes, from Postgres' own log: everything that any
// process says to the database until the last effect is done, after a warm-up.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Product } from '../product.ts';
import { numberOf } from './company.ts';
import { sizes } from './sizes.ts';

const { warmUp: WARM_UP, counted: APPROVALS } = sizes;

export interface Count {
  readonly statements: number;
  /** Statements of one approval by their beginnings, most frequent first. */
  readonly kinds: readonly (readonly [string, number])[];
}

const KIND = 48;

/** `logFile` is the server's log; estimates from `first` on are approved, which were all sent. */
export async function countStatements(
  product: Product,
  databaseUrl: string,
  logFile: string,
  first: number,
): Promise<Count> {
  const admin = new pg.Client({ connectionString: databaseUrl, application_name: 'counting' });
  await admin.connect();
  const allDone = async (): Promise<void> => {
    for (;;) {
      const { rowCount } = await admin.query(
        "select 1 from platform.effects where status in ('pending', 'running') limit 1",
      );
      if (rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const approve = async (from: number, count: number): Promise<void> => {
    for (let id = from; id < from + count; id++) {
      const { ok, status } = await fetch(`${product.url}/api/estimates/${id}/approve-option`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-estimate-number': numberOf(id) },
        body: JSON.stringify({ clientMessage: 'Go ahead', revision: 1 }),
      });
      if (!ok) throw new Error(`approval of ${id} was answered with ${status}`);
    }
    await allDone();
  };
  await approve(first, WARM_UP);
  await admin.query("alter system set log_statement = 'all'");
  await admin.query("alter system set log_line_prefix = '%a|'");
  await admin.query('select pg_reload_conf()');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const from = readFileSync(logFile, 'utf8').length;
  await approve(first + WARM_UP, APPROVALS);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const lines = readFileSync(logFile, 'utf8')
    .slice(from)
    .split('\n')
    .filter((line) => /\|LOG: {2}(statement|execute [^:]*): /.test(line))
    .filter((line) => !line.startsWith('counting|'))
    .map((line) => line.replace(/^[^|]*\|LOG: {2}(statement|execute )/, ''));
  await admin.query('alter system reset all');
  await admin.query('select pg_reload_conf()');
  await admin.end();
  const kinds = new Map<string, number>();
  for (const line of lines)
    kinds.set(line.slice(0, KIND), (kinds.get(line.slice(0, KIND)) ?? 0) + 1 / APPROVALS);
  return {
    statements: Math.round((lines.length / APPROVALS) * 10) / 10,
    kinds: [...kinds]
      .map(([kind, times]) => [kind, Math.round(times * 10) / 10] as const)
      .toSorted(([, a], [, b]) => b - a),
  };
}
