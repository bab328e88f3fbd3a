// The front ends: every file of the build from memory, precompressed, on one origin with the API.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../servers/html.ts';
import type { Addresses, Product } from '../core/product.ts';
import { APP_POLICY, PREVIEW_POLICY } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
/** The app's service worker. */
const WORKER = '/app/service-worker.js';
/** Pages that are filled in with the company's details when they are served. */
const FILLED = new Set(['.html', '.xml', '.txt', '.webmanifest']);

/** Tells by its address what a request is for. */
interface Places {
  /** Inside the private app: all are its one page. */
  readonly app: RegExp;
  /** Page and key, in English at the root and in other languages below their prefix. */
  readonly keyed: RegExp;
  /** Whatever is below such a page: nobody else is to hear of it. */
  readonly private: RegExp;
  /** Filled in for one answer at a time; nobody sees it empty. */
  readonly formAnswer: RegExp;
  /** A session cookie that is not empty; whether its session lives, the page finds out. */
  readonly signedIn: RegExp;
}
const placesOf = (
  { app, keyed, formAnswer }: Addresses,
  { sessionCookie }: Pick<Product, 'sessionCookie'>,
): Places => ({
  app: new RegExp(`^(?:${app.join('|')})(?:/|$)`),
  keyed: new RegExp(`^((?:/[a-z]{2})?${keyed})(?:/([^/]+))?$`),
  private: new RegExp(`^(?:/[a-z]{2})?${keyed}/`),
  formAnswer: new RegExp(`^(?:/[a-z]{2})?${formAnswer}$`),
  signedIn: new RegExp(`(?:^|;\\s*)${sessionCookie}=[^;\\s]`),
});

interface Asset {
  readonly type: string;
  readonly cache: string;
  readonly etag: string;
  readonly raw: Buffer;
  readonly br: () => Buffer | undefined;
  readonly gzip: () => Buffer | undefined;
}
const UNBUILT = 'Not found. If the front ends are not built yet, run: npm run build';
/** Such a page, as the app shows it in a frame: its address ends with `?frame`. */
const FRAME = /\?frame$/;
/** The words that pages leave open: `%%company.name%%` and the like. */
export type PageFacts = Readonly<Record<string, string>>;

export interface StaticFiles {
  /** Fills the pages again, after the company's details changed. */
  fill(facts: PageFacts): void;
  /** Puts other pages in the place of those of the build, by file name; `fill` shows them. */
  replace(pages: Readonly<Record<string, string>>): void;
  /**
   * A page filled in for one answer, with more than the facts that all pages have; undefined when
   * the build has none at this address.
   */
  page(address: string, more: Readonly<Record<string, Html>>): string | undefined;
}

