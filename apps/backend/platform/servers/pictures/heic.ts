// Reads HEIC, the format of iPhones: its main picture becomes a PNG, which the reader of pictures
// takes like any other. libheif runs as WebAssembly, so it reaches nothing but its own memory.
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';

/** What we call of libheif's C functions. Numbers are addresses in its memory. */
interface LibHeif {
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_get_global_security_limits(): number;
  /** These write an error of three words to the first address; the first word is 0: it worked. */
  _heif_context_read_from_memory(
    error: number,
    context: number,
    file: number,
    bytes: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colors: number,
    layout: number,
    options: number,
  ): void;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, profile: number): void;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
}
/** From libheif's heif_image.h. */
const RGB = 1;
const INTERLEAVED_RGB = 10;
const INTERLEAVED = 10;
/** Where heif_security_limits has its largest number of pixels, in bytes. */
const MOST_PIXELS_AT = 8;
/** Bytes. Profiles of cameras have a few hundred. */
const LARGEST_PROFILE = 1024 * 1024;
const ERROR_BYTES = 12;
const CHANNELS = 3;

/** A new one for each file: none sees what another left in memory. */
const openLibHeif = (): LibHeif =>
  (createRequire(import.meta.url)('libheif-js/libheif-wasm/libheif-bundle.js') as () => LibHeif)();

/**
 * The main picture of a HEIC file as a PNG, upright, with its color profile and nothing else of the
 * file. `pixels`: it has more than allowed. Throws an Error for a file that cannot be read.
 */
export function pngOfHeic(file: Uint8Array, mostPixels: number): Buffer | 'pixels' {
  const heif = openLibHeif();
  const memory = () =>
    new DataView(heif.HEAPU8.buffer, heif.HEAPU8.byteOffset, heif.HEAPU8.byteLength);
  const error = heif._malloc(ERROR_BYTES);
  const answer = heif._malloc(4);
  const check = (): void => {
    const code = memory().getUint32(error, true);
    if (code !== 0) throw new Error(`libheif answers ${code}`);
  };
  const answered = (): number => memory().getUint32(answer, true);

  memory().setBigUint64(
    heif._heif_get_global_security_limits() + MOST_PIXELS_AT,
    BigInt(mostPixels),
    true,
  );
  const context = heif._heif_context_alloc();
  const copy = heif._malloc(file.byteLength);
  heif.HEAPU8.set(file, copy);
  heif._heif_context_read_from_memory(error, context, copy, file.byteLength, 0);
  check();
  heif._heif_context_get_primary_image_handle(error, context, answer);
  check();
  const handle = answered();
  if (
    heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle) >
    mostPixels
  )
    return 'pixels';
  heif._heif_decode_image(error, handle, answer, RGB, INTERLEAVED_RGB, 0);
  check();
  const image = answered();
  const width = heif._heif_image_get_width(image, INTERLEAVED);
  const height = heif._heif_image_get_height(image, INTERLEAVED);
  const plane = heif._heif_image_get_plane_readonly2(image, INTERLEAVED, answer);
  const pixels = { width, height, stride: answered(), bytes: heif.HEAPU8.subarray(plane) };
  return pngOf(pixels, profileOf(heif, handle, error));
}

/** The ICC profile; undefined when there is none. */
function profileOf(heif: LibHeif, handle: number, error: number): Uint8Array | undefined {
  const bytes = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (bytes === 0 || bytes > LARGEST_PROFILE) return undefined;
  const profile = heif._malloc(bytes);
  heif._heif_image_handle_get_raw_color_profile(error, handle, profile);
  return heif.HEAPU8.slice(profile, profile + bytes);
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly stride: number;
  readonly bytes: Uint8Array;
}

/** A PNG that is not compressed: it is read at once and thrown away (W3C PNG, 5.2 and 11.3). */
function pngOf({ width, height, stride, bytes }: Pixels, profile: Uint8Array | undefined): Buffer {
  const row = width * CHANNELS;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(bytes.subarray(y * stride, y * stride + row), y * (row + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, RGB.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    ...(profile ? [chunk('iCCP', Buffer.from('icc\0\0'), deflateSync(profile))] : []),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND'),
  ]);
}

function chunk(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(name), ...parts]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(content.length - 4, 0);
  content.copy(whole, 4);
  whole.writeUInt32BE(crc32(content), content.length + 4);
  return whole;
}
