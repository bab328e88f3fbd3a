// What the front ends share at run time: exactly these modules, once each.
// Whole packages are never shared, because that stops tree shaking: a package is shared through a front door (libs/ui, libs/web).
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

/** Import specifier, exactly as it is written in the code, and the package whose version counts. */
const singletons: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react-dom',
  '@tanstack/react-query': '@tanstack/react-query',
  '@purlin/ui/ui.ts': '@purlin/ui',
  '@purlin/web/web.ts': '@purlin/web',
};

/** Federation's `shared` option. `provide: false` (a remote in production) leaves the copies out: the shell has them. */
export const shared = ({ provide }: { readonly provide: boolean }) =>
  Object.fromEntries(Object.entries(singletons).map(([specifier, name]) => {
    const version = versionOf(name);
    return [specifier, { singleton: true, strictVersion: true, requiredVersion: version, version, ...(provide ? {} : { import: false as const }) }];
  }));