const etagOf = (raw: Buffer): string =>
  `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
/** Made when it is first asked for: most pages that are filled in are never asked for so. */
function whenAsked<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
const cacheOf = (file: string): string =>
  /(^|\/)assets\/|\.[0-9a-f]{10}\.js$/.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

function replaceIn(
  templates: Map<string, Asset>,
  pages: Parameters<StaticFiles['replace']>[0],
): void {
  for (const [file, content] of Object.entries(pages)) {
    const template = templates.get(addressOfFile(file));
    if (template) templates.set(addressOfFile(file), { ...template, raw: Buffer.from(content) });
  }
}

/** Where a file of the build is served. */
function addressOfFile(file: string): string {
  const address = `/${file.replace(/(^|\/)index\.html$/, '')}`;
  return address.length > 1 ? address.replace(/\/$/, '') : address;
}

function loadAsset(root: string, file: string): Asset {
  const full = path.join(root, file);
  const raw = readFileSync(full);
  const beside = (ending: string): (() => Buffer | undefined) => {
    const shorter = existsSync(full + ending) ? readFileSync(full + ending) : undefined;
    return () => shorter;
  };
  return {
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    cache: cacheOf(file),
    etag: etagOf(raw),
    raw,
    br: beside('.br'),
    gzip: beside('.gz'),
  };
}

const inJson = (text: string | Html): string =>
  JSON.stringify(String(text)).slice(1, -1).replaceAll('<', '\\u003c');
const inHtml = (text: string | Html): string => html`${text}`.toString();
/** A page with its open words filled in: in data blocks and manifests as JSON, else as HTML. */
function fillIn(template: Asset, facts: Readonly<Record<string, string | Html>>): string {
  const fillWith = (text: string, escape: (text: string | Html) => string): string =>
    text.replace(/%%([\w.]+)%%/g, (_, name: string) => escape(facts[name] ?? ''));
  // Every part once: what was filled in is not looked at again. Odd parts are the data blocks.
  const parts = template.raw
    .toString('utf8')
    .split(/(<script type="application\/ld\+json">.*?<\/script>)/s);
  return parts
    .map((part, n) => {
      // Search engines are told nothing rather than an empty number or address.
      if (n % 2 === 1) return fillWith(part, inJson).replaceAll(/"\w+":"",/g, '');
      return fillWith(part, template.type.includes('json') ? inJson : inHtml);
    })
    .join('');
}

function fillAsset(template: Asset, facts: PageFacts): Asset {
  const raw = Buffer.from(fillIn(template, facts));
  return {
    ...template,
    raw,
    etag: etagOf(raw),
    br: whenAsked(() =>
      brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    ),
    gzip: whenAsked(() => gzipSync(raw)),
  };
}

/**
 * Serves the front ends; without a build every page answers 404 with a sentence that says to build.
 */
export function serveStaticFiles(
  server: FastifyInstance,
  root: string,
  facts: PageFacts,
  product: Product,
): StaticFiles {
  const places = placesOf(product.addresses, product);
  const assets = new Map<string, Asset>();
  const templates = new Map<string, Asset>();
  for (const file of existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' })
    : []) {
    if (/\.(br|gz|map)$/.test(file) || !statSync(path.join(root, file)).isFile()) continue;
    const asset = loadAsset(root, file);
    (FILLED.has(path.extname(file)) ? templates : assets).set(addressOfFile(file), asset);
  }
  let known = facts;
  const fill = (now: PageFacts): void => {
    known = now;
    for (const [address, template] of templates) assets.set(address, fillAsset(template, now));
  };
  fill(facts);

  const handler = (request: FastifyRequest, reply: FastifyReply): unknown => {
    const address = addressOf(request.url);
    // Programs ask here: a page would be no answer for them.
    if (/^\/api(?:\/|$)/.test(address)) return reply.callNotFound();
    const signedIn = places.signedIn.test(request.headers.cookie ?? '');
    if (address === '/') reply.header('vary', 'cookie, accept-encoding');
    const found = pageFor(address, signedIn, assets, places);
    const isPrivate = places.private.test(address);
    const isPublic = !isPrivate && !places.app.test(address);
    const once = found && isPublic && withoutSlash(request.url, found);
    if (once) return reply.code(301).header('location', once).send();
    if (found && found === assets.get('/app')) reply.header('content-security-policy', APP_POLICY);
    // Of the app's address, and it looks after all that the app has.
    if (address === WORKER) reply.header('service-worker-allowed', '/');
    if (found && isPrivate && FRAME.test(request.url))
      reply.header('content-security-policy', PREVIEW_POLICY);
    if (found) return send(found, request, reply, isPrivate);
    return sendMissing({ address, signedIn, isPrivate }, assets, request, reply);
  };
  server.get('/', handler);
  server.get('/*', handler);
  return {
    fill,
    replace: (pages) => replaceIn(templates, pages),
    page(address, more) {
      const template = templates.get(address);
      return template && fillIn(template, { ...known, ...more });
    },
  };
}

/** A page has one address: without a slash at the end, and with what was asked after it. */
function withoutSlash(url: string, { type }: Asset): string | undefined {
  if (!type.startsWith('text/html')) return undefined;
  const [whole = '', ...query] = url.split('?');
  const short = whole.replace(/(.)\/+$/, '$1');
  // Two slashes at the beginning are somebody else's host.
  if (short === whole || short.startsWith('//')) return undefined;
  return [short, ...query].join('?');
}

function addressOf(url: string): string {
  const before = url.split('?', 1)[0]!.replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(before);
  } catch {
    return before;
  }
}

function pageFor(
  address: string,
  signedIn: boolean,
  assets: ReadonlyMap<string, Asset>,
  { app, keyed, formAnswer }: Places,
): Asset | undefined {
  if (app.test(address) || (address === '/' && signedIn)) return assets.get('/app');
  const [found, page, key] = keyed.exec(address) ?? [];
  if (found !== undefined && page !== undefined)
    return key === undefined ? undefined : assets.get(page);
  return address === '/app' || formAnswer.test(address) ? undefined : assets.get(address);
}

/** What stands at an address that leads nowhere. */
function sendMissing(
  asked: { readonly address: string; readonly signedIn: boolean; readonly isPrivate: boolean },
  assets: ReadonlyMap<string, Asset>,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  reply.code(404);
  // Whoever is signed in and asks for a page is lost inside of the app: it says so itself.
  const app = request.headers.accept?.includes('text/html') && assets.get('/app');
  if (app && asked.signedIn) {
    reply.header('content-security-policy', APP_POLICY).header('vary', 'cookie, accept-encoding');
    return send({ ...app, etag: '' }, request, reply, true);
  }
  // Where a part of the site has a page of its own for this, below its first folder, that one.
  const missing = assets.get(`/${asked.address.split('/')[1]}/404.html`) ?? assets.get('/404.html');
  if (missing) return send({ ...missing, etag: '' }, request, reply, asked.isPrivate);
  return reply.type('text/plain').send(UNBUILT);
}

/** The shortest first. */
const ENCODINGS = ['br', 'gzip'] as const;

function send(
  asset: Asset,
  request: FastifyRequest,
  reply: FastifyReply,
  isPrivate: boolean,
): unknown {
  reply.header('cache-control', asset.cache);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  // Before a 304 too: its headers replace those that the browser kept.
  if (isPrivate)
    reply
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'private, no-cache');
  if (asset.etag) {
    reply.header('etag', asset.etag);
    if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  }
  reply.type(asset.type);
  const accepted = (request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]!.trim());
  for (const encoding of ENCODINGS) {
    const shorter = accepted.includes(encoding) ? asset[encoding]() : undefined;
    if (shorter) return reply.header('content-encoding', encoding).send(shorter);
  }
  return reply.send(asset.raw);
}
