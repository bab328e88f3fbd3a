// The process that reads pictures and makes ours of them: whatever is in a file, it can end nothing
// but this process. Started by picture-maker.ts; answers each message with one.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { pngOfHeic } from './heic.ts';
import type { Making, Outcome } from './picture-maker.ts';

/** Of a decoded picture: what the best telephones make, and 200 MB of memory. */
const MOST_PIXELS = 50_000_000;
const SMALLEST_SIDE = 100;
const QUALITY = 80;
/** What previews of shared pages ask for, in pixels. */
const SHARE = { width: 1200, height: 630 };

// Whoever is served meanwhile goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);
// Readers of what is never asked of them are doors that nobody needs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

async function make({ file, format, widths, share }: Making): Promise<Outcome> {
  const input = format === 'heic' ? pngOfHeic(file, MOST_PIXELS) : Buffer.from(file);
  if (input === 'pixels') return { refused: 'pixels' };
  const {
    width,
    height,
    format: found,
  } = await sharp(input, { limitInputPixels: false }).metadata();
  if (found !== (format === 'heic' ? 'png' : format)) return { refused: 'broken' };
  if (width * height > MOST_PIXELS) return { refused: 'pixels' };
  if (Math.min(width, height) < SMALLEST_SIDE) return { refused: 'small' };
  const widest = Math.max(...widths);
  // Decoded once, turned as it was held; nothing but pixels goes on, no place, time or camera.
  const { data, info } = await sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const sizes: Buffer[] = [];
  for (const size of widths)
    sizes.push(
      await pixels()
        .resize({ width: size, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer(),
    );
  const shared = share
    ? await pixels()
        .flatten({ background: '#fff' })
        .resize({ ...SHARE, fit: 'cover' })
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer()
    : undefined;
  return { width: info.width, height: info.height, sizes, shared };
}

process.on('message', (making: Making) => {
  void make(making)
    .catch((): Outcome => ({ refused: 'broken' }))
    .then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
