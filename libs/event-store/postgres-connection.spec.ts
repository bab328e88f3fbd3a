// Why a Postgres cannot be connected to: the address is blamed only for what it names.
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { isConnectionLost, whyRefused } from './postgres-connection.ts';

const nowhere = path.join(tmpdir(), 'purlin-no-such-file.pem');
const notFound = (file: string): Promise<unknown> =>
  readFile(file).catch((error: unknown) => error);
const files = `sslmode=verify-full&sslrootcert=${encodeURIComponent(nowhere)}`;
const address = `postgres://purlin:secret@127.0.0.1/purlin?${files}`;

it("a file that the address names is the address' fault", async () => {
  const sentence = whyRefused(await notFound(nowhere), address);
  expect(sentence).toMatch(/^the file that sslrootcert names cannot be read \(ENOENT/);
  expect(sentence).not.toContain('secret');
});

it('a file of somebody else is not', async () => {
  const error = await notFound(`${nowhere}.other`);
  expect(whyRefused(error, address)).toBeUndefined();
  expect(whyRefused(await notFound(nowhere), 'postgres://127.0.0.1/purlin')).toBeUndefined();
  expect(whyRefused(await notFound(nowhere), '')).toBeUndefined();
  expect(isConnectionLost(error)).toBe(false);
});

it('a socket that is not there is a server that is not up yet', async () => {
  const error = await new Promise<unknown>((resolve) =>
    net.connect(path.join(tmpdir(), 'purlin-nobody.s.PGSQL.5432')).once('error', resolve),
  );
  expect([whyRefused(error, address), isConnectionLost(error)]).toEqual([undefined, true]);
});
