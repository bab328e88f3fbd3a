// Builds the shell: the page of the app, which loads the other front ends.
import { browserApp } from '../../tools/rspack/browser-app.ts';

export default browserApp({ name: 'shell', entry: './src/main.ts', html: './src/index.html' });
