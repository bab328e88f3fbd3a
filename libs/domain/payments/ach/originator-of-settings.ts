// The company at its bank as its settings name it, and what of it no file can carry: the same rules
// when somebody saves it and when a payment is to leave.
import type { z } from 'zod';
import type { BankSettings } from '../../company/settings/payments.ts';
import { Originator } from './ach-file.ts';

/** The settings in the form that files ask for: blank is none, nine characters follow a blank. */
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

/** What was filled in and cannot be sent, by its field. What is blank is missing, not wrong. */
export function wrongForFiles(given: BankSettings): z.core.$ZodIssue[] {
  const asked = forFiles(given);
  return PARTS.filter((part) => given[part] !== '').flatMap((part) => {
    const { error } = Originator.shape[part].safeParse(asked[part]);
    const [first] = error?.issues ?? [];
    return first ? [{ ...first, path: [part] }] : [];
  });
}
