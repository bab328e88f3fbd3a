// What a fixture is, and the small files that fixtures are made of.

export type Files = Readonly<Record<string, string>>;
export interface Fixture {
  /** The law must find something in every one of these. */
  readonly breaks: Files;
  /** The law must find nothing in any of these. */
  readonly keeps: Files;
}

export const importing = (target: string): string =>
  `// Stands for a file of the house.\nimport { thing } from '${target}';\nexport const ` +
  `used = thing;\n`;
export const importingType = (target: string): string =>
  `// Stands for a file of the house.\nimport type { Thing } from '${target}';\nexport ` +
  `type Used = Thing;\n`;
export const saying = (code: string): string => `// Stands for a file of the house.\n${code}\n`;
export const statements = (count: number): string =>
  Array.from({ length: count }, (_, n) => `  n += ${n};`).join('\n');
export const functionOf = (lines: number): string =>
  saying(`export function add(n: number): number {\n${statements(lines - 3)}\n  return n;\n}`);
