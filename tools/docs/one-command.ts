// The worked example of ARCHITECTURE.md, "One command, followed": which files make up one command,
// found in the code, so that it cannot name one that is not there.
import type { Room } from '../../apps/backend/platform/core/room.ts';
import type { Source } from '../laws/source.ts';
import { code, codes } from './markdown.ts';

const ROOM = 'estimates';
const ROUTE = 'approve';
const EVENT = 'EstimateApproved';
const BEGIN = '<!-- Generated from the code by `npm run docs`. -->';
const END = '<!-- End of what is generated. -->';

const link = (path: string): string => `[${path}](${path})`;
const links = (paths: readonly string[]): string => paths.map(link).join(', ');

/** The one thing, or a failure that says what the code no longer has. */
function only<T>(found: readonly T[], what: string): T {
  if (found.length !== 1)
    throw new Error(`The worked example needs one ${what} and finds ${found.length}`);
  return found[0]!;
}

/** Files below a folder whose code has this text; specs and samples are left out. */
const saying = (sources: readonly Source[], folder: RegExp, text: RegExp): string[] =>
  sources
    .filter(
      ({ path, code: source }) =>
        folder.test(path) && !/\.spec\.|samples|golden/.test(path) && text.test(source),
    )
    .map(({ path }) => path);

/** The document with the example as the code has it today. */
export function withOneCommand(
  document: string,
  rooms: readonly Room[],
  sources: readonly Source[],
): string {
  const [start, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md has no "${BEGIN}" and "${END}"`);
  const example = exampleOf(rooms, sources);
  return `${document.slice(0, start)}${BEGIN}\n\n${example}\n\n${document.slice(end)}`;
}

function exampleOf(rooms: readonly Room[], sources: readonly Source[]): string {
  const room = only(
    rooms.filter(({ name }) => name === ROOM),
    `room ${ROOM}`,
  );
  const route = room.contract[ROUTE];
  if (route?.kind !== 'command' || typeof route.command !== 'string')
    throw new Error(`The worked example needs a route ${ROUTE} of one command`);
  const name = route.command;
  const rules = new RegExp(`^libs/domain/${ROOM}/`);
  const find = (folder: RegExp, text: string): string => {
    const found = saying(sources, folder, new RegExp(text));
    return only(found, `file of ${String(folder)} with ${text}`);
  };
  const parts = [
    ['the event', find(rules, `\\b${EVENT}: z\\.`)],
    ['how it changes the state', find(rules, `\\b${EVENT}: \\(state`)],
    ['the command', find(rules, `\\b${name}: \\w+(?:\\.extend)?\\(`)],
    ['the rule', find(rules, `\\b${name}: \\((?!state)[^)]*, state\\b`)],
    ['the route', find(/^libs\/contracts\//, `'${route.path}'`)],
    [
      'where the room builds the command',
      find(/^apps\/backend\/[^/]+\/commands\.ts$/, `\\b${ROUTE}: `),
    ],
  ] as const;
  const callers = saying(
    sources,
    /^apps\/(?!backend)[^/]+\/src\//,
    new RegExp(`\\broutes\\.${ROUTE}\\b`),
  );
  const screens = saying(
    sources,
    /^apps\/(?!backend)[^/]+\/src\//,
    new RegExp(`import \\{[^}]*\\b${ROUTE}\\b[^}]*\\} from '\\./api\\.ts'`),
  );
  const files = new Set([...parts.map(([, path]) => path), ...callers, ...screens]);
  const readModels = rooms.flatMap((one) =>
    one.readModels.filter((model) => EVENT in model.on).map((model) => model.name),
  );
  const reactions = rooms.flatMap((one) =>
    (one.reactions ?? []).filter((reaction) => EVENT in reaction.whenever).map((r) => r.name),
  );
  return [
    `${code(`${route.method} ${route.path}`)} sends the command ${code(name)} to the decider ` +
      `${code(route.decider)}, which returns ${code(EVENT)}. **${files.size} files** are written ` +
      'by hand:',
    [
      ...parts.map(([what, path], n) => `${n + 1}. ${what}: ${link(path)}`),
      `${parts.length + 1}. the call: ${links(callers)}`,
      `${parts.length + 2}. the screen: ${links(screens)}`,
    ].join('\n'),
    `Read models that use the event: ${codes(readModels)}. Reactions to it: ${codes(reactions)}.`,
  ].join('\n\n');
}
