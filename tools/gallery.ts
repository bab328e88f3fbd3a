// npm run gallery: every part of the furniture in all its states, light, dark and compact, at three
// widths. For development; it changes as files are saved.
import { serveGallery } from './gallery/serve.ts';

/** Of nobody else here: development has 4200 and above, and 4300. */
const PORT = 4290;

const server = await serveGallery({ port: PORT, hot: true });
console.log(`Gallery: http://127.0.0.1:${PORT}/   Ctrl-C stops it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(0)));
