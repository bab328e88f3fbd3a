// A picture as events, settings and forms name it.
import { z } from 'zod';
import type { PICTURE_WIDTHS } from './picture-widths.ts';

/** The fingerprint of its file (SHA-256, in hex): the same file has the same name. */
export const PictureId = z.string().regex(/^[0-9a-f]{64}$/);

/** Where a picture that is public is served, at one of its widths or cut for a share preview. */
export const publicPicture = (
  picture: string,
  size: (typeof PICTURE_WIDTHS)[number] | 'share',
): string => `/pictures/${picture}-${size === 'share' ? 'share.jpg' : `${size}.webp`}`;
