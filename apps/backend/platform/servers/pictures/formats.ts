// What a file is, by its first bytes: its name and the type it is sent with prove nothing.

/** `heic` is what iPhones make; few browsers can show it. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

/** Brands of the container that HEIC photos come in (ISO/IEC 23008-12). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The format of a file; whether all of it is so, only reading it shows. */
export function formatOf(file: Uint8Array): FileFormat {
  const text = Buffer.from(file.buffer, file.byteOffset, Math.min(16, file.byteLength)).toString(
    'latin1',
  );
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'heic';
  return 'other';
}
