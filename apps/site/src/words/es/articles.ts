// The blog's articles in Spanish.
import type { Words } from '../en.ts';
import { attic } from './articles/attic.ts';
import { claim } from './articles/claim.ts';
import { inspection } from './articles/inspection.ts';
import { moss } from './articles/moss.ts';
import { shingles } from './articles/shingles.ts';
import { storm } from './articles/storm.ts';

export const articles: Words['articles'] = { moss, storm, claim, shingles, attic, inspection };
