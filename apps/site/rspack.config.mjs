// Builds the site in three parts: the browser assets (styles, fonts, scripts), the bundle that
// prerender.ts runs once to write the pages, and the preview remote for the shell.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { browserApp } from '../../tools/rspack/browser-app.ts';
import { scriptRules, styleRule } from '../../tools/rspack/rules.ts';
import { ASSET_LIST } from './src/preview/asset-list.ts';

const dir = import.meta.dirname;
// Older browsers than the app's: clients open estimates on whatever phone they have.
const targets = ['chrome >= 109', 'firefox >= 115', 'safari >= 16.4'];

const shared = {
  context: dir,
  mode: 'production',
  devtool: false,
  performance: { hints: false },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
};

const browser = {
  ...shared,
  name: 'browser',
  target: 'web',
  entry: {
    site: './src/styles/site.css',
    estimate: './src/estimate/main.tsx',
    menu: './src/menu.ts',
    blog: './src/blog/main.ts',
    forms: './src/forms/main.ts',
  },
  output: {
    path: path.join(dir, 'dist/public'),
    publicPath: '/',
    clean: true,
    uniqueName: 'site',
    filename: 'assets/[name].[contenthash:10].js',
    cssFilename: 'assets/[name].[contenthash:10].css',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  },
  module: {
    rules: [
      ...scriptRules({ development: false, refresh: false, env: { targets } }),
      styleRule,
      { test: /tokens\.css$/, loader: path.join(dir, 'build/dark-by-preference.ts') },
    ],
  },
  plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: 'static' }] }), writesAssetList()],
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
    ],
  },
};

const pages = {
  ...shared,
  name: 'pages',
  target: 'node24',
  entry: { pages: './src/render.tsx' },
  output: {
    path: path.join(dir, 'dist/pages'),
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
  },
  module: {
    rules: scriptRules({ development: false, refresh: false, env: { targets: 'node >= 24' } }),
  },
  optimization: { minimize: false },
};

/**
 * Writes site-assets.json (src/preview/asset-list.ts), which maps each unhashed file name that
 * pages use to its hashed URL.
 */
function writesAssetList() {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('asset-list', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'asset-list', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          (assets) => {
            const addresses = Object.keys(assets).map((file) => [
              file.replace(/^assets\//, '').replace(/\.[0-9a-f]{10}(?=\.)/, ''),
              `/${file}`,
            ]);
            compilation.emitAsset(
              ASSET_LIST.slice(1),
              new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(addresses), null, 2)),
            );
            // The style sheet's entry has only CSS; its script would be an empty file.
            for (const file of Object.keys(assets))
              if (/^assets\/site\..*\.js$/.test(file)) compilation.deleteAsset(file);
          },
        );
      });
    },
  };
}

const preview = browserApp({
  name: 'site',
  entry: './src/preview/room.tsx',
  outputFolder: 'dist/federated',
});

export default [browser, pages, preview];
