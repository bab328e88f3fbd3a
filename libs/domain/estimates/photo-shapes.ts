// Photos shown to the client with an offer.
import { z } from 'zod';
import { PictureId } from '../shared/picture.ts';
import { OneLine } from '../shared/text.ts';

/** As many as people will scroll through on a phone. */
export const MOST_ESTIMATE_PHOTOS = 12;
/** Room for a sentence about the photo. */
export const CAPTION_LENGTH = 200;

export const EstimatePhoto = z.object({
  picture: PictureId,
  caption: OneLine().max(CAPTION_LENGTH, `Please enter ${CAPTION_LENGTH} characters or fewer`),
});
export type EstimatePhoto = z.infer<typeof EstimatePhoto>;

/** An estimate's photos in display order. */
export const EstimatePhotos = z
  .array(EstimatePhoto)
  .max(MOST_ESTIMATE_PHOTOS, `Please choose at most ${MOST_ESTIMATE_PHOTOS} photos`)
  .refine(
    (photos) => new Set(photos.map(({ picture }) => picture)).size === photos.length,
    'Each photo only once, please',
  );

type Photos = readonly EstimatePhoto[];
const namesOf = (photos: Photos): readonly string[] => photos.map(({ picture }) => picture);

/**
 * Three-way merge of photo lists. `seen` is the common base, `now` the current list, `mine` the
 * edited one. Photos added by either side stay, photos removed by either side go, and my order and
 * captions win where I changed them.
 */
export function photosTogether({
  seen,
  now,
  mine,
}: Readonly<Record<'seen' | 'now' | 'mine', Photos>>): Photos {
  const [before, others, own] = [namesOf(seen), namesOf(now), namesOf(mine)];
  const gone = new Set(before.filter((name) => !others.includes(name) || !own.includes(name)));
  const stayed = own.filter((name) => before.includes(name));
  const moved = stayed.join() !== before.filter((name) => own.includes(name)).join();
  const names = new Set(moved ? [...own, ...others] : [...others, ...own]);
  const captionIn = (photos: Photos, name: string): string | undefined =>
    photos.find(({ picture }) => picture === name)?.caption;
  return [...names]
    .filter((name) => !gone.has(name))
    .map((picture) => {
      const said = captionIn(mine, picture);
      const isMine = said !== undefined && said !== captionIn(seen, picture);
      return { picture, caption: (isMine ? said : captionIn(now, picture)) ?? said ?? '' };
    });
}

/**
 * Joins photos with their captions. Events store them separately, because captions can be
 * forgotten.
 */
export const photosIn = ({
  photos,
  captions,
}: {
  readonly photos: readonly string[];
  readonly captions: readonly string[];
}): EstimatePhoto[] => photos.map((picture, n) => ({ picture, caption: captions[n] ?? '' }));
