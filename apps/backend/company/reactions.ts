// Whenever a section of the settings changes, then the pictures it shows are kept.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { SettingsEvent } from '@purlin/domain/company/settings/settings.ts';

/** The sections that show pictures. */
const Section = z.enum(['projects', 'team']);
export const keepPictures = taskKind('keep-pictures', z.object({ section: Section }));

export const settingsKeepPictures = reaction<SettingsEvent>('settings-keep-pictures', {
  SettingsChanged({ section }) {
    const showing = Section.safeParse(section);
    return showing.success ? [keepPictures({ section: showing.data })] : [];
  },
});
