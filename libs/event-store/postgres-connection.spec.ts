// Diagnosis of Postgres connection errors: the address is blamed only for what it contains.
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

it('blames the address for an unreadable file it names', async () => {
  const sentence = whyRefused(await notFound(nowhere), address);
  expect(sentence).toMatch(/^the file that sslrootcert names cannot be read \(ENOENT/);
  expect(sentence).not.toContain('secret');
});

it('ignores other files', async () => {
  const error = await notFound(`${nowhere}.other`);
  expect(whyRefused(error, address)).toBeUndefined();
  expect(whyRefused(await notFound(nowhere), 'postgres://127.0.0.1/purlin')).toBeUndefined();
  expect(whyRefused(await notFound(nowhere), '')).toBeUndefined();
  expect(isConnectionLost(error)).toBe(false);
});

it("treats a missing socket as a server that isn't up yet", async () => {
  const error = await new Promise<unknown>((resolve) =>
    net.connect(path.join(tmpdir(), 'purlin-nobody.s.PGSQL.5432')).once('error', resolve),
  );
  expect([whyRefused(error, address), isConnectionLost(error)]).toEqual([undefined, true]);
});
