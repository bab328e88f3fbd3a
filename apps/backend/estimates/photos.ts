// The photos beside an offer: named by staff, seen by its client.
import type { EstimatePhoto } from '@purlin/domain/estimates/photo-shapes.ts';
import type { File } from '../platform/core/answers.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import { isWidth } from '../platform/core/files/pictures.ts';
import { photosOfPreview, previewKey } from './preview.ts';
import { offerByNumber } from './read-models/sent-offer.ts';

interface Asked {
  readonly number: string;
  readonly photo: string;
  readonly width: string;
}

/**
 * A photo of the estimate with this number, in one size; undefined when it has no such photo, or
 * is a draft and who asks is not staff.
 */
export async function photoOf(
  { number, photo, width }: Asked,
  services: Services,
  may: Caller['may'],
): Promise<File | undefined> {
  if (!isWidth(width)) return undefined;
  const photos = await photosUnder(number, services, may);
  if (!photos.some(({ picture }) => picture === photo)) return undefined;
  const content = await services.pictures.read(photo, width, 'staff');
  return content && { name: `${number}-photo.webp`, content };
}

/** What whoever asks may see under this number of an estimate, or of a preview of one. */
async function photosUnder(
  number: string,
  services: Services,
  may: Caller['may'],
): Promise<readonly EstimatePhoto[]> {
  const unsaved = previewKey(number);
  if (unsaved !== undefined)
    return may('estimates.write') ? photosOfPreview(unsaved, services) : [];
  const row = await offerByNumber(services.db, number);
  if (!row || (row.status === 'draft' && !may('estimates.read'))) return [];
  return row.photos;
}
