// The development inbox at /dev/inbox: every e-mail the product sent to the embedded server, for staff.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readInbox, type Message } from '../embedded/inbox-messages.ts';
import { html } from '../html.ts';
import type { Room, Services } from '../room.ts';
import { sessionOf, type AdmittedRequest } from './access.ts';
import { sendOwnPage } from './own-page.ts';
import { Problem, sendProblem } from './problem.ts';

type MessageRequest = AdmittedRequest & { params: { id: string; n?: string } };

/** Only where mail goes to the embedded server, and never in production. */
export function serveInbox(server: FastifyInstance, dir: string, rooms: readonly Room[], services: Services): void {
  const inbox = readInbox(dir);
  const forStaff = (answer: (request: MessageRequest, reply: FastifyReply) => Promise<unknown>) => async (request: AdmittedRequest, reply: FastifyReply) => {
    const session = await sessionOf(request, rooms, services);
    if (session?.role === 'admin') return answer(request as MessageRequest, reply);
    if (!session) return reply.redirect('/auth', 302);
    return sendProblem(new Problem(403, 'forbidden', 'Only staff see the inbox.'), request, reply, services.log);
  };
  const withMessage = (answer: (message: Message, request: MessageRequest, reply: FastifyReply) => unknown) => forStaff(async (request, reply) => {
    const message = await inbox.get(Number(request.params.id));
    return message ? answer(message, request, reply) : sendProblem(new Problem(404, 'not-found', 'This message does not exist or has been removed.'), request, reply, services.log);
  });

  server.get('/dev/inbox', forStaff(async (_request, reply) => {
    const messages = await inbox.list();
    return sendOwnPage(reply, 'Inbox', html`
      <h1>Inbox</h1><p class="muted">What was sent to the embedded mail server. Nothing here has left this machine. <a href="/dashboard">Back to the app</a></p>
      ${messages.length === 0 && html`<p>No e-mail has been sent yet.</p>`}
      ${messages.length > 0 && html`<div class="scroll"><table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th><th scope="col">Attachments</th></tr></thead><tbody>
        ${messages.map((m) => html`<tr><td><a href="/dev/inbox/${m.id}">${m.subject}</a></td><td>${m.to.join(', ')}</td><td>${m.at.replace('T', ' ').slice(0, 19)}</td><td>${m.attachments}</td></tr>`)}</tbody></table></div>`}`);
  }));
  server.get('/dev/inbox/:id', withMessage((m, _request, reply) => sendOwnPage(reply, m.subject, html`
    <p><a href="/dev/inbox">Inbox</a></p><h1>${m.subject}</h1><p class="muted">From ${m.from}<br>To ${m.to.join(', ')}<br>${m.at}</p>
    <ul class="actions"><li><a href="/dev/inbox/${m.id}/raw">Source</a></li>${m.attachments.map((a, n) => html`<li><a href="/dev/inbox/${m.id}/attachments/${n}">${a.filename}</a> <span class="muted">${a.bytes} bytes</span></li>`)}</ul>
    ${m.html !== undefined && html`<h2>HTML</h2><iframe title="HTML part" sandbox="" src="/dev/inbox/${m.id}/html"></iframe>`}
    ${m.text !== undefined && html`<h2>Text</h2><pre>${m.text}</pre>`}`)));
  server.get('/dev/inbox/:id/html', withMessage((m, _request, reply) => reply
    // The message is foreign: it may show itself, and nothing else.
    .header('content-security-policy', "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'").type('text/html; charset=utf-8').send(m.html ?? '')));
  server.get('/dev/inbox/:id/raw', withMessage((m, _request, reply) => reply.type('text/plain; charset=utf-8').send(m.raw)));
  server.get('/dev/inbox/:id/attachments/:n', withMessage(async (m, request, reply) => {
    const attachment = await inbox.attachment(m.id, Number(request.params.n));
    if (!attachment) return sendProblem(new Problem(404, 'not-found', 'This attachment does not exist.'), request, reply, services.log);
    return reply.header('content-disposition', `attachment; filename="${attachment.filename.replaceAll(/[^\w. -]/g, '_')}"`).type(attachment.mimeType).send(attachment.content);
  }));
}
