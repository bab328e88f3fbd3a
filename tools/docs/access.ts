// The page of access: every call against every role, and who may do it with what.
import { reachOf } from '@purlin/domain/access/rights.ts';
import { endsOfUserLinks } from '@purlin/domain/access/links.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
import { endsOfEstimateLink } from '@purlin/domain/estimates/facts.ts';
import { endsOfNewsletterLinks } from '@purlin/domain/leads/subscriber.ts';
import { endsOfFeedLink } from '@purlin/domain/scheduling/calendar-feed.ts';
import {
  doorsOf,
  keyRightOf,
  PASSWORD_MINUTES,
  type Export,
  type Route,
} from '@purlin/contracts/route.ts';
import type { Room } from '../../apps/backend/platform/core/room.ts';
import { code, page, table } from './markdown.ts';

export function accessPage(rooms: readonly Room[]): string {
  const chapters = rooms.map(
    ({ name, contract }) =>
      `## ${name}\n\n${table(
        ['call', 'right', 'password again', 'nobody', 'API key', ...Role.options],
        doorsOf(contract).map(([, route]) => [
          code(`${route.method} ${route.path}`),
          route.right,
          route.password ? 'yes' : '',
          route.right === 'everyone' ? 'yes' : route.or ? `with the ${route.or}` : '',
          route.right === 'everyone' || keyRightOf(route) ? 'yes' : '',
          ...Role.options.map((role) => reach(route, role)),
        ]),
      )}`,
  );
  return page(
    'Access',
    'Who may call what: every route names a right, and `libs/domain/access/rights.ts` says which ' +
      'role has it. `own` means: only what belongs to the client or vendor that the user acts ' +
      'for. What is empty is refused: 401 without a session, 403 with one. `password again`: ' +
      `refused as \`password-needed\` (403) when the password was given more than ` +
      `${PASSWORD_MINUTES} minutes ago, until \`POST /api/auth/confirm-password\`. ` +
      '`API key`: opened by a key that was given the right.',
    linksChapter(),
    ...chapters,
  );
}

function reach({ right, own, or }: Route | Export, role: Role): string {
  if (right === 'everyone' || right === 'signed-in') return 'yes';
  const found = reachOf(role, right);
  if (found === 'all') return 'yes';
  return found === 'own' && own ? 'own' : or ? `with the ${or}` : '';
}

/** Every kind of link that opens something by its secret, against every event that ends one. */
function linksChapter(): string {
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ...Object.entries(endsOfUserLinks),
    ['estimate', endsOfEstimateLink],
    ['calendar feed', endsOfFeedLink],
    ['newsletter, to confirm', endsOfNewsletterLinks.confirm],
    ['newsletter, to leave', endsOfNewsletterLinks.welcome],
  ];
  const events = [...new Set(kinds.flatMap(([, ends]) => ends))].toSorted();
  const cells = table(
    ['link', ...events.map(code)],
    kinds.map(([kind, ends]) => [kind, ...events.map((one) => (ends.includes(one) ? 'ends' : ''))]),
  );
  return `## What ends a link\n\nEvents that revoke a link before it expires.\n\n${cells}`;
}
