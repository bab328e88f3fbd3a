// Routes to read all settings and to change each section.
import { z } from 'zod';
import {
  bySection,
  sectionNames,
  sections,
  type SectionName,
  type Sections,
  type ValuesOf,
} from '@purlin/domain/company/settings/sections.ts';
import { PaymentRule } from '@purlin/domain/company/payment-rule-shapes.ts';
import { Instant } from './fields.ts';
import { KeptPicture, PICTURE_BYTES, PICTURE_TYPES, PictureFile } from './picture-shapes.ts';
import { action, command, query, type Command } from './route.ts';

/** A section's change count, and its last change; null before the first. */
const changes = {
  changes: z.int().min(0),
  changedAt: Instant.nullable(),
  changedBy: z.string().nullable(),
};
type SectionShape<S extends SectionName> = Sections[S]['shape'];
type SectionViewShape<S extends SectionName> = z.ZodObject<
  { values: SectionShape<S> } & typeof changes
>;

const views = bySection((name) =>
  z.object({ values: sections[name].shape, ...changes }).meta({ id: `Settings_${name}` }),
) as unknown as { readonly [S in SectionName]: SectionViewShape<S> };

/** A section's current values. */
export interface SectionView<S extends SectionName> {
  readonly values: ValuesOf<S>;
  readonly changes: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

/** All sections' current values. */
export type AllSettings = { readonly [S in SectionName]: SectionView<S> };

export const PastSettings = z
  .object({
    changes: z.int().positive(),
    at: Instant,
    by: z.string(),
    /** Who asked for looser payment rules that `by` confirmed; null for any other change. */
    askedBy: z.string().nullable(),
    values: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'PastSettings' });
export type PastSettings = z.infer<typeof PastSettings>;

/** Looser payment rules that wait for a second person (rule: second-person). */
export const ProposedRules = z
  .object({
    proposal: z.int().positive(),
    /** The change count of the payment settings that it would change. */
    changes: z.int().min(0),
    by: z.string(),
    at: Instant,
    /** The caller proposed it. */
    mine: z.boolean(),
    /** The rules that would be looser, with their values. */
    rules: z.array(
      z.object({
        rule: PaymentRule,
        before: z.union([z.boolean(), z.string()]),
        after: z.union([z.boolean(), z.string()]),
      }),
    ),
    /** Who can confirm it now. */
    waitingFor: z.array(z.string()),
    /** Whether the caller can confirm it now or from `confirmableAt` on. */
    confirmable: z.boolean(),
    confirmableAt: Instant.nullable(),
  })
  .meta({ id: 'ProposedPaymentRules' });
export type ProposedRules = z.infer<typeof ProposedRules>;

type BodyShape<S extends SectionName> =
  SectionShape<S> extends z.ZodObject<infer Fields>
    ? z.ZodObject<Fields & { changes: z.ZodOptional<z.ZodInt> }>
    : never;
type Change<S extends SectionName> = Command<
  `/api/settings/${S}`,
  BodyShape<S>,
  SectionViewShape<S>
> & {
  readonly method: 'PUT';
  readonly decider: 'settings';
  readonly command: 'ChangeSettings';
  readonly stream: 'room';
};
type ChangeName<S extends SectionName> = `change${Capitalize<S>}`;

/** The name of a section's route, for example `changeHours`. */
export const changeName = <S extends SectionName>(name: S): ChangeName<S> =>
  `change${name.charAt(0).toUpperCase()}${name.slice(1)}` as ChangeName<S>;

/**
 * Sections that require password confirmation: bank and payments protect money, security protects
 * sign-in.
 */
const ASKS_AGAIN: readonly SectionName[] = ['bank', 'payments', 'security'];

const changeOf = (name: SectionName) =>
  command('PUT', `/api/settings/${name}`, {
    right: 'company.write',
    ...(ASKS_AGAIN.includes(name) && { password: true as const }),
    summary:
      `Updates the settings of “${name}”; with \`changes\` as read, only if no one has changed ` +
      'them since',
    decider: 'settings',
    command: 'ChangeSettings',
    stream: 'room',
    body: sections[name].shape.extend({ changes: z.int().min(0).optional() }),
    answer: views[name],
  });
const changeRoutes = Object.fromEntries(
  sectionNames.map((name) => [changeName(name), changeOf(name)]),
) as unknown as { readonly [S in SectionName as ChangeName<S>]: Change<S> };

export const settings = {
  all: query('/api/settings', {
    right: 'company.read',
    summary: 'All sections of the company’s current settings',
    answer: z.object(views).meta({ id: 'Settings' }),
  }),
  replies: query('/api/settings/replies', {
    right: 'clients.read',
    summary: 'Saved replies to insert into messages',
    answer: sections.replies.shape.meta({ id: 'SavedReplies' }),
  }),
  history: query('/api/settings/:section/history', {
    right: 'company.read',
    summary: 'A section’s values after each change, newest first',
    answer: z.array(PastSettings),
  }),
  addPicture: action('POST', '/api/settings/pictures', {
    right: 'company.write',
    bodyBytes: PICTURE_BYTES,
    takes: PICTURE_TYPES,
    summary: 'Uploads a public photo for the website; a section has to use it within a day',
    body: PictureFile,
    answer: KeptPicture,
    creates: true,
  }),
  proposedRules: query('/api/settings/payments/proposed', {
    right: 'company.read',
    summary: 'Looser payment rules that wait for a second person; null if there are none',
    answer: ProposedRules.nullable(),
  }),
  confirmRules: command('POST', '/api/settings/payments/proposed/confirm', {
    right: 'payments.approve',
    password: true,
    person: true,
    summary: 'Confirms looser payment rules that someone else asked for',
    decider: 'settings',
    command: 'ConfirmPaymentRules',
    stream: 'room',
    body: z.object({ proposal: z.int().positive(), changes: z.int().min(0) }),
    answer: views.payments,
  }),
  withdrawRules: command('POST', '/api/settings/payments/proposed/withdraw', {
    right: 'payments.approve',
    person: true,
    summary: 'Withdraws looser payment rules before anyone confirmed them',
    decider: 'settings',
    command: 'WithdrawPaymentRules',
    stream: 'room',
    body: z.object({ proposal: z.int().positive() }),
    answer: views.payments,
  }),
  ...changeRoutes,
};
