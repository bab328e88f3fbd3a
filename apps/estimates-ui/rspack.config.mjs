// Builds the estimates screens as a remote for the shell; in development they also run on their
// own.
import { browserApp } from '../../tools/rspack/browser-app.ts';

export default browserApp({ name: 'estimates' });
