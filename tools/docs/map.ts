// The code map: the caption of each source file, by folder. `npm run docs -- map` prints it.
import type { Source } from '../laws/source.ts';
import { code, page, table } from './markdown.ts';

/** The comment that a file begins with, without its marks and line breaks. */
export function captionOf({ text }: Source): string {
  const [comment = ''] = /^(?:(?:\/\/.*\n)+|\/\*[\s\S]*?\*\/)/.exec(text) ?? [];
  return comment
    .replaceAll(/^(?:\/\/|\/\*)|\*\/\s*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Specs are left out: they stand beside what they prove. */
export function mapPage(sources: readonly Source[]): string {
  const folders = Map.groupBy(
    sources.filter(({ path }) => !path.includes('.spec.')),
    ({ path }) => path.split('/').slice(0, -1).join('/') || 'the root',
  );
  const chapters = [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([folder, files]) =>
        `## ${folder}\n\n${table(
          ['file', 'what it is'],
          files.map((file) => [code(file.path.split('/').at(-1)!), captionOf(file)]),
        )}`,
    );
  return page('Code map', 'What every file is, in the comment it begins with.', ...chapters);
}
