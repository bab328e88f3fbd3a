// Bundler configuration of an app's service worker: one file with a fixed name beside the app,
// without what the app's own scripts share.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { frontEnd } from './front-ends.ts';
import { browsers, scriptRules } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `kept`: files in the app's `static` that the worker keeps; others are another version of it. */
export function serviceWorker(app: string, entry: string, kept: readonly string[]): Configuration {
  const context = path.join(root, frontEnd(app).folder);
  const version = createHash('sha256');
  for (const file of kept) version.update(readFileSync(path.join(context, 'static', file)));
  return {
    name: 'service-worker',
    // The app's build makes the folder new.
    dependencies: [app],
    context,
    mode: 'production',
    devtool: false,
    target: 'webworker',
    entry: { 'service-worker': entry },
    output: { path: path.join(context, 'dist'), filename: '[name].js', clean: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: scriptRules({ development: false, refresh: false, env: { targets: browsers } }),
    },
    plugins: [
      new rspack.DefinePlugin({
        OFFLINE_VERSION: JSON.stringify(version.digest('hex').slice(0, 10)),
      }),
    ],
  };
}
