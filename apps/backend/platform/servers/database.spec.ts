// A database that hangs is one that is away: whoever asks it is told so, and asks again later.
import { folded } from '@purlin/domain/shared/folding.ts';
import { nationalDigits } from '@purlin/domain/shared/phones.ts';
import { FOLDED_SQL, nationalDigitsSql } from './folded-text.ts';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { isConnectionLost } from '@purlin/event-store/postgres-connection.ts';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { openStatements } from './database.ts';

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  );

it('a statement that gets no answer fails as if the server were away, and others are answered', async () => {
  const db = openStatements(await freshDatabase(), 300);
  try {
    const [slow, behind] = await Promise.all([
      failureOf(db.query('select pg_sleep(600)')),
      failureOf(db.query('select pg_sleep(600)')),
    ]);
    expect([slow, behind].map(isConnectionLost)).toEqual([true, true]);
    const again = (): Promise<boolean> => db.query('select').then(Boolean, () => false);
    await until('another connection answers', again);
  } finally {
    await db.end();
  }
});

it('a server that takes the call and never says a word is away', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const db = openStatements(`postgres://nobody@127.0.0.1:${port}/nothing`, 200);
  try {
    expect(isConnectionLost(await failureOf(db.query('select 1')))).toBe(true);
  } finally {
    await db.end();
    silent.close();
  }
});

it('folds texts as the program does', async () => {
  const db = openStatements(await freshDatabase(), 5_000);
  const texts = [
    'Lucía',
    'Pen\u0303a',
    'O’Hara',
    'Smith–Jones',
    'Ｆｕｌｌ',
    'Straße Łódź',
    'ИВАН',
    '王',
  ];
  try {
    await db.query(`create schema platform; ${FOLDED_SQL}`);
    const { rows } = await db.query(
      'select platform.folded(text) as text from unnest($1::text[]) text',
      [texts],
    );
    expect(rows.map(({ text }) => text as string)).toEqual(texts.map(folded));
  } finally {
    await db.end();
  }
});

it('reads telephone numbers as the program does', async () => {
  const db = openStatements(await freshDatabase(), 5_000);
  const phones = ['+1 (541) 555-0123', '1.541.555.0123', '541 555 0123 x4', '+49 30 1234567', '٣'];
  try {
    const { rows } = await db.query<{ digits: string }>(
      `select ${nationalDigitsSql('phone')} as digits from unnest($1::text[]) phone`,
      [phones],
    );
    expect(rows.map(({ digits }) => digits)).toEqual(phones.map(nationalDigits));
  } finally {
    await db.end();
  }
});
