// Builds the scheduling screens as a remote that the shell loads; in development they also run
// alone.
import { browserApp } from '../../tools/rspack/browser-app.ts';

export default browserApp({ name: 'scheduling' });
