// Photos of a job, taken by whoever works on it: things of their own, added and taken away one by
// one. The step of the checklist that asked for some is done with them.
import { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { PictureId } from '../shared/picture.ts';
import { refuse } from './refusals.ts';
import { MOST_JOB_PHOTOS, type commands } from './work-shapes.ts';

// ---- facts

export const events = {
  /** `stepId`: the step that asked for them. */
  JobPhotosAdded: z.object({
    photos: z.array(PictureId),
    stepId: z.int().positive().nullable(),
  }),
  JobPhotoRemoved: z.object({ photo: PictureId }),
};
type PhotoEvent = MessageOf<typeof events>;
type Asked<C extends keyof typeof commands> = z.output<(typeof commands)[C]>;

// ---- state

export type Photos = readonly string[];
export const withPhotos = (all: Photos, added: Photos): Photos => [...all, ...added];
export const withoutPhoto = (all: Photos, photo: string): Photos =>
  all.filter((one) => one !== photo);

// ---- decide

/** A photo that is there already is not added twice. */
export function addPhotos(
  { photos, stepId }: Pick<Asked<'AddPhotos'>, 'photos'> & { readonly stepId: number | null },
  now: Photos,
): readonly PhotoEvent[] {
  const added = [...new Set(photos)].filter((photo) => !now.includes(photo));
  if (now.length + added.length > MOST_JOB_PHOTOS)
    return refuse('job-too-many-photos', { most: MOST_JOB_PHOTOS });
  return added.length === 0 ? [] : [{ type: 'JobPhotosAdded', data: { photos: added, stepId } }];
}

export const removePhoto = ({ photo }: Asked<'RemovePhoto'>, now: Photos): readonly PhotoEvent[] =>
  now.includes(photo) ? [{ type: 'JobPhotoRemoved', data: { photo } }] : [];
