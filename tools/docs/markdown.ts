// Markdown of the generated pages: heading, table, and text that cannot break out of a cell.

/** A page with its title, what it is, and how it is made. */
export const page = (title: string, about: string, ...parts: readonly string[]): string =>
  [
    `# ${title}`,
    '<!-- Generated from the code by `npm run docs`. Do not edit: the tests fail when it ' +
      'drifts. -->',
    'Generated from the code by `npm run docs`; change the code, not this page.',
    about,
    ...parts,
  ].join('\n\n') + '\n';

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

export const code = (text: string): string => `\`${text}\``;
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');
