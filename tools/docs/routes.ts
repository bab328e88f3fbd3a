// The page of routes: every address of the API, who may call it, and what it asks of whom.
import { holdersOf } from '@purlin/domain/access/rights.ts';
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

function whoMay({ right, own, or }: Route): string {
  const people =
    right === 'everyone' || right === 'signed-in'
      ? right.replace('-', ' ')
      : holdersOf(right)
          .filter(([, reach]) => reach === 'all' || own)
          .map(([role, reach]) => (reach === 'own' ? `${role} (own)` : role))
          .join(', ');
  return or ? `${people}, or who knows the ${or}` : people;
}

function asks(name: string, route: Route): string {
  if (route.kind !== 'command')
    return route.kind === 'download' ? `file ${route.type}` : `${route.kind} ${code(name)}`;
  const { command, decider, stream } = route;
  const names = typeof command === 'string' ? [command] : command;
  return `${codes(names)} to ${code(`${decider}-${stream === 'new' ? '<new>' : '<id>'}`)}`;
}
