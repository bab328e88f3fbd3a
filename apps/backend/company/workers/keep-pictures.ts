// Keeps the pictures that a section of the settings shows, and for a while those it showed before:
// somebody may fill in an earlier state again.
import { sections } from '@purlin/domain/company/settings/sections.ts';
import { settings } from '@purlin/domain/company/settings/settings.ts';
import { picturesIn } from '@purlin/domain/company/settings/showcase.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { keepPictures } from '../reactions.ts';

export const keepSectionPictures = taskWorker<Services>()(keepPictures, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ section }, _attempt, { history, pictures }) {
    const changes = await history.read(settings, sections[section].number);
    await pictures.use(`settings-${section}`, picturesIn(changes.at(-1)?.data));
  },
  async exhausted({ section }, reason, _attempt, { log }) {
    log.error({ section, reason }, 'the pictures of the website could not be kept');
  },
});
