// All settings sections. Commands, events, routes, the table and the screens' typed calls derive
// from this list.
import type { z } from 'zod';
import { checklists } from './checklists.ts';
import { hours } from './hours.ts';
import { offers } from './offers.ts';
import { bank, payments } from './payments.ts';
import { planning } from './planning.ts';
import { projects, reviews, team } from './showcase.ts';
import { replies } from './replies.ts';
import { security } from './security.ts';

export const sections = {
  checklists,
  hours,
  offers,
  planning,
  replies,
  projects,
  reviews,
  team,
  bank,
  payments,
  security,
};

export type Sections = typeof sections;
export type SectionName = keyof Sections;
/** The fields of a section. */
export type ValuesOf<S extends SectionName> = z.output<Sections[S]['shape']>;
/** All sections with their current values. */
export type Settings = { readonly [S in SectionName]: ValuesOf<S> };

export const sectionNames = Object.keys(sections) as readonly SectionName[];

/** Builds a record with one value per section. */
export const bySection = <T>(make: (name: SectionName) => T): Readonly<Record<SectionName, T>> =>
  Object.fromEntries(sectionNames.map((name) => [name, make(name)])) as Record<SectionName, T>;

/** The defaults of every section. */
export const USUAL_SETTINGS = bySection((name) => sections[name].usual) as Settings;
