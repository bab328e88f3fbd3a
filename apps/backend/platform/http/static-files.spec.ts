// The front ends as they are served: which page, with which headers, filled with what.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { useTestApp } from '../../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { BUSINESS_NAME: `<b>"&' Roofing %%year%%` } });
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn(ADMIN.email, ADMIN.password);
});

const get = (address: string, headers: Record<string, string> = {}) =>
  app.call('GET', address, { as: 'anonymous', headers });
/** The bytes as they travel. */
function raw(
  address: string,
  encoding: string,
): Promise<{ headers: Record<string, string | string[] | undefined>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request(app.url + address, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('which page', () => {
  it.each([
    ['/', 'Site'],
    ['/?from=mail', 'Site'],
    ['/dashboard', 'App'],
    ['/estimates/17', 'App'],
    ['/auth', 'App'],
    ['/settings/', 'App'],
    ['/client-portal/x', 'App'],
    ['/price-book', 'App'],
    ['/estimate/EST-1-ABCDEFGH', 'Estimate'],
    ['/estimate/EST-1-ABCDEFGH/', 'Estimate'],
    ['/estimate/%3Cscript%3E', 'Estimate'],
    ['/es/estimate/EST-1-ABCDEFGH', 'Cotización'],
    ['/es/estimate/EST-1-ABCDEFGH/', 'Cotización'],
  ])('%s is the page %s', async (address, title) => {
    const { status, text } = await get(address);
    expect([status, text]).toEqual([200, expect.stringContaining(`<title>${title} `) as string]);
  });
  it('a page has one address: without a slash at the end, whatever is asked after it', async () => {
    const { status, headers } = await get('/es/404.html/?for=gutters');
    expect([status, headers.get('location')]).toEqual([301, '/es/404.html?for=gutters']);
  });
  it('/ is the app for whoever has a session, and caches are told that it depends on it', async () => {
    const signedIn = await app.call('GET', '/', { cookie });
    expect(signedIn.text).toContain('<title>App ');
    expect(signedIn.headers.get('vary')).toBe('cookie, accept-encoding');
    expect((await app.call('GET', '/', { cookie: 'purlin_session=' })).text).toContain(
      '<title>Site ',
    );
  });
  it.each([
    '/nope',
    '/dashboardx',
    '/estimate',
    '/estimate/',
    '/estimate/a/b',
    '/fr/estimate/EST-1-ABCDEFGH',
    '/app',
    '/app/',
    '/index.html.br',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets',
    '/assets/nope.js',
    '/web/index.html',
  ])('%s is the 404 page, with the status', async (address) => {
    const { status, text, headers } = await get(address);
    expect([status, text]).toEqual([404, expect.stringContaining('<title>Not found ') as string]);
    expect(headers.get('etag')).toBeNull();
  });
  it.each(['/es/nope', '/es/estimate', '/es/estimate/', '/es/estimate/a/b'])(
    '%s is the 404 page of its part of the site',
    async (address) => {
      const { status, text } = await get(address);
      expect([status, text]).toEqual([
        404,
        expect.stringContaining('<title>No encontrada ') as string,
      ]);
    },
  );
  it('whoever is signed in and lost gets the app, which says so itself, with the status', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const lost = await app.call('GET', '/invoices/17', { cookie, headers });
    expect([lost.status, lost.text]).toEqual([404, expect.stringContaining('<title>App ')]);
    expect(lost.headers.get('vary')).toBe('cookie, accept-encoding');
    expect(lost.headers.get('etag')).toBeNull();
    // A script that is missing is no page, and nobody else sees the app there.
    const script = await app.call('GET', '/assets/nope.js', { cookie, headers: { accept: '*/*' } });
    expect([script.status, script.text]).toEqual([
      404,
      expect.stringContaining('<title>Not found '),
    ]);
    expect((await get('/invoices/17', headers)).text).toContain('<title>Not found ');
  });
  it('HEAD says the same without the page', async () => {
    const head = await app.call('HEAD', '/', { as: 'anonymous' });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});

describe('headers', () => {
  it.each([
    '/',
    '/dashboard',
    '/estimate/EST-1-X',
    '/nope',
    '/assets/site.0123456789.js',
    '/api/openapi.json',
    '/api/estimates',
    '/api/docs',
    '/api/nope',
    '/health',
    '/ready',
  ])('%s has the policy and its companions', async (address) => {
    const { headers } = await get(address);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get('x-powered-by')).toBeNull();
  });
  it('lets our own app, and nobody else, show a client’s page in a frame, and only as a preview', async () => {
    const policyOf = async (address: string) =>
      (await get(address)).headers.get('content-security-policy');
    expect(await policyOf('/estimate/EST-1-X?frame')).toContain("frame-ancestors 'self'");
    expect(await policyOf('/estimates/17/send')).toContain("frame-src 'self'");
    for (const address of [
      '/estimate/EST-1-X',
      '/estimate/EST-1-X?frame=1',
      '/dashboard?frame',
      '/',
    ])
      expect(await policyOf(address)).toContain("frame-ancestors 'none'");
    expect(await policyOf('/estimate/EST-1-X?frame')).not.toContain('frame-src');
  });
  it.each(['/estimate/EST-1-X', '/es/estimate/EST-1-X'])(
    '%s keeps the estimate number to the page: no referrer, no search engine, no shared ' +
      'cache, on a 304 as well',
    async (address) => {
      const first = await get(address);
      const again = await get(address, { 'if-none-match': first.headers.get('etag')! });
      expect(again.status).toBe(304);
      for (const { headers } of [first, again])
        expect(Object.fromEntries(headers)).toMatchObject({
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          'cache-control': 'private, no-cache',
        });
      expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
    },
  );
  it('let files with a hash in their name be kept for ever, and pages be asked for again', async () => {
    expect((await get('/assets/site.0123456789.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/site.webmanifest')).headers.get('cache-control')).toBe('no-cache');
  });
  it('answer 304 to the tag of the same page, not to that of another', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    expect((await get('/auth', { 'if-none-match': headers.get('etag')! })).status).toBe(200);
  });
  it('name a type for every file', async () => {
    for (const [address, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/assets/site.0123456789.js', 'text/javascript; charset=utf-8'],
      ['/site.webmanifest', 'application/manifest+json'],
    ] as const)
      expect((await get(address)).headers.get('content-type')).toBe(type);
  });
});

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s is the same page', async (encoding, open) => {
    const [plain, packed] = [await raw('/', 'identity'), await raw('/', encoding)];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toContain('accept-encoding');
    expect(open(packed.bytes).equals(plain.bytes)).toBe(true);
  });
  it('is not sent to whoever refuses it', async () => {
    expect((await raw('/', 'br;q=0, gzip;q=0')).headers['content-encoding']).toBeUndefined();
    expect((await raw('/', 'gzip, br;q=0')).headers['content-encoding']).toBe('gzip');
  });
});

