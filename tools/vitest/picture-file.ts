// A photo, for specs that upload one.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A photo as a phone takes it: it says where. */
export const pictureFile = async (background: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'Taken at 44.05 N' } })
      .jpeg()
      .toBuffer(),
  );

/**
 * A HEIC photo, held sideways: upright it has 240 by 320 pixels, red above blue in Display P3. It
 * says with which camera and where it was taken.
 */
export const heicFile = async (): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await readFile(path.resolve(import.meta.dirname, 'photo.heic')));
