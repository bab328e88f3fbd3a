// Bundler configuration of a browser app: the shell, or a remote that the shell loads.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { devServer } from './dev-server.ts';
import { firstLoad } from './first-load.ts';
import { frontEnd } from './front-ends.ts';
import { browsers, scriptRules, styleRule } from './rules.ts';
import { shared } from './shared.ts';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const refreshRuntime = path.join(
  path.dirname(require.resolve('@rspack/plugin-react-refresh')),
  '../client/reactRefreshEntry.js',
);

interface App {
  /** Its name in front-ends.ts. */
  readonly name: string;
  /** The first module; a remote has one in development only, where it also runs alone. */
  readonly entry: string;
  /** The page around it; `.dev.html` beside it is used in development. */
  readonly html: string;
  /** Modules that other front ends may load. None means: this is the shell. */
  readonly exposes?: Readonly<Record<string, string>>;
  /** Where to write, when not to `dist`. */
  readonly outputFolder?: string;
}

/**
 * A container has no first module for the refresh runtime, so in development it goes in front of
 * each exposed module.
 */
const exposed = (modules: Readonly<Record<string, string>>, development: boolean) =>
  Object.fromEntries(
    Object.entries(modules).map(([key, module]) => [
      key,
      { import: development ? [refreshRuntime, module] : [module] },
    ]),
  );

function federation({ name, exposes }: App, development: boolean) {
  return new ModuleFederationPlugin({
    name,
    filename: development ? 'remoteEntry.js' : 'assets/remoteEntry.[contenthash:10].js',
    ...(exposes ? { exposes: exposed(exposes, development) } : {}),
    shared: shared(exposes ? 'remote' : 'shell', { development }),
    shareStrategy: 'loaded-first',
    manifest: exposes !== undefined,
    dts: false,
    experiments: {
      optimization: { target: 'web' },
      ...(exposes ? { externalRuntime: true } : { provideExternalRuntime: true }),
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

/**
 * The configuration for `rspack build` and `rspack serve`; NODE_ENV decides which of the two worlds
 * it is for.
 */
export function browserApp(app: App): Configuration {
  const development = process.env['NODE_ENV'] !== 'production';
  const self = frontEnd(app.name);
  const { folder, publicPath } = self;
  const context = path.join(root, folder);
  const hasPage = development || !app.exposes;
  return {
    name: app.name,
    context,
    target: 'web',
    mode: development ? 'development' : 'production',
    entry: hasPage ? { main: app.entry } : {},
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(context, app.outputFolder ?? 'dist'),
      publicPath,
      clean: true,
      uniqueName: app.name,
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
      federation(app, development),
      new rspack.NormalModuleReplacementPlugin(
        /^\.\/iconLoader$/,
        path.join(import.meta.dirname, 'no-icon-loader.ts'),
      ),
      ...(hasPage
        ? [
            new rspack.HtmlRspackPlugin({
              template: development ? app.html.replace('.html', '.dev.html') : app.html,
              scriptLoading: 'defer',
              excludeChunks: [app.name],
            }),
          ]
        : []),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
      ...(development || app.exposes ? [] : [firstLoad()]),
    ],
    optimization: {
      chunkIds: 'deterministic',
      // What seldom changes is a file of its own, so that a new version of the app does not load it
      // anew.
      ...(development || app.exposes
        ? {}
        : {
            splitChunks: {
              chunks: 'all',
              cacheGroups: {
                packages: {
                  name: 'packages',
                  test: /[\\/]node_modules[\\/]/,
                  chunks: 'initial',
                  type: /^javascript/,
                },
              },
            },
          }),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: { hints: false },
    ...(development
      ? { stats: 'errors-warnings' as const, infrastructureLogging: { level: 'warn' as const } }
      : {}),
    lazyCompilation: false,
    cache: development
      ? {
          type: 'persistent',
          storage: { type: 'filesystem', directory: path.join(root, '.rspack-cache', app.name) },
        }
      : false,
    devServer: devServer(self),
  };
}