describe('what pages leave open', () => {
  it(
    'is filled with the company, as text where text stands and as JSON where JSON stands, ' +
      'and never filled twice',
    async () => {
      const { text } = await get('/');
      expect(text).not.toContain('%%company');
      expect(text).not.toContain('<b>"');
      expect(text).toContain('<title>Site &lt;b&gt;&quot;&amp;&#39; Roofing %%year%%</title>');
      const [, data] = /ld\+json">(.*?)<\/script>/s.exec(text)!;
      expect(JSON.parse(data!)).toEqual({ name: `<b>"&' Roofing %%year%%` });
      expect(JSON.parse((await get('/site.webmanifest')).text)).toEqual({
        name: `<b>"&' Roofing %%year%%`,
      });
    },
  );
  it('is filled again when the company changes, in every process', async () => {
    const other = await openTestApp({ beside: app });
    try {
      const tag = (await get('/')).headers.get('etag')!;
      await app.call('PUT', '/api/company', {
        body: {
          name: 'Ridge & Sons',
          phone: '(541) 555-0100',
          email: 'office@ridge.example',
          address: '',
          ccbNumber: '123456',
        },
      });
      for (const one of [app, other])
        await until('the page names the new company', async () =>
          (await one.call('GET', '/', { as: 'anonymous' })).text.includes(
            '<title>Site Ridge &amp; Sons</title>',
          ),
        );
      expect((await get('/', { 'if-none-match': tag })).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
