// Bundler configuration of a browser app: the shell, or a remote that the shell loads.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { roomsOf } from '../../libs/contracts/screens.ts';
import { devServer } from './dev-server.ts';
import { firstLoad } from './first-load.ts';
import { frontEnd, shell } from './front-ends.ts';
import { browsers, scriptRules, styleRule } from './rules.ts';
import { shared } from './shared.ts';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const refreshRuntime = path.join(
  path.dirname(require.resolve('@rspack/plugin-react-refresh')),
  '../client/reactRefreshEntry.js',
);

interface App {
  /** Its name in the table of screens; `shell` is the one that loads the others. */
  readonly name: string;
  /** The first module; a remote has one in development only, where it also runs alone. */
  readonly entry?: string;
  /** The page around it; `.dev.html` beside it is used in development. */
  readonly html?: string;
  /** Where to write, when not to `dist`. */
  readonly outputFolder?: string;
}

/**
 * Every room of a remote, as a module that the shell may load. A container has no first module for
 * the refresh runtime, so in development it goes in front of each.
 */
const exposed = (name: string, development: boolean) =>
  Object.fromEntries(
    roomsOf(name).map((room) => {
      const module = `./src/${room}/room.tsx`;
      return [`./${room}`, { import: development ? [refreshRuntime, module] : [module] }];
    }),
  );

function federation(name: string, development: boolean) {
  const isShell = name === shell.name;
  return new ModuleFederationPlugin({
    name,
    filename: development ? 'remoteEntry.js' : 'assets/remoteEntry.[contenthash:10].js',
    ...(isShell ? {} : { exposes: exposed(name, development) }),
    shared: shared(isShell ? 'shell' : 'remote', { development }),
    shareStrategy: 'loaded-first',
    manifest: !isShell,
    dts: false,
    experiments: {
      optimization: { target: 'web' },
      ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
  });
}

const fileNames = (development: boolean) => {
  const name = development ? '[name]' : 'assets/[name].[contenthash:10]';
  return {
    filename: `${name}.js`,
    chunkFilename: development ? '[name].chunk.js' : `${name}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: development ? '[name].chunk.css' : `${name}.css`,
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  };
};

const htmlPage = (html: string, name: string, development: boolean) =>
  new rspack.HtmlRspackPlugin({
    template: development ? html.replace('.html', '.dev.html') : html,
    scriptLoading: 'defer',
    excludeChunks: [name],
  });

/** What seldom changes is a file of its own: a new version of the app does not load it anew. */
const splitChunks = {
  chunks: 'all' as const,
  cacheGroups: {
    packages: {
      name: 'packages',
      test: /[\\/]node_modules[\\/]/,
      chunks: 'initial' as const,
      type: /^javascript/,
    },
  },
};

/** The two worlds: what the build needs for browsers, and what the development server needs. */
const worldOf = (name: string, development: boolean): Partial<Configuration> =>
  development
    ? {
        mode: 'development',
        devtool: 'cheap-module-source-map',
        stats: 'errors-warnings',
        infrastructureLogging: { level: 'warn' },
        cache: {
          type: 'persistent',
          storage: { type: 'filesystem', directory: path.join(root, '.rspack-cache', name) },
        },
      }
    : { mode: 'production', devtool: false, cache: false };

const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      ecma: 2022,
      format: { comments: false },
      compress: { ecma: 2022, passes: 3 },
    },
  }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];

/**
 * The configuration for `rspack build` and `rspack serve`; NODE_ENV decides which of the two worlds
 * it is for.
 */
export function browserApp({
  name,
  entry = './src/standalone.ts',
  html = '../../tools/rspack/standalone.html',
  outputFolder = 'dist',
}: App): Configuration {
  const development = process.env['NODE_ENV'] !== 'production';
  const self = frontEnd(name);
  const context = path.join(root, self.folder);
  const isShell = name === shell.name;
  const hasPage = development || isShell;
  return {
    name,
    context,
    target: 'web',
    ...worldOf(name, development),
    entry: hasPage ? { main: entry } : {},
    output: {
      path: path.join(context, outputFolder),
      publicPath: self.publicPath,
      clean: true,
      uniqueName: name,
      crossOriginLoading: false,
      ...fileNames(development),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        ...scriptRules({ development, refresh: development, env: { targets: browsers } }),
        styleRule,
      ],
    },
    plugins: [
      federation(name, development),
      new rspack.NormalModuleReplacementPlugin(
        /^\.\/iconLoader$/,
        path.join(import.meta.dirname, 'no-icon-loader.ts'),
      ),
      ...(hasPage ? [htmlPage(html, name, development)] : []),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
      ...(isShell && !development ? [firstLoad()] : []),
    ],
    optimization: {
      chunkIds: 'deterministic',
      ...(isShell && !development ? { splitChunks } : {}),
      minimizer,
    },
    performance: { hints: false },
    lazyCompilation: false,
    devServer: devServer(self),
  };
}
