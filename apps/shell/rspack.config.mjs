// Builds the shell: the app's page, which loads the remotes, and its static files.
import { rspack } from '@rspack/core';
import { browserApp } from '../../tools/rspack/browser-app.ts';
import { serviceWorker } from '../../tools/rspack/service-worker.ts';

const shell = browserApp({ name: 'shell', entry: './src/main.ts', html: './src/index.html' });
const app = {
  ...shell,
  plugins: [...shell.plugins, new rspack.CopyRspackPlugin({ patterns: [{ from: 'static' }] })],
};
const worker = () =>
  serviceWorker('shell', './src/offline/service-worker.ts', [
    'offline.html',
    'offline.css',
    'icon-192.png',
  ]);

export default process.env.NODE_ENV === 'production' ? [app, worker()] : app;
