// What the front ends share at run time: exactly these modules, once each.
// Whole packages are never shared, because that stops tree shaking: a package is shared through a
// front door (libs/ui, libs/web).
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string =>
  (require(`${name}/package.json`) as { version: string }).version;

/** Import specifier, exactly as it is written in the code, and the package whose version counts. */
const singletons: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react-dom',
  '@tanstack/react-query': '@tanstack/react-query',
  zod: 'zod',
  '@purlin/ui/ui.ts': '@purlin/ui',
  '@purlin/web/web.ts': '@purlin/web',
};

/** What stands for a package that is shared: of zod, the parts that shapes are written with. */
const standIns: Readonly<Record<string, string>> = {
  zod: path.join(import.meta.dirname, 'zod.ts'),
};

/**
 * Federation's `shared` option. The shell brings the modules along (`eager`: in its first scripts,
 * one request less deep);
 * a remote brings spare copies in development only, where it also runs alone.
 */
export const shared = (
  place: 'shell' | 'remote',
  { development }: { readonly development: boolean },
) =>
  Object.fromEntries(
    Object.entries(singletons).map(([specifier, name]) => {
      const version = versionOf(name);
      const standIn = standIns[specifier] ? { import: standIns[specifier] } : {};
      const source =
        place === 'shell'
          ? { eager: true, ...standIn }
          : development
            ? standIn
            : { import: false as const };
      return [
        specifier,
        { singleton: true, strictVersion: true, requiredVersion: version, version, ...source },
      ];
    }),
  );
