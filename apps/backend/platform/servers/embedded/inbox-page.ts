// What the pages of the embedded inbox show: the list, one message, and the message's own HTML for
// a sandboxed frame.
import { html, raw, type Html } from '../html.ts';
import type { Message, MessageAttachment, MessageSummary } from './inbox-messages.ts';

/**
 * `base` is the path the pages are served under. Times are shown in `timeZone`.
 */
export interface InboxPlace {
  readonly base: string;
  readonly timeZone: string;
}

/** Whether a reply can be written here. */
export interface InboxReply {
  /** A new one's, which makes a repeat of it known; undefined: nobody takes replies to this. */
  readonly id: string | undefined;
  /** One was sent just now. */
  readonly isDone: boolean;
}

/** Body of `<base>`: newest first. Posts to `<base>/clear`. */
export function inboxListPage(messages: readonly MessageSummary[], place: InboxPlace): Html {
  const list =
    messages.length === 0
      ? html`<p>No emails yet. Every email the product sends shows up here.</p>`
      : messageList(messages, place);
  return html`<h1>Inbox</h1>
<p class="muted">
Emails sent here never leave this machine. Set SMTP_URL to send them for real. Mail to
bounce.example is rejected, and mail to busy.example is told to try later.
</p>
${list}`;
}

function messageList(messages: readonly MessageSummary[], place: InboxPlace): Html {
  const { base } = place;
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  return html`<ul class="actions">
<li><a href="${base}">Refresh</a></li>
<li><form method="post" action="${base}/clear">
<button type="submit">Delete all ${messages.length}</button>
</form></li>
</ul>
<div class="scroll"><table>
<caption class="muted">${count}, newest first</caption>
<thead><tr>
<th scope="col">Subject</th>
<th scope="col">To</th>
<th scope="col">From</th>
<th scope="col">Received</th>
<th scope="col">Files</th>
</tr></thead>
<tbody>${messages.map((one) => row(one, place))}</tbody>
</table></div>`;
}

function row(one: MessageSummary, { base, timeZone }: InboxPlace): Html {
  return html`<tr>
<td><a href="${base}/${one.id}">${one.subject || '(no subject)'}</a></td>
<td>${one.to.join(', ')}</td>
<td>${one.from}</td>
<td>${time(one.at, timeZone)}</td>
<td>${one.attachments || ''}</td>
</tr>
`;
}

/**
 * Body of `<base>/<id>`. Frames `<base>/<id>/html`; links to `<base>/<id>/raw` and
 * `<base>/<id>/attachments/<n>`. Posts to `<base>/<id>/reply`.
 */
export function inboxMessagePage(
  message: Message,
  { base, timeZone }: InboxPlace,
  { id, isDone }: InboxReply,
): Html {
  const here = `${base}/${message.id}`;
  const facts: readonly (readonly [string, string | Html])[] = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Reply to', message.replyTo],
    ['Received', time(message.at, timeZone)],
    ['Message-ID', message.messageId],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>\n`);
  return html`<ul class="actions">
<li><a href="${base}">All messages</a></li>
<li><a href="${here}/raw">Source</a></li>
</ul>
<h1>${message.subject || '(no subject)'}</h1>
<div class="scroll"><table><tbody>${rows}</tbody></table></div>
${isDone && html`<p role="status">Your reply was added to the conversation.</p>`}
${id !== undefined && replyForm(here, id)}
${attachmentList(message, here)}
${message.html !== undefined && messageFrame(message, here)}
${message.text !== undefined && html`<h2>As plain text</h2>\n<pre>${message.text}</pre>`}`;
}

const replyForm = (here: string, id: string): Html => html`<h2>Reply</h2>
<form method="post" action="${here}/reply">
<input type="hidden" name="id" value="${id}">
<p><textarea name="text" aria-label="Your reply" rows="4" cols="60" required></textarea></p>
<button type="submit">Send reply</button>
</form>`;

function attachmentList({ attachments }: Message, here: string): Html | false {
  const items = attachments.map(
    ({ filename, mimeType, bytes }, n) => html`<li>
<a href="${here}/attachments/${n}">${filename}</a>
<span class="muted">${mimeType}, ${size(bytes)}</span>
</li>
`,
  );
  return items.length > 0 && html`<h2>Attachments</h2>\n<ul>${items}</ul>`;
}

const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox';
const messageFrame = ({ subject }: Message, here: string): Html => html`<h2>Message</h2>
<iframe src="${here}/html" title="The message ${subject}" sandbox="${FRAME_RIGHTS}"></iframe>`;

/**
 * Headers for `<base>/<id>/html`: what a message brings may be shown, and nothing of it may run,
 * load or reach our pages.
 */
export const MESSAGE_FRAME_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src " +
    "data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; frame-ancestors " +
    "'self'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/**
 * The document of `<base>/<id>/html`; links open in a new tab, because the frame cannot lead
 * anywhere.
 */
export function inboxMessageFrame(message: Message): Html {
  const body = message.html === undefined ? html`<pre>${message.text}</pre>` : raw(message.html);
  return html`${raw('<!doctype html><base target="_blank">')}${body}`;
}

/**
 * Headers for `<base>/<id>/attachments/<n>`: PDFs and plain pictures open, everything else is only
 * saved.
 */
export function attachmentHeaders({
  filename,
  mimeType,
}: MessageAttachment): Readonly<Record<string, string>> {
  const shown = ['application/pdf', 'image/png', 'image/jpeg'].includes(mimeType);
  const plain = filename.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const disposition = shown ? 'inline' : 'attachment';
  return {
    'content-type': shown ? mimeType : 'application/octet-stream',
    'content-disposition': `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

function time(at: string, timeZone: string): Html {
  const words = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at));
  return html`<time datetime="${at}">${words}</time>`;
}

function size(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024).toLocaleString('en-US')} KB`;
}
