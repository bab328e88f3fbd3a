// Photos that stand beside an offer and show its client what we found.
import { z } from 'zod';
import { PictureId } from '../shared/picture.ts';
import { OneLine } from '../shared/text.ts';

/** More than anybody scrolls through on a phone. */
export const MOST_ESTIMATE_PHOTOS = 12;
/** One sentence: what the photo shows. */
export const CAPTION_LENGTH = 200;

export const EstimatePhoto = z.object({
  picture: PictureId,
  caption: OneLine().max(CAPTION_LENGTH, `Please keep this under ${CAPTION_LENGTH} characters`),
});
export type EstimatePhoto = z.infer<typeof EstimatePhoto>;

/** Those of one estimate, in their order. */
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
 * What two people make of the same photos at once, put together: `mine` was made of those that
 * were `seen`, while others made them what they are `now`. Nobody loses a photo that was added,
 * what one has taken away stays away, and the order and the words are mine where I changed them.
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

/** Each photo with its words: they are kept apart, because words can be forgotten. */
export const photosIn = ({
  photos,
  captions,
}: {
  readonly photos: readonly string[];
  readonly captions: readonly string[];
}): EstimatePhoto[] => photos.map((picture, n) => ({ picture, caption: captions[n] ?? '' }));
