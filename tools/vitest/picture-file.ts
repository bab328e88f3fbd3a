// A photo, for specs that upload one.
import sharp from 'sharp';

/** A photo as a phone takes it: it says where. */
export const pictureFile = async (background: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'Taken at 44.05 N' } })
      .jpeg()
      .toBuffer(),
  );
