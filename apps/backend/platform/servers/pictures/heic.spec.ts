// HEIC photos: made into our pictures as those of any phone are, and hostile ones refused.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '@purlin/domain/shared/picture-widths.ts';
import { heicFile } from '../../../../../tools/vitest/picture-file.ts';
import { pngOfHeic } from './heic.ts';
import { pictureMaker, type MadePicture } from './picture-maker.ts';

let photo: Buffer;
const maker = pictureMaker();
const make = (file: Uint8Array) =>
  maker.make({ file, format: 'heic', widths: PICTURE_WIDTHS, share: true });
beforeAll(async () => {
  photo = await heicFile();
});
afterAll(() => maker.close());

/** Where a property of the picture's container begins. */
const at = (name: string, from = 0): number => photo.indexOf(name, from, 'latin1') - 4;
const changed = (change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(photo);
  change(copy);
  return copy;
};
const sized = (width: number, height: number): Buffer =>
  changed((copy) => {
    copy.writeUInt32BE(width, at('ispe') + 12);
    copy.writeUInt32BE(height, at('ispe') + 16);
  });

describe('a HEIC photo', () => {
  it('is upright, in our colors, without place or camera', async () => {
    expect(photo.includes('SECRET-CAMERA')).toBe(true);
    const made = (await make(photo)) as MadePicture;
    expect([made.refused, made.width, made.height]).toEqual([undefined, 240, 320]);
    expect(made.sizes).toHaveLength(PICTURE_WIDTHS.length);
    const large = Buffer.from(made.sizes.at(-1)!);
    expect(large.includes('SECRET-CAMERA')).toBe(false);
    const { exif, icc, format } = await sharp(large).metadata();
    expect([exif, icc, format]).toEqual([undefined, undefined, 'webp']);
    const colorOf = async (top: number) => {
      const part = await sharp(large).extract({ left: 40, top, width: 160, height: 80 }).toBuffer();
      return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean / 10) * 10);
    };
    // As it was drawn in sRGB; Display P3 has other numbers for it (180, 60, 40).
    expect(await colorOf(40)).toEqual([200, 40, 30]);
    expect(await colorOf(200)).toEqual([30, 60, 180]);
  });
  it('keeps nothing from one file to the next', async () => {
    expect(await make(photo.subarray(0, 900))).toEqual({ refused: 'broken' });
    expect((await make(photo)).refused).toBeUndefined();
  });
});

describe('a hostile HEIC file', () => {
  it.each<readonly [string, () => Buffer, string]>([
    ['says it is one', () => photo.subarray(0, 28), 'broken'],
    ['is cut within the picture', () => photo.subarray(0, photo.length - 100), 'broken'],
    ['has noise for a picture', () => changed((copy) => copy.fill(0xa5, at('mdat') + 8)), 'broken'],
    ['has pixels without end', () => sized(30_000, 30_000), 'pixels'],
    ['has fewer pixels than it says', () => sized(4_000, 3_000), 'broken'],
    [
      'has a box larger than itself',
      () => changed((c) => c.writeUInt32BE(2 ** 31, at('iprp'))),
      'broken',
    ],
    [
      'is a PNG behind its first bytes',
      () => changed((c) => c.write('\u0089PNG\r\n\u001a\n', 28, 'latin1')),
      'broken',
    ],
  ])('that %s is refused', async (_, file, refused) => {
    expect(await make(file())).toEqual({ refused });
  });
  it('whose picture is larger than allowed is not decoded, whatever its container says', () => {
    expect(() => pngOfHeic(sized(10, 10), 1_000)).toThrow(/libheif/);
    expect(pngOfHeic(photo, 1_000)).toBe('pixels');
  });
});
