// What is measured against, and as whom: the bare server beside the product, and a session.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ADMIN } from '../product.ts';

/** The headers of somebody who is signed in, of the admin unless said otherwise. */
export async function signIn(
  url: string,
  who: { readonly email: string; readonly password: string } = ADMIN,
): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
  });
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

/** The baseline in a process of its own: a bare handler that makes one durable insert. */
export async function bareServer(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['tools/bench/bare-server.ts', databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve((JSON.parse(line) as { url: string }).url),
    ),
  );
  return { url, stop: () => child.kill('SIGTERM') };
}
