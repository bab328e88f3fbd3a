// The company's settings, one stream per section: current values and their history.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '../refusals.ts';
import type { PaymentSettings } from './payments.ts';
import { sectionNames, sections, type SectionName } from './sections.ts';
import { Weakened, weakenedRules } from './weaker-payments.ts';

/** One section's event data. */
type Named = z.ZodObject<{
  section: z.ZodLiteral<SectionName>;
  values: z.ZodObject;
  weakened: z.ZodOptional<typeof Weakened>;
}>;
const named = sectionNames.map((name) =>
  z.object({
    section: z.literal(name),
    values: sections[name].shape,
    /** Payments only: the rules this change loosened. Older events lack it. */
    weakened: Weakened.optional(),
  }),
) as unknown as readonly [Named, ...Named[]];

// ---- facts

export const events = { SettingsChanged: z.discriminatedUnion('section', named) };
export type SettingsEvent = MessageOf<typeof events>;

// ---- state

/** A section's recorded values; undefined before the first change. */
export interface RecordedSection {
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** How many times it was changed. */
  readonly changes: number;
}

// ---- commands

const [first, ...others] = named;
const withChanges = (one: Named) =>
  one.omit({ weakened: true }).extend({
    changes: z.int().min(0).optional(),
    userIds: z.array(z.int().positive()).optional(),
  });
const asked = [withChanges(first), ...others.map(withChanges)] as const;

export const commands = {
  /**
   * `changes`: the change count the caller saw; omit it to skip that check. `userIds`: whom to
   * notify if the change loosens a rule that protects payments.
   */
  ChangeSettings: z.discriminatedUnion('section', asked),
};

// ---- decide

/** Parsed values have a fixed key order, so that JSON strings can be compared. */
const inForce = (section: SectionName, { values }: RecordedSection): unknown =>
  values ?? sections[section].shape.parse(sections[section].usual);

const paymentsNow = (now: RecordedSection): PaymentSettings =>
  sections.payments.shape.parse(inForce('payments', now));

export const settings = decider<RecordedSection>()({
  category: 'settings',
  events,
  initial: { values: undefined, changes: 0 },
  evolve: {
    SettingsChanged: ({ changes }, { values }) => ({ values, changes: changes + 1 }),
  },
  commands,
  decide: {
    ChangeSettings: ({ section, values, changes, userIds = [] }, now) => {
      if (JSON.stringify(values) === JSON.stringify(inForce(section, now))) return [];
      if (changes !== undefined && changes !== now.changes) return refuse('settings-changed');
      const rules = section === 'payments' ? weakenedRules(paymentsNow(now), values as never) : [];
      const weakened = rules.length > 0 ? { weakened: { rules, userIds } } : {};
      return [{ type: 'SettingsChanged', data: { section, values, ...weakened } }];
    },
  },
});
