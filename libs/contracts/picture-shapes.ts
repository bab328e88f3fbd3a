// Pictures as they are sent and answered.
import { z } from 'zod';
import { PictureId } from '@purlin/domain/shared/picture.ts';

/** The largest file that is taken: what telephones make, with room. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** What can be shown; whether a file is one of them, its content says. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The file as it is: what a route takes is looked at by whoever reads it, not by a shape. */
export const PictureFile = z.unknown() as unknown as z.ZodType<Uint8Array>;

/** A picture that arrived; whoever names it within a day keeps it. */
export const KeptPicture = z
  .object({
    id: PictureId,
    /** Of its largest size, in pixels. */
    width: z.int().positive(),
    height: z.int().positive(),
  })
  .meta({ id: 'KeptPicture' });
export type KeptPicture = z.infer<typeof KeptPicture>;
