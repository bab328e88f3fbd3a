// Specs of browser display names.
import { expect, it } from 'vitest';
import { accountWords } from '@purlin/words/account.ts';
import { browserName } from './browser-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'iPhone; CPU iPhone OS 18_6 like Mac OS X';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (${IPHONE}) ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'An app'],
  [null, 'An app'],
])('%s', (userAgent, name) => expect(browserName(userAgent, accountWords('en'))).toBe(name));

it('works in Spanish', () =>
  expect(
    browserName(
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) ${WEBKIT} Safari/604.1`,
      accountWords('es'),
    ),
  ).toBe('Safari en una Mac'));
