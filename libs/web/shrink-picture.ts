// Pictures made smaller before they are sent: a telephone's photo is ten times what is shown of it.

/** The longer side, in pixels: more is never kept. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;

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
 * A JPEG of at most 2,000 pixels a side, turned as it was held, without place or time. The file
 * itself where this browser cannot read it, or would make it larger: the server says what to do.
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
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}

/** A small one to be seen at once, as an address that holds it; empty where it cannot be read. */
export async function thumbnailOf(file: Blob, side: number): Promise<string> {
  try {
    const [canvas] = await drawn(file, ({ width, height }) => side / Math.min(width, height));
    return canvas.toDataURL('image/jpeg', QUALITY);
  } catch {
    return '';
  }
}
