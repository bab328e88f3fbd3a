// The development servers: one per front end for its files and hot updates, with everything else
// passed on, so that all is one origin.
import type { Configuration } from '@rspack/core';
import { appAddresses } from '../../libs/contracts/screens.ts';
import { type FrontEnd, remotes, shell } from './front-ends.ts';

type Options = Exclude<Configuration['devServer'], false | undefined>;

/** Where `npm run dev` lets the product itself listen. */
export const BACKEND_PORT = 4300;
const here = (port: number) => `http://127.0.0.1:${port}`;

const isScreen = (pathname: string): boolean =>
  appAddresses.some((address) => pathname === address || pathname.startsWith(`${address}/`));

/**
 * The shell's server stands in front: remotes come from their own servers, API and public pages
 * from the product.
 */
const throughShell = (): NonNullable<Options['proxy']> => [
  ...remotes
    .filter(({ name }) => name !== 'site')
    .map(({ publicPath, port }) => ({ context: [publicPath], target: here(port) })),
  {
    context: (pathname) => !isScreen(pathname) && !pathname.startsWith(shell.publicPath),
    target: here(BACKEND_PORT),
  },
];

export const devServer = ({ name, port, publicPath }: FrontEnd): Options => ({
  port,
  host: '127.0.0.1',
  hot: true,
  allowedHosts: 'auto',
  headers: { 'Access-Control-Allow-Origin': '*' },
  historyApiFallback: { index: `${publicPath}index.html` },
  devMiddleware: { publicPath },
  client: { overlay: false, webSocketURL: `ws://127.0.0.1:${port}/ws` },
  proxy: name === shell.name ? throughShell() : [{ context: ['/api'], target: here(BACKEND_PORT) }],
});
