// Specs of decoding import files in each encoding that spreadsheets write.
import { expect, it } from 'vitest';
import { textOf } from './file-text.ts';

const TEXT = 'Name\tCity\nPeña\tLodz';
const utf16 = (isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new DataView(new ArrayBuffer((TEXT.length + 1) * 2));
  for (const [n, one] of `\uFEFF${TEXT}`.split('').entries())
    bytes.setUint16(n * 2, one.charCodeAt(0), isLittle);
  return new Uint8Array(bytes.buffer);
};

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', utf16(true)],
  ['UTF-16, big end first', utf16(false)],
  ['Windows-1252', Uint8Array.from(TEXT, (one) => one.charCodeAt(0))],
])('decodes %s', async (_, bytes) => expect(await textOf(new Blob([bytes]))).toBe(TEXT));
