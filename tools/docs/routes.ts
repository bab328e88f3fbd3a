// The page of routes: every address of the API, who may call it, and what it asks of whom.
import type { Route } from '@purlin/contracts/route.ts';
import type { Room } from '../../apps/backend/platform/core/room.ts';
import { code, codes, page, table } from './markdown.ts';

export function routesPage(rooms: readonly Room[]): string {
  const chapters = rooms.map(
    (room) =>
      `## ${room.name}\n\n${table(
        ['call', 'who', 'wrong guesses a minute', 'asks', 'what for'],
        Object.entries(room.contract).map(([name, route]) => [
          code(`${route.method} ${route.path}`),
          whoMay(route),
          route.limit === undefined ? 'unset' : String(route.limit),
          asks(name, route),
          route.summary,
        ]),
      )}`,
  );
  return page(
    'Routes',
    'Made from the contracts, like the server itself. The shapes are served at ' +
      '`/api/openapi.json`.',
    ...chapters,
  );
}

function whoMay({ access: { roles, or } }: Route): string {
  const people = roles === 'everyone' ? 'everyone' : roles.join(', ');
  return or ? `${people}, or who knows the ${or}` : people;
}

/**
 * The command's name stands in the function that makes it; the decider says which of its words are
 * commands.
 */
function asks(name: string, route: Route): string {
  if (route.kind !== 'command')
    return route.kind === 'download' ? `file ${route.type}` : `${route.kind} ${code(name)}`;
  const text = route.command.toString();
  const commands = Object.keys(route.decider.commands).filter((command) =>
    new RegExp(`['"\`]${command}['"\`]`).test(text),
  );
  return (
    `${codes(commands) || 'a command'} to ` +
    code(`${route.decider.category}-${route.stream === 'new' ? '<new>' : '<id>'}`)
  );
}
