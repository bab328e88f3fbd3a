// Showcase on the website: finished roofs, team members and reviews. While a list is empty, the
// site shows marked samples or nothing.
import { z } from 'zod';
import { SiteLanguage } from '../../shared/language.ts';
import { PictureId } from '../../shared/picture.ts';
import { OneLine, SeveralLines } from '../../shared/text.ts';
import { section } from './section.ts';

const MANY = 60;
const Line = (missing: string) =>
  OneLine().min(1, missing).max(120, 'Please enter 120 characters or fewer');
const Words = (missing: string) =>
  SeveralLines().min(1, missing).max(1000, 'Please enter 1,000 characters or fewer');

const Review = z.object({
  name: Line('Please enter the reviewer’s name'),
  place: Line('Please enter a location'),
  work: Line('Please enter what was done'),
  stars: z.int('Please choose 1 to 5 stars').min(1).max(5, 'Please choose 1 to 5 stars'),
  text: Words('Please enter the review'),
  language: SiteLanguage,
});
export type Review = z.infer<typeof Review>;

/** A photo with its alt text and caption. */
const Photo = z.object({
  picture: PictureId,
  alt: Line('Please describe the photo'),
  caption: OneLine().max(120, 'Please enter 120 characters or fewer'),
});
export type Photo = z.infer<typeof Photo>;
const NoPhoto = Photo.nullable().default(null);

export const PROJECT_CATEGORIES = [
  'residential',
  'commercial',
  'repair',
  'metal',
  'storm',
] as const;

const Project = z.object({
  name: Line('Please enter a project name'),
  place: Line('Please enter a location'),
  category: z.enum(PROJECT_CATEGORIES),
  found: Words('Please enter what was wrong'),
  done: Words('Please enter what was done'),
  took: Line('Please enter how long it took'),
  featured: z.boolean(),
  before: NoPhoto,
  after: NoPhoto,
  language: SiteLanguage,
});
export type Project = z.infer<typeof Project>;

const Member = z.object({
  name: Line('Please enter a name'),
  role: Line('Please enter their job title'),
  about: SeveralLines().max(1000, 'Please enter 1,000 characters or fewer'),
  photo: NoPhoto,
  language: SiteLanguage,
});
export type Member = z.infer<typeof Member>;

const listOf = <T extends z.ZodObject>(entry: T) =>
  z.object({ entries: z.array(entry).max(MANY, `At most ${MANY} entries`) });

/** The ids of all pictures in a section's values. */
export const picturesIn = (values: unknown): readonly string[] => {
  if (values === null || typeof values !== 'object') return [];
  if ('picture' in values && typeof values.picture === 'string') return [values.picture];
  return [...new Set(Object.values(values).flatMap(picturesIn))];
};

export const reviews = section({ number: 2, shape: listOf(Review), usual: { entries: [] } });
export const projects = section({ number: 3, shape: listOf(Project), usual: { entries: [] } });
export const team = section({ number: 4, shape: listOf(Member), usual: { entries: [] } });
