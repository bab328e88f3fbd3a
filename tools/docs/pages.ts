// The generated pages: which there are, and whether the files still say what the code says.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rooms } from '../../apps/backend/app.ts';
import { readSources } from '../laws/source.ts';
import { accessPage } from './access.ts';
import { presentSamples, readSamples, SAMPLES_FILE, samplesPage } from './event-samples.ts';
import { eventsPage } from './events.ts';
import { withOneCommand } from './one-command.ts';
import { reactionsPage } from './reactions.ts';
import {
  presentVersions,
  readVersions,
  VERSIONS_FILE,
  versionsPage,
} from './read-model-versions.ts';
import { readModelsPage } from './read-models.ts';
import { routesPage } from './routes.ts';

/** Every page by its path from the root. */
export function generatedPages(root: string): ReadonlyMap<string, string> {
  const sources = readSources(root);
  const architecture = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  return new Map([
    ['ARCHITECTURE.md', withOneCommand(architecture, rooms, sources)],
    ['docs/generated/events.md', eventsPage(rooms)],
    [SAMPLES_FILE, samplesPage(readSamples(root), presentSamples(rooms))],
    ['docs/generated/routes.md', routesPage(rooms)],
    ['docs/generated/access.md', accessPage(rooms)],
    ['docs/generated/reactions.md', reactionsPage(rooms, sources)],
    ['docs/generated/read-models.md', readModelsPage(rooms, sources)],
    [VERSIONS_FILE, versionsPage(readVersions(root), presentVersions(sources))],
  ]);
}

/** Pages whose file is missing or says something else. */
export const drifted = (root: string, pages: ReadonlyMap<string, string>): string[] =>
  [...pages]
    .filter(
      ([name, text]) =>
        !existsSync(path.join(root, name)) || readFileSync(path.join(root, name), 'utf8') !== text,
    )
    .map(([name]) => name);
