// The gallery is complete: every component of the furniture is drawn by one of its parts, or only
// wraps another that is.
import path from 'node:path';
import { expect, it } from 'vitest';
import { resolveImport } from '../laws/patterns.ts';
import { readSources, type Source } from '../laws/source.ts';

/** Those that the gallery does not draw themselves, each with the reason. */
const WRAPS: Readonly<Record<string, string>> = {
  LazyConflictNotice: 'fetches ConflictNotice when there is a conflict',
  LazyForgetDialog: 'fetches ForgetDialog when it opens',
  LazyListEnd: 'fetches ListEnd for DataTable',
  LazyRowWindow: 'fetches RowWindow for DataTable',
  RowWindow: 'draws the rows of a DataTable that has many: the long list',
  MessagePhotos: 'draws the photos of a message: a Conversation with photos',
  ThemeRoot: 'is around the whole gallery',
  Toasts: 'is mounted by ThemeRoot, and shows the toasts of the gallery',
};

const sources = readSources(path.resolve(import.meta.dirname, '../..'));
const below = (folder: string, ending: string): readonly Source[] =>
  sources.filter(
    ({ path: name }) =>
      name.startsWith(folder) && name.endsWith(ending) && !name.includes('.spec.'),
  );

type Statement = NonNullable<ReturnType<Source['program']>>['body'][number];

/** `BulkBar`, not `SKELETON_ROWS` or `skeletonLine`. */
const isComponent = (name: string): boolean => /^[A-Z]\w*[a-z]/.test(name);

/** What a statement exports that is there at run time. */
function exportedBy(statement: Statement): readonly string[] {
  if (statement.type === 'ExportDefaultDeclaration')
    return statement.declaration.type === 'FunctionDeclaration'
      ? [statement.declaration.id?.name ?? '']
      : [];
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
  const { declaration, specifiers } = statement;
  const named = specifiers.map(({ exported }) => ('name' in exported ? exported.name : ''));
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? '', ...named];
  if (declaration?.type !== 'VariableDeclaration') return named;
  return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''));
}

/** `libs/ui/control/menu.tsx MenuButton` for every component that the file imports. */
const importedBy = (source: Source): readonly string[] =>
  (source.program()?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(
          ({ local }) => `${resolveImport(source.path, statement.source.value)} ${local.name}`,
        )
      : [],
  );

const components = below('libs/ui/', '.tsx').flatMap((source) =>
  (source.program()?.body ?? [])
    .flatMap(exportedBy)
    .filter(isComponent)
    .map((name) => ({ name, at: `${source.path} ${name}` })),
);
const drawn = new Set(below('tools/gallery/parts/', '.tsx').flatMap(importedBy));

it('draws every component of the furniture', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(
    components.filter(({ name, at }) => !drawn.has(at) && !WRAPS[name]).map(({ at }) => at),
  ).toEqual([]);
});

it('leaves out only what is there and drawn by another', () => {
  const left = components.filter(({ at }) => !drawn.has(at)).map(({ name }) => name);
  expect(Object.keys(WRAPS).toSorted()).toEqual(left.toSorted());
});
