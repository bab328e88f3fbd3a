// How source files become browser (or prerender) code.
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

export const browsers = ['chrome >= 120', 'firefox >= 124', 'safari >= 17.4'];

interface Target {
  readonly development: boolean;
  /** Components keep their state when their file changes; only in a browser. */
  readonly refresh: boolean;
  readonly env: { readonly targets: string | readonly string[] };
}

/** Contracts are read by the browser for their addresses and shapes. */
const contracts: RuleSetRule = {
  test: /libs[\\/]contracts[\\/][\w-]+\.ts$/,
  enforce: 'pre',
  use: path.join(import.meta.dirname, 'without-api-texts.ts'),
};

/** Two rules, because `<T>(x) => y` means something else in a .tsx file. */
export const scriptRules = ({ development, refresh, env }: Target): RuleSetRule[] => [
  contracts,
  ...[false, true].map((tsx) => ({
    test: tsx ? /\.tsx$/ : /\.ts$/,
    type: 'javascript/auto',
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx },
          externalHelpers: true,
          transform: { react: { runtime: 'automatic', development, refresh } },
        },
        env,
      },
    },
  })),
];

export const styleRule: RuleSetRule = { test: /\.css$/, type: 'css/auto', sideEffects: true };
