// The API for readers: /api/openapi.json for programs, /api/docs for people, both made from the
// contracts.
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '@purlin/domain/access/rights.ts';
import { keyRightOf, type Contract, type Route } from '@purlin/contracts/route.ts';
import type { Product } from '../core/product.ts';
import { html, type Html, type HtmlValue } from '../servers/html.ts';
import { openApi } from './openapi.ts';
import { sendOwnPage } from './own-page.ts';

/** Who may call, in a few words. */
const whoMay = (route: Route): string => {
  const { right, own, or } = route;
  const holders =
    right === 'everyone' || right === 'signed-in'
      ? right.replace('-', ' ')
      : holdersOf(right)
          .filter(([, reach]) => reach === 'all' || own)
          .map(([role, reach]) => (reach === 'own' ? `${role} (own)` : role))
          .join(', ');
  const key = keyRightOf(route) ? ' or an API key' : '';
  return holders + key + (or ? ` or with the ${or.replaceAll('-', ' ')}` : '');
};

/** Names between backticks, as code. */
const withCode = (text: string): HtmlValue =>
  text.split('`').map((part, n) => (n % 2 === 0 ? part : html`<code>${part}</code>`));

const row = (route: Route): Html => html`<tr>
<td class="verb">${route.method}</td>
<td><code>${route.path}</code></td>
<td>${withCode(route.summary)}</td>
<td class="muted">${whoMay(route)}</td>
</tr>
`;

const section = ([room, contract]: readonly [string, Contract]): Html => html`<h2>${room}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Calls of ${room}"><table>
<thead><tr>
<th scope="col">Method</th>
<th scope="col">Path</th>
<th scope="col">What it does</th>
<th scope="col">Who can use it</th>
</tr></thead>
<tbody>${Object.values(contract).map(row)}</tbody>
</table></div>
`;

/** Both pages are open: they say nothing that is not in the product's documentation. */
export function serveApiPage(
  server: FastifyInstance,
  contracts: Readonly<Record<string, Contract>>,
  product: Product,
): void {
  const title = `${product.name} API`;
  let document: string | undefined;
  server.get('/api/openapi.json', (_request, reply) => {
    // Most products are never asked, and making it takes longer than all else here.
    document ??= JSON.stringify(openApi(contracts, product), null, 2);
    return reply.type('application/json').send(document);
  });
  server.get('/api/docs', (_request, reply) =>
    sendOwnPage(
      reply,
      title,
      html`<h1>${title}</h1>
<p class="muted">
Every call, generated from the contracts. Request and response formats:
<a href="/api/openapi.json">openapi.json</a>. An app sends its API key, created in Settings, as
<code>Authorization: Bearer</code>.
</p>
${Object.entries(contracts).map(section)}`,
    ),
  );
}
