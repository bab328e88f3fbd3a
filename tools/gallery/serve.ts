// Builds the gallery as the front ends are built, without federation, and serves it from memory:
// nothing of it is ever written where the product is built.
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browsers, scriptRules, styleRule } from '../rspack/rules.ts';

interface Options {
  readonly port: number;
  /** The page changes as files are saved. */
  readonly hot: boolean;
}

const configurationOf = ({ hot }: Options): Configuration => ({
  name: 'gallery',
  context: import.meta.dirname,
  mode: 'development',
  devtool: hot ? 'cheap-module-source-map' : false,
  target: 'web',
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  entry: { main: './page/main.tsx' },
  output: { publicPath: '/', uniqueName: 'gallery' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      ...scriptRules({ development: true, refresh: hot, env: { targets: browsers } }),
      styleRule,
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './page.html', scriptLoading: 'defer' }),
    new rspack.NormalModuleReplacementPlugin(
      /^\.\/iconLoader$/,
      path.join(import.meta.dirname, '../rspack/no-icon-loader.ts'),
    ),
    ...(hot ? [new ReactRefreshRspackPlugin()] : []),
  ],
  // Of a package with six hundred icons a page loads those it shows: each part has a window.
  optimization: { sideEffects: true, usedExports: true, providedExports: true },
  performance: { hints: false },
  lazyCompilation: false,
});

/** Serves it at this port of this machine; answers wait until it is built. */
export async function serveGallery(options: Options): Promise<RspackDevServer> {
  const { port, hot } = options;
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot,
      liveReload: false,
      allowedHosts: 'auto',
      client: hot ? { overlay: false } : false,
    },
    rspack(configurationOf(options)),
  );
  await server.start();
  return server;
}
