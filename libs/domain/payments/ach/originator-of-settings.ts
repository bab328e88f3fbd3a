// Converts bank settings to an ACH originator, and validates them. Saving the settings and sending
// payments apply the same rules.
import type { z } from 'zod';
import type { BankSettings } from '../../company/settings/payments.ts';
import { Originator } from './ach-file.ts';

/**
 * The settings as files need them: a blank cutoff becomes null, nine characters get a leading
 * space.
 */
export const forFiles = (given: BankSettings) => ({
  ...given,
  immediateOrigin: given.immediateOrigin.padStart(10, ' '),
  sameDayCutOff: given.sameDayCutOff || null,
  leadDays: Number(given.leadDays),
});

const PARTS = Object.keys(Originator.shape).filter(
  (part): part is keyof BankSettings & keyof typeof Originator.shape =>
    !['offset', 'mostCents', 'mostCentsSameDay'].includes(part),
);

/** Validation errors by field. Blank fields are incomplete, not invalid. */
export function wrongForFiles(given: BankSettings): z.core.$ZodIssue[] {
  const asked = forFiles(given);
  return PARTS.filter((part) => given[part] !== '').flatMap((part) => {
    const { error } = Originator.shape[part].safeParse(asked[part]);
    const [first] = error?.issues ?? [];
    return first ? [{ ...first, path: [part] }] : [];
  });
}
