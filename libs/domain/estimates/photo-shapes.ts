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

/** Each photo with its words: they are kept apart, because words can be forgotten. */
export const photosIn = ({
  photos,
  captions,
}: {
  readonly photos: readonly string[];
  readonly captions: readonly string[];
}): EstimatePhoto[] => photos.map((picture, n) => ({ picture, caption: captions[n] ?? '' }));
