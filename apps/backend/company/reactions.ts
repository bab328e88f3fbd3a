// Whenever a section of the settings changes, then the pictures it shows are kept;
// where it loosens what protects payments, or would, then who else may approve them is told.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { SettingsEvent } from '@purlin/domain/company/settings/settings.ts';

/** The sections that show pictures. */
const Section = z.enum(['projects', 'team']);
export const keepPictures = taskKind('keep-pictures', z.object({ section: Section }));

/** To everyone else who may approve payments, about rules that are or would be looser. */
export const emailWeakerPayments = taskKind(
  'email-weaker-payments',
  z.object({ userId: z.int().positive(), because: z.string() }),
);

export const weakerPaymentsAreTold = reaction<SettingsEvent>('weaker-payments-are-told', {
  SettingsChanged: ({ weakened }, { eventId }) =>
    (weakened?.userIds ?? []).map((userId) => emailWeakerPayments({ userId, because: eventId })),
  PaymentRulesProposed: ({ userIds }, { eventId }) =>
    userIds.map((userId) => emailWeakerPayments({ userId, because: eventId })),
});

export const settingsKeepPictures = reaction<SettingsEvent>('settings-keep-pictures', {
  SettingsChanged({ section }) {
    const showing = Section.safeParse(section);
    return showing.success ? [keepPictures({ section: showing.data })] : [];
  },
});
