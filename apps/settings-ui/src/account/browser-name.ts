// A browser's and device's display name, from its User-Agent header.
import { deviceOf } from '@purlin/domain/access/devices.ts';
import type { AccountWords } from '@purlin/words/account.ts';

/** "Chrome on Windows". An unknown agent is called a program. */
export function browserName(userAgent: string | null, say: AccountWords): string {
  const { browser, machine } = deviceOf(userAgent ?? '');
  const program = browser ?? say('a-program');
  if (machine === 'unknown') return program;
  const on =
    machine === 'Mac' ? say('a-mac') : machine === 'Chromebook' ? say('a-chromebook') : machine;
  return say('browser-on', { browser: program, machine: on });
}
