// Specs of the fonts for other scripts: only files that the text needs, and only its characters.
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../../../../tools/vitest/scripts.ts';
import { fontFaces } from './font-faces.ts';
import { otherScriptFaces } from './other-scripts.ts';

const facesOf = async (text: string): Promise<string[]> =>
  [...(await otherScriptFaces(text)).matchAll(/@font-face \{.*\}/g)].map(([face]) => face);

it('are none for the letters of English, Spanish and French', async () => {
  expect(await otherScriptFaces(`${fontFaces()} “Señor Núñez” – façade œuvre, 12 €\u202f½`)).toBe(
    '',
  );
});

describe.each(SAMPLES)('for $script', ({ name, message }) => {
  it('have every character beyond Latin in both weights, and nothing like a whole font', async () => {
    const faces = await facesOf(name + message);
    const covered = new Set(
      faces.flatMap((face) =>
        [...face.matchAll(/U\+([\da-f]+)/g)].map(([, code]) => Number.parseInt(code!, 16)),
      ),
    );
    const beyond = Array.from(name + message, (one) => one.codePointAt(0)!).filter(
      (code) => code > 0xff && !(code >= 0x2000 && code < 0x2070),
    );
    expect(beyond.filter((code) => !covered.has(code))).toEqual([]);
    expect(faces.filter((face) => face.includes('font-weight: 400'))).toHaveLength(
      faces.length / 2,
    );
    expect(faces.join('').length).toBeLessThan(100_000);
  });
});

it('draw shared characters as the language of the text does', async () => {
  // Simplified from Noto Sans SC; beside kana from Noto Sans JP: other slices, other drawings.
  const [chinese, japanese] = [await facesOf('直'), await facesOf('直さくら')];
  expect(japanese.join()).not.toContain(chinese[0]);
});
