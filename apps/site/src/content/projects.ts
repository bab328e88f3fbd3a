// The portfolio's projects in order. Their texts are in words/<language>/portfolio.ts. Sample
// content for the demo.
import type { Words } from '../words/en.ts';

export type ProjectId = keyof Words['portfolio']['projects'];
export type ProjectCategory = Exclude<keyof Words['portfolio']['categories'], 'all'>;

export interface Project {
  readonly id: ProjectId;
  readonly category: ProjectCategory;
  readonly featured?: true;
}

export const projects: readonly Project[] = [
  { id: 'bungalow', category: 'residential', featured: true },
  { id: 'farmhouse', category: 'metal', featured: true },
  { id: 'shop', category: 'commercial' },
  { id: 'limb', category: 'storm', featured: true },
  { id: 'chimney', category: 'repair' },
  { id: 'coast', category: 'residential' },
];
export const projectCategories: readonly ProjectCategory[] = [
  'residential',
  'commercial',
  'repair',
  'metal',
  'storm',
];
