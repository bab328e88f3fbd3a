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
    values: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'PastSettings' });
export type PastSettings = z.infer<typeof PastSettings>;

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
  ...changeRoutes,
};
