// A picture, as events, settings and forms refer to it.
import { z } from 'zod';
import type { PICTURE_WIDTHS } from './picture-widths.ts';

/** The SHA-256 of its file, in hex, so identical files have the same id. */
export const PictureId = z.string().regex(/^[0-9a-f]{64}$/);

/** The URL of a public picture, at one of its widths or cropped for a share preview. */
export const publicPicture = (
  picture: string,
  size: (typeof PICTURE_WIDTHS)[number] | 'share',
): string => `/pictures/${picture}-${size === 'share' ? 'share.jpg' : `${size}.webp`}`;
