// A file that breaks each law of imports, and one beside it that keeps to it by a hair.
import type { importLaws } from './import-laws.ts';
import { importing, importingType, type Fixture } from './fixture.ts';

export const importFixtures: Readonly<Record<keyof typeof importLaws, Fixture>> = {
  'grammar-stands-alone': {
    breaks: {
      'libs/event-sourcing/a.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'libs/event-sourcing/b.ts': importing('node:crypto'),
    },
    keeps: {
      'libs/event-sourcing/a.ts': importing('zod'),
      'libs/event-sourcing/a.spec.ts': importing('vitest'),
    },
  },
  'domain-room-keeps-to-itself': {
    breaks: {
      'libs/domain/jobs/job.ts': importing('../estimates/estimate.ts'),
      'libs/domain/jobs/crew.ts':
        '// One name is a type, the import itself stays.\nimport { type Line } from ' +
        "'../estimates/estimate.ts';\nexport type Used = Line;\n",
    },
    keeps: {
      'libs/domain/jobs/job.ts': importingType('../estimates/estimate.ts'),
      'libs/domain/jobs/day.ts': importing('../shared/dates.ts'),
    },
  },
  'contracts-know-rules-only': {
    breaks: {
      'libs/contracts/jobs.ts': importing('@purlin/web/web.ts'),
      'libs/contracts/crews.ts': importing('@purlin/event-sourcing/decider.ts'),
    },
    keeps: {
      'libs/contracts/jobs.ts': importing('@purlin/domain/jobs/job-shapes.ts'),
      'libs/contracts/crews.ts': importingType('@purlin/event-sourcing/decider.ts'),
    },
  },
  'contracts-import-no-decider': {
    breaks: { 'libs/contracts/jobs.ts': importing('@purlin/domain/jobs/job.ts') },
    keeps: { 'libs/contracts/jobs.ts': importing('@purlin/domain/jobs/job-shapes.ts') },
  },
  'words-know-names-only': {
    breaks: {
      'libs/words/a.ts': importing('@purlin/domain/jobs/job.ts'),
      'libs/words/b.ts': importing('@purlin/contracts/jobs.ts'),
    },
    keeps: {
      'libs/words/a.ts': importingType('@purlin/domain/jobs/job.ts'),
      'libs/words/b.ts': importing('./languages.ts'),
    },
  },
  'furniture-knows-no-roofs': {
    breaks: {
      'libs/ui/a.tsx': importing('@purlin/contracts/estimates.ts'),
      'libs/ui/b.tsx': importing('@tanstack/react-query'),
    },
    keeps: { 'libs/ui/a.tsx': importing('@blueprintjs/core') },
  },
  'hallway-knows-contracts': {
    breaks: {
      'libs/web/a.ts': importing('../../apps/shell/src/app.tsx'),
      'libs/web/b.ts': importing('@purlin/domain/estimates/estimate.ts'),
    },
    keeps: {
      'libs/web/a.ts': importing('@purlin/contracts/route.ts'),
      'libs/web/b.ts': importingType('@purlin/domain/access/user.ts'),
    },
  },
  'event-store-knows-no-product': {
    breaks: {
      'libs/event-store/a.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'libs/event-store/b.ts': importing('../vitest/database.ts'),
    },
    keeps: {
      'libs/event-store/a.ts': importing('pg'),
      'libs/event-store/a.spec.ts': importing('../../tools/vitest/database.ts'),
    },
  },
  'apps-stand-alone': {
    breaks: {
      'apps/shell/src/a.ts': importing('../../estimates-ui/src/moments.ts'),
      'apps/estimates-ui/src/a.ts': importing('@purlin/shell/src/app.tsx'),
    },
    keeps: { 'apps/shell/src/a.ts': importing('./navigation.ts') },
  },
  'federation-in-one-file': {
    breaks: { 'apps/shell/src/a.ts': importing('@module-federation/enhanced/runtime') },
    keeps: { 'apps/shell/src/remotes.tsx': importing('@module-federation/enhanced/runtime') },
  },
  'libraries-behind-the-furniture': {
    breaks: {
      'apps/payments-ui/src/a.tsx': importing('@blueprintjs/core'),
      'apps/shell/src/a.tsx': importing('react-router'),
    },
    keeps: { 'apps/payments-ui/src/a.tsx': importing('@blueprintjs/icons') },
  },
  'room-knows-its-own': {
    breaks: {
      'apps/backend/scheduling/context.ts': importing('../estimates/on-the-wire.ts'),
      'apps/backend/scheduling/a.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'apps/backend/scheduling/b.ts': importing('@purlin/contracts/estimates.ts'),
      'apps/backend/scheduling/c.ts': importing('@purlin/contracts/unclear-answers.ts'),
      'apps/backend/scheduling/d.ts': importing('@purlin/contracts/lead-shapes.ts'),
      'apps/backend/roofs/e.ts': importing('@purlin/contracts/roofs.ts'),
      'apps/backend/price-book/read-models/c.ts': importing('../../estimates/reactions.ts'),
    },
    keeps: {
      'apps/backend/scheduling/context.ts': importing(
        '../estimates/read-models/estimate-details.ts',
      ),
      'apps/backend/scheduling/a.ts': importingType('@purlin/domain/estimates/estimate.ts'),
      'apps/backend/price-book/b.ts': importing('@purlin/contracts/price-book.ts'),
      'apps/backend/payments/b.ts': importing('@purlin/contracts/unclear-answers.ts'),
      'apps/backend/app.ts': importing('./estimates/context.ts'),
      'apps/backend/demo/seed.ts': importing('../estimates/context.ts'),
    },
  },
  'platform-knows-no-room': {
    breaks: {
      'apps/backend/platform/a.ts': importing('../estimates/context.ts'),
      'apps/backend/platform/http/b.ts': importing('../../app.ts'),
      'apps/backend/platform/c.ts': importing('@purlin/contracts/estimates.ts'),
    },
    keeps: {
      'apps/backend/platform/a.spec.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'apps/backend/platform/http/a.ts': importing('../room.ts'),
      'apps/backend/platform/b.ts': importing('@purlin/contracts/route.ts'),
    },
  },
  'core-knows-no-http': {
    breaks: {
      'apps/backend/platform/core/a.ts': importing('../http/problem.ts'),
      'apps/backend/platform/core/b.ts': importing('fastify'),
    },
    keeps: {
      'apps/backend/platform/core/a.ts': importing('../servers/database.ts'),
      'apps/backend/platform/core/b.ts': importingType('@nestjs/common'),
      'apps/backend/platform/http/c.ts': importing('../core/input.ts'),
    },
  },
  'platform-servers-know-servers-only': {
    breaks: {
      'apps/backend/platform/servers/a.ts': importing('../core/history.ts'),
      'apps/backend/platform/servers/embedded/b.ts': importing('../../http/problem.ts'),
    },
    keeps: {
      'apps/backend/platform/servers/a.ts': importing('./database.ts'),
      'apps/backend/platform/servers/b.ts': importingType('../core/log.ts'),
    },
  },
  'servers-behind-the-platform': {
    breaks: {
      'apps/backend/estimates/a.ts': importing('@nestjs/common'),
      'apps/backend/estimates/b.ts': importing('pg'),
      'apps/backend/first-run.ts': importing('bullmq'),
    },
    keeps: {
      'apps/backend/platform/servers/database.ts': importing('pg'),
      'apps/backend/app.ts': importing('@nestjs/common'),
      'tools/journeys/sign-in.spec.ts': importing('playwright-core'),
    },
  },
  'outside-services-behind-their-room': {
    breaks: {
      'apps/backend/platform/servers/a.ts': importing('ssh2-sftp-client'),
      'apps/backend/payments/b.ts': importing('ssh2-sftp-client'),
      'apps/backend/payments/gateway/c.ts': importing('intuit-oauth'),
      'libs/domain/quickbooks/d.ts': importing('intuit-oauth'),
    },
    keeps: {
      'apps/backend/payments/gateway/a.ts': importing('ssh2-sftp-client'),
      'apps/backend/quickbooks/service/b.ts': importing('intuit-oauth'),
    },
  },
  'engines-behind-the-port': {
    breaks: { 'apps/backend/platform/a.ts': importing('@purlin/event-store/postgres-engine.ts') },
    keeps: { 'apps/backend/platform/a.ts': importing('@purlin/event-store/port.ts') },
  },
  'browser-has-no-node': {
    breaks: {
      'libs/web/a.ts': importing('node:fs'),
      'apps/site/src/a.ts': importing('node:fs/promises'),
      'apps/payments-ui/src/b.ts': importing('pg'),
    },
    keeps: {
      'libs/web/a.spec.ts': importing('node:fs'),
      'apps/site/build/prerender.ts': importing('node:fs'),
    },
  },
  'product-needs-no-tools': {
    breaks: { 'apps/backend/estimates/a.ts': importing('../../../tools/run.mjs') },
    keeps: {
      'apps/shell/rspack.config.mjs': importing('../rspack/browser-app.ts'),
      'apps/backend/estimates/a.spec.ts': importing('../../../tools/vitest/database.ts'),
    },
  },
};
