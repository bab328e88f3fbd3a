// A file that breaks each law of texts, and one beside it that keeps to it by a hair.
import type { textLaws } from './text-laws.ts';
import { importing, saying, type Fixture } from './fixture.ts';

export const textFixtures: Readonly<Record<keyof typeof textLaws, Fixture>> = {
  'rules-are-pure': {
    breaks: {
      'libs/domain/jobs/a.ts': saying('export const now = Date.now();'),
      'libs/domain/jobs/b.ts': saying('export const today = new Date();'),
      'libs/domain/jobs/c.ts': saying('export const key = Math.random();'),
      'libs/event-sourcing/d.ts': saying('export const id = crypto.randomUUID();'),
      'libs/domain/jobs/e.ts': saying('export const home = process.env.HOME;'),
      'libs/domain/jobs/f.ts': saying("export const day = new Date('2026-03-01').getDate();"),
    },
    keeps: {
      'libs/domain/jobs/a.ts': saying(
        "export const day = new Date('2026-03-01').getUTCDate(); // never Date.now()",
      ),
      'libs/domain/jobs/a.spec.ts': saying('export const now = Date.now();'),
    },
  },
  'platform-knows-no-product': {
    breaks: {
      'apps/backend/platform/http/a.ts': saying("export const home = '/dashboard';"),
      'apps/backend/platform/http/b.ts': saying("export const key = 'X-Estimate-Number';"),
      'apps/backend/platform/core/c.ts': saying("export const by = 'estimate-link';"),
      'apps/backend/platform/core/d.ts': saying("export const cookie = 'purlin_session';"),
      'apps/backend/platform/core/e.ts': saying('// How roofers do it.'),
      'apps/backend/platform/core/f.ts': saying('export const quickbooks_tokens = 1;'),
      'apps/backend/platform/core/g.ts': saying('// The service (a bank, say) is away.'),
      'apps/backend/platform/servers/h.ts': saying('export const openBank = 1;'),
      'apps/backend/platform/http/i.ts': saying("export const signature = 'intuit-signature';"),
      'apps/backend/platform/core/j.ts': saying('export const forecasts = 1;'),
      'apps/backend/platform/core/k.ts': saying('export const payments = 1;'),
      'apps/backend/platform/servers/l.ts': importing('ssh2-sftp-client'),
    },
    keeps: {
      'apps/backend/platform/http/a.ts': importing('@purlin/contracts/route.ts'),
      'apps/backend/platform/http/a.spec.ts': saying("export const home = '/dashboard';"),
      'apps/backend/product.ts': saying("export const home = '/dashboard';"),
      'apps/backend/platform/core/b.ts': saying('// Each intuition; embankment; attaching.'),
    },
  },
  'messages-come-from-the-catalogue': {
    breaks: {
      'apps/backend/estimates/a.ts': saying("export const no = { message: 'It is gone.' };"),
      'apps/backend/estimates/b.ts': saying(
        'export const no = (n: string) => ({\n  message:\n    `${n} is gone.`,\n});',
      ),
    },
    keeps: {
      'apps/backend/estimates/a.ts': saying("export const no = { message: say('gone') };"),
      'apps/backend/estimates/a.spec.ts': saying("export const no = { message: 'It is gone.' };"),
    },
  },
  'environment-is-read-once': {
    breaks: {
      'apps/backend/estimates/a.ts': saying('export const zone = process.env.TZ;'),
      'libs/web/a.ts': saying("export const zone = process.env['TZ'];"),
    },
    keeps: {
      'apps/backend/platform/config.ts': saying('export const zone = process.env.TZ;'),
      'apps/backend/estimates/a.ts': saying('export const zone = 1; // not process.env.TZ'),
    },
  },
  'furniture-asks-nobody': {
    breaks: { 'libs/ui/a.tsx': saying("export const load = () => fetch('/api/user');") },
    keeps: {
      'libs/ui/a.tsx': saying('export const prefetched = 1;'),
      'libs/web/a.ts': saying("export const load = () => fetch('/api/user');"),
    },
  },
  'front-door-by-its-name': {
    breaks: {
      'libs/web/a.ts': saying("import { useSession } from './web.ts';"),
      'libs/ui/list/b.tsx': saying("import { Panel } from '../ui.ts';"),
    },
    keeps: { 'libs/web/a.ts': saying("import { useSession } from '@purlin/web/web.ts';") },
  },
  'nothing-unfinished': {
    breaks: {
      'apps/site/src/a.tsx': saying('export const text = "Coming soon";'),
      'libs/ui/a.css': '/* Colours of the table. */\n/* TODO: dark */\n',
    },
    keeps: { 'apps/site/src/a.tsx': saying('export const text = "Coming to you soon";') },
  },
  'no-suppressions': {
    breaks: {
      'libs/ui/a.ts': saying('// @ts-expect-error it is fine\nexport const n = 1;'),
      'libs/ui/b.ts': saying('/* eslint-disable */'),
    },
    keeps: { 'libs/ui/a.ts': saying('export const n = 1; // expects an error') },
  },
  'words-of-the-house': {
    breaks: {
      'apps/backend/estimates/a.ts': saying('export class EstimateDto {}'),
      'apps/backend/estimates/b.ts': saying('export const saga = 1;'),
      'apps/backend/estimates/d.ts': saying('export type Told = string;'),
      'libs/web/e.ts': saying('interface Answer<T> { readonly of: T }'),
      'apps/payments-ui/src/f.tsx': saying('function Standing() {}'),
      'apps/estimates-ui/src/g.tsx': saying('export const Letter = 1;'),
      'apps/backend/estimates/c.ts': saying(
        'export interface RetryPolicy { readonly attempts: number }',
      ),
    },
    keeps: {
      'libs/ui/a.ts': saying(
        'export const holdToast = 1; export const HttpAnswer = 2;\n' +
          'export const policy = "Content-Security-Policy"; // no saga here',
      ),
    },
  },
  'json-is-not-looked-into': {
    breaks: {
      'apps/backend/roofs/read-models/a.ts': saying(
        "export const text = 'exists (select from jsonb_array_elements(papers))';",
      ),
      'apps/backend/roofs/read-models/b.ts': saying(`export const text = "papers ->> 'endsOn'";`),
    },
    keeps: {
      'apps/backend/roofs/read-models/a.ts': saying(
        "export const text = 'next_expiry <= $1'; // never ->> or jsonb_",
      ),
    },
  },
  'no-raw-html': {
    breaks: { 'apps/site/src/a.ts': saying('document.body.innerHTML = name;') },
    keeps: { 'apps/site/src/a.ts': saying('document.body.textContent = name;') },
  },
  'log-is-the-log': {
    breaks: { 'apps/backend/estimates/a.ts': saying("console.log('here');") },
    keeps: {
      'apps/backend/main.ts': saying("console.log('here');"),
      'tools/a.ts': saying("console.log('here');"),
    },
  },
  'one-scale-of-deadlines': {
    breaks: {
      'apps/backend/roofs/a.spec.ts': saying("it('ends', () => {}, { timeout: 20_000 });"),
      'tools/b.spec.ts': saying("it('ends', () => {\n}, 60_000);"),
      'tools/vitest/c.ts': saying('beforeAll(\n  () => {\n  },\n  40_000,\n);'),
      'tools/journeys/d.ts': saying("it('walks', () => walk(), 90_000);"),
    },
    keeps: { 'tools/a.spec.ts': saying("it('ends', () => {}, { timeout: scaled(20_000) });") },
  },
  'every-spec-runs': {
    breaks: {
      'libs/ui/a.spec.ts': saying("it.only('works', () => {});"),
      'libs/ui/b.spec.ts': saying("it.skip('works', () => {});"),
      'libs/ui/c.spec.ts': saying("describe.concurrent.only('works', () => {});"),
    },
    keeps: { 'libs/ui/a.spec.ts': saying("it.skipIf(!address)('works', () => {});") },
  },
  'one-scale-of-weights': {
    breaks: {
      'libs/ui/a.css': '.a { font-weight: 650; }\n',
      'apps/site/src/styles/b.css': '.b {\n  font:\n    550 1rem/1.2 serif;\n}\n',
    },
    keeps: {
      'libs/ui/a.css': '@font-face { font-weight: 100 900; }\n',
      'apps/site/src/styles/b.css': '.b { font: var(--weight-strong) 1rem/1.2 serif; }\n',
    },
  },
  'no-style-asks-what-follows': {
    breaks: {
      'libs/ui/a.css': '.a:has(+ .b) { color: red; }\n',
      'apps/shell/src/b.css': '.a:not(:has(.c ~ .b)) { color: red; }\n',
    },
    keeps: { 'libs/ui/a.css': '.a:has(> .b) + .c { color: red; }\n' },
  },
  'spanish-of-a-roofer': {
    breaks: {
      'apps/site/src/words/es/a.ts': saying("export const a = 'Una cubierta nueva';"),
      'apps/site/src/words/es/b.ts': saying("export const b = 'Techos en Oregon';"),
      'libs/words/mail/es.ts': saying("export const es = { a: 'Le contactaremos' };"),
    },
    keeps: {
      'apps/site/src/words/es/a.ts': saying(
        "export const a = 'El entablado en Oregón'; // Cubierta",
      ),
      'apps/site/src/words/en/a.ts': saying("export const a = 'Roofs in Oregon';"),
    },
  },
};
