// Plain forms: a page without script posts to a route of the API and gets a page for an answer; and
// the pages that the server fills in.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../servers/html.ts';
import type { FormPage, PlainForm, Typed } from '../core/plain-forms.ts';
import type { Room, Services } from '../core/room.ts';
import { isForm, takeForms } from './form-bodies.ts';
import type { ProblemBody } from './problem.ts';
import type { StaticFiles } from './static-files.ts';

const sendPage = (reply: FastifyReply, page: string): string => {
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .removeHeader('content-length');
  return page;
};

/** What a problem says, in the language of the form. */
function problemIn(payload: unknown): Parameters<PlainForm['again']>[1] {
  const { message, errors = {} } = JSON.parse(String(payload)) as ProblemBody;
  return { message, errors };
}

/**
 * Rooms' forms and pages. Only routes that a room names as forms take anything but JSON; that the
 * form is ours is judged by its origin, as everywhere.
 */
export function serveForms(
  server: FastifyInstance,
  rooms: readonly Room[],
  files: Pick<StaticFiles, 'page'>,
  { pictures, product }: Pick<Services, 'pictures' | 'product'>,
): void {
  const { formAnswer } = product.addresses;
  const forms = new Map<string | undefined, PlainForm>(
    rooms.flatMap(({ contract, forms: ofRoom = {} }) =>
      Object.entries(ofRoom).map(([name, form]) => [contract[name]!.path, form] as const),
    ),
  );
  const formOf = (request: FastifyRequest): PlainForm | undefined =>
    request.method === 'POST' && isForm(request) ? forms.get(request.routeOptions.url) : undefined;
  const fill = ({ language, title, body }: FormPage): string | undefined =>
    files.page(language === 'en' ? formAnswer : `/${language}${formAnswer}`, {
      'form.title': html`${title}`,
      'form.answer': body,
    });

  takeForms(server, formOf, pictures);
  server.addHook('onSend', async (request, reply, payload) => {
    const form = formOf(request);
    if (!form) return payload;
    const typed = (request.body ?? {}) as Typed;
    if (reply.statusCode < 300) {
      const next = form.done(typed);
      if (next === undefined) return payload;
      reply.code(303).header('location', next).removeHeader('content-type');
      return '';
    }
    const page = fill(form.again(typed, problemIn(payload)));
    return page === undefined ? payload : sendPage(reply, page);
  });
  for (const [address, pageAt] of rooms.flatMap(({ pages = {} }) => Object.entries(pages)))
    server.get(address, (request: FastifyRequest, reply: FastifyReply) => {
      const query = Object.entries(request.query as Record<string, unknown>).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      );
      const page = fill(pageAt(Object.fromEntries(query)));
      return page === undefined ? reply.callNotFound() : reply.send(sendPage(reply, page));
    });
}
