// The company's settings, a stream for each section: what is in force, and everything that was.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '../refusals.ts';
import type { PaymentSettings } from './payments.ts';
import { sectionNames, sections, type SectionName } from './sections.ts';
import { Weakened, weakenedRules } from './weaker-payments.ts';

/** A section by its name, and its fields. */
type Named = z.ZodObject<{
  section: z.ZodLiteral<SectionName>;
  values: z.ZodObject;
  weakened: z.ZodOptional<typeof Weakened>;
}>;
const named = sectionNames.map((name) =>
  z.object({
    section: z.literal(name),
    values: sections[name].shape,
    /** Of payments: what it loosened. Not in older events. */
    weakened: Weakened.optional(),
  }),
) as unknown as readonly [Named, ...Named[]];

// ---- facts

export const events = { SettingsChanged: z.discriminatedUnion('section', named) };
export type SettingsEvent = MessageOf<typeof events>;

// ---- state

/** A section: nothing recorded, or what is in force. */
export interface RecordedSection {
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** How often it was changed. */
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
   * `changes`: how often it had been changed when the caller looked; unset: never mind.
   * `userIds`: who is told where it loosens what protects payments.
   */
  ChangeSettings: z.discriminatedUnion('section', asked),
};

// ---- decide

/** Parsed values have the order of their shape, so that the same ones read the same. */
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
