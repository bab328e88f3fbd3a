// Shrinks pictures before they are sent: a phone's photo is ten times larger than what is shown of
// it.

/** The longer side, in pixels. The server stores no more. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
const QUICK = ['image/jpeg', 'image/png', 'image/webp'];

type Drawn = readonly [canvas: HTMLCanvasElement, width: number, height: number];

async function drawn(file: Blob, sizeOf: (picture: ImageBitmap) => number): Promise<Drawn> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, sizeOf(picture));
    const width = Math.round(picture.width * scale);
    const height = Math.round(picture.height * scale);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')!.drawImage(picture, 0, 0, width, height);
    return [canvas, width, height];
  } finally {
    picture.close();
  }
}

/**
 * Returns a JPEG of at most 2,000 pixels a side, rotated upright, without location or time. Returns
 * the file itself if the browser cannot decode it (HEIC outside Safari), or if the JPEG would be
 * larger and the file's type is quick to decode; the server then decides.
 */
export async function shrunk(file: Blob): Promise<Blob> {
  try {
    const [canvas] = await drawn(
      file,
      ({ width, height }) => LONGEST_SIDE / Math.max(width, height),
    );
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return made && (made.size < file.size || !QUICK.includes(file.type)) ? made : file;
  } catch {
    return file;
  }
}

/** A thumbnail as a data URL; empty if the picture cannot be decoded. */
export async function thumbnailOf(file: Blob, side: number): Promise<string> {
  try {
    const [canvas] = await drawn(file, ({ width, height }) => side / Math.min(width, height));
    return canvas.toDataURL('image/jpeg', QUALITY);
  } catch {
    return '';
  }
}
