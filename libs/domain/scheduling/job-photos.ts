// Photos of a job, taken on site, added and removed individually. Adding a photo completes the
// checklist step that asked for it.
import { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { PictureId } from '../shared/picture.ts';
import { refuse } from './refusals.ts';
import { MOST_JOB_PHOTOS, type commands } from './work-shapes.ts';

// ---- facts

export const events = {
  /** `stepId`: the checklist step that asked for them. */
  JobPhotosAdded: z.object({
    photos: z.array(PictureId),
    stepId: z.int().positive().nullable(),
  }),
  JobPhotoRemoved: z.object({ photo: PictureId }),
  /** Visible to the client from now on. */
  JobPhotoShared: z.object({ photo: PictureId }),
  /** No longer visible to the client. */
  JobPhotoHidden: z.object({ photo: PictureId }),
};
type PhotoEvent = MessageOf<typeof events>;
type Asked<C extends keyof typeof commands> = z.output<(typeof commands)[C]>;

// ---- state

export type Photos = readonly string[];
export interface Photographed {
  readonly photos: Photos;
  /** The photos visible to the client. */
  readonly shared: Photos;
}
interface One {
  readonly photo: string;
}
const without = (all: Photos, photo: string): Photos => all.filter((one) => one !== photo);

/** How each event changes the photos. */
export const photoChanges = {
  JobPhotosAdded: (now: Photographed, added: { readonly photos: Photos }): Photographed => ({
    photos: [...now.photos, ...added.photos],
    shared: now.shared,
  }),
  JobPhotoRemoved: ({ photos, shared }: Photographed, { photo }: One): Photographed => ({
    photos: without(photos, photo),
    shared: without(shared, photo),
  }),
  JobPhotoShared: ({ photos, shared }: Photographed, { photo }: One): Photographed => ({
    photos,
    shared: [...shared, photo],
  }),
  JobPhotoHidden: ({ photos, shared }: Photographed, { photo }: One): Photographed => ({
    photos,
    shared: without(shared, photo),
  }),
};

// ---- decide

/** Ignores photos that were added before. */
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

/** Ignores a photo that was removed in the meantime. */
export const sharePhoto = (
  { photo, shared }: Asked<'SharePhoto'>,
  now: Photographed,
): readonly PhotoEvent[] =>
  !now.photos.includes(photo) || now.shared.includes(photo) === shared
    ? []
    : [{ type: shared ? 'JobPhotoShared' : 'JobPhotoHidden', data: { photo } }];
