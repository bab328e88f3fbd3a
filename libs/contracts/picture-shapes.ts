// Picture upload shapes.
import { z } from 'zod';
import { PictureId } from '@purlin/domain/shared/picture.ts';

/** Maximum file size; ample for phone photos. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** Supported types. The server checks a file's content, not its declared type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
/** What a file input offers. Not every system knows HEIC by its type. */
export const PICTURES_OFFERED = [...PICTURE_TYPES, 'image/heif', '.heic', '.heif'].join(',');

/** The raw file. Its route's handler validates it, not a schema. */
export const PictureFile = z.unknown() as unknown as z.ZodType<Uint8Array>;

/** An uploaded picture. It is deleted unless something refers to it within a day. */
export const KeptPicture = z
  .object({
    id: PictureId,
    /** Pixel dimensions of its largest size. */
    width: z.int().positive(),
    height: z.int().positive(),
  })
  .meta({ id: 'KeptPicture' });
export type KeptPicture = z.infer<typeof KeptPicture>;
