// All 480 × 320 drawings by name.
import type { ComponentType } from 'react';
import type { ArticleId } from '../content/posts.ts';
import type { ProjectId } from '../content/projects.ts';
import type { ServiceId } from '../content/services.ts';
import { Attic, Claim, Moss, Shingles, Storm } from './details.tsx';
import { Bungalow, Chimney, Coast, Farmhouse, Limb, Shop } from './houses.tsx';
import { Inspection, Maintenance, Repair, Replacement } from './work.tsx';

export type DrawingName = ProjectId | ArticleId | ServiceId;

const drawings: Readonly<Record<DrawingName, ComponentType>> = {
  bungalow: Bungalow,
  farmhouse: Farmhouse,
  shop: Shop,
  limb: Limb,
  chimney: Chimney,
  coast: Coast,
  moss: Moss,
  storm: Storm,
  claim: Claim,
  shingles: Shingles,
  attic: Attic,
  inspection: Inspection,
  repair: Repair,
  replacement: Replacement,
  maintenance: Maintenance,
};

export const drawingNames = Object.keys(drawings) as readonly DrawingName[];

export function Drawing({ name }: { readonly name: DrawingName }) {
  const Drawn = drawings[name];
  return <Drawn />;
}
