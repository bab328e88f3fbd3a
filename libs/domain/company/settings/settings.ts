// The company's settings, one stream per section: current values and their history.
import { z } from 'zod';
import { decider, type MessageOf, type Meta } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '../refusals.ts';
import type { PaymentSettings } from './payments.ts';
import { sectionNames, sections, type SectionName } from './sections.ts';
import {
  checkConfirmer,
  Confirming,
  Proposed,
  splitChange,
  Weakened,
  weakenedRules,
} from './weaker-payments.ts';

/** A proposal that a second person confirmed: its number, and who made it. */
const Confirmed = z.object({ proposal: z.int().positive(), by: z.string() });

/** One section's event data. */
type Named = z.ZodObject<{
  section: z.ZodLiteral<SectionName>;
  values: z.ZodObject;
  weakened: z.ZodOptional<typeof Weakened>;
  confirmed: z.ZodOptional<typeof Confirmed>;
}>;
const named = sectionNames.map((name) =>
  z.object({
    section: z.literal(name),
    values: sections[name].shape,
    /** Payments only: the rules this change loosened. Older events lack it. */
    weakened: Weakened.optional(),
    /** Payments only: the proposal that this confirms. */
    confirmed: Confirmed.optional(),
  }),
) as unknown as readonly [Named, ...Named[]];

// ---- facts

export const events = {
  SettingsChanged: z.discriminatedUnion('section', named),
  PaymentRulesProposed: Proposed,
  PaymentRulesWithdrawn: z.object({ proposal: z.int().positive() }),
};
export type SettingsEvent = MessageOf<typeof events>;

// ---- state

/** A section's recorded values; undefined before the first change. */
export interface RecordedSection {
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** How many times it was changed. */
  readonly changes: number;
  /** Looser payment rules that wait for a second person. */
  readonly proposed: Proposed | undefined;
  /** How many proposals there were. */
  readonly proposals: number;
}

// ---- commands

const [first, ...others] = named;
const withChanges = (one: Named) =>
  one.omit({ weakened: true, confirmed: true }).extend({
    changes: z.int().min(0).optional(),
    userIds: z.array(z.int().positive()).optional(),
    needsAnother: z.boolean().optional(),
  });
const asked = [withChanges(first), ...others.map(withChanges)] as const;

export const commands = {
  /**
   * `changes`: the change count the caller saw; omit it to skip that check. `userIds`: whom to
   * notify if the change loosens a rule that protects payments. `needsAnother`: someone else may
   * approve payments, so looser rules wait for a second person.
   */
  ChangeSettings: z.discriminatedUnion('section', asked),
  /** `changes`: the change count the caller saw. */
  ConfirmPaymentRules: Confirming.extend({
    changes: z.int().min(0),
    userIds: z.array(z.int().positive()),
  }),
  WithdrawPaymentRules: z.object({ proposal: z.int().positive() }),
};

// ---- decide

/** Parsed values have a fixed key order, so that JSON strings can be compared. */
const inForce = (section: SectionName, { values }: RecordedSection): unknown =>
  values ?? sections[section].shape.parse(sections[section].usual);

const paymentsNow = (now: RecordedSection): PaymentSettings =>
  sections.payments.shape.parse(inForce('payments', now));

const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Tighter rules at once; looser ones wait, unless the caller already proposed the same. */
function proposedChange(
  after: PaymentSettings,
  userIds: readonly number[],
  now: RecordedSection,
  { by, now: at }: Meta,
): readonly SettingsEvent[] {
  const before = paymentsNow(now);
  const { rules, atOnce, looser } = splitChange(before, after);
  const changed: SettingsEvent[] = sameJson(atOnce, before)
    ? []
    : [{ type: 'SettingsChanged', data: { section: 'payments', values: atOnce } }];
  const { proposed } = now;
  if (proposed?.by === by && sameJson(proposed.values, looser)) return changed;
  const data: Proposed = {
    section: 'payments',
    proposal: now.proposals + 1,
    values: looser,
    rules,
    userIds: [...userIds],
    by,
    at,
  };
  return [...changed, { type: 'PaymentRulesProposed', data }];
}

/** The open proposal, if it is the one the caller saw; refuses otherwise. */
const openProposal = ({ proposed }: RecordedSection, which: number): Proposed =>
  proposed?.proposal === which ? proposed : refuse('payment-rules-gone');

export const settings = decider<RecordedSection>()({
  category: 'settings',
  events,
  initial: { values: undefined, changes: 0, proposed: undefined, proposals: 0 },
  evolve: {
    // Looser rules in force answer what was proposed.
    SettingsChanged: (now, { values, weakened, confirmed }) => ({
      ...now,
      values,
      changes: now.changes + 1,
      proposed: weakened || confirmed ? undefined : now.proposed,
    }),
    PaymentRulesProposed: (now, e) => ({ ...now, proposed: e, proposals: e.proposal }),
    PaymentRulesWithdrawn: (now) => ({ ...now, proposed: undefined }),
  },
  commands,
  decide: {
    ChangeSettings: ({ section, values, changes, userIds = [], needsAnother }, now, meta) => {
      if (sameJson(values, inForce(section, now))) return [];
      if (changes !== undefined && changes !== now.changes) return refuse('settings-changed');
      const rules = section === 'payments' ? weakenedRules(paymentsNow(now), values as never) : [];
      if (needsAnother && rules.length > 0)
        return proposedChange(values as never, userIds, now, meta);
      const weakened = rules.length > 0 ? { weakened: { rules, userIds } } : {};
      return [{ type: 'SettingsChanged', data: { section, values, ...weakened } }];
    },
    ConfirmPaymentRules: ({ proposal, changes, userIds, ...caller }, now, meta) => {
      const proposed = openProposal(now, proposal);
      checkConfirmer(caller, proposed, meta);
      if (changes !== now.changes) return refuse('settings-changed');
      const before = paymentsNow(now);
      const values = sections.payments.shape.parse({ ...before, ...proposed.values });
      const rules = weakenedRules(before, values);
      return [
        {
          type: 'SettingsChanged' as const,
          data: {
            section: 'payments' as const,
            values,
            ...(rules.length > 0 && { weakened: { rules, userIds } }),
            confirmed: { proposal, by: proposed.by },
          },
        },
      ];
    },
    WithdrawPaymentRules: ({ proposal }, now) => {
      if (!now.proposed && proposal <= now.proposals) return [];
      openProposal(now, proposal);
      return [{ type: 'PaymentRulesWithdrawn', data: { proposal } }];
    },
  },
});
