// Pages the server writes itself (API, inbox): one look, styles allowed by their hash, never
// unsafe-inline.
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, raw, type Html } from '../servers/html.ts';

const STYLES = `
:root {
  color-scheme: light dark;
  --ink: #17222a; --muted: #4b5c67; --line: #d9dfe2;
  --page: #f6f8f8; --surface: #fff; --primary: #1e5b4a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9eef0; --muted: #a9b6bd; --line: #2b3a44;
    --page: #0f171d; --surface: #17222a; --primary: #79cdb1;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.6 'Public Sans Variable', system-ui, sans-serif;
}
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; }
a { color: var(--primary); }
.muted { color: var(--muted); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
table {
  width: 100%; border-collapse: collapse; background: var(--surface);
  border: 1px solid var(--line); border-radius: 8px;
}
td, th {
  text-align: left; vertical-align: top; padding: .6rem .9rem;
  border-bottom: 1px solid var(--line);
}
tr:last-child td { border-bottom: 0; }
th { font-size: .8rem; color: var(--muted); }
caption { text-align: left; padding-bottom: .5rem; }
td code { white-space: nowrap; }
.scroll { overflow-x: auto; }
h1 + .scroll { margin-top: 1rem; }
@media (max-width: 48rem) { .scroll table:has(thead) { min-width: 46rem; } }
.verb { font-weight: 700; color: var(--primary); }
pre {
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
  padding: 1rem; white-space: pre-wrap;
}
iframe {
  width: 100%; min-height: 44rem; border: 1px solid var(--line); border-radius: 8px;
  background: #fff;
}
ul.actions {
  align-items: center; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem;
  padding: 0; list-style: none;
}
button {
  font: inherit; font-size: .875rem; padding: .4rem .9rem; cursor: pointer;
  border: 1px solid var(--line); border-radius: 6px;
  background: var(--surface); color: var(--ink);
}
`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;

/** Sends a page with our look. */
export function sendOwnPage(reply: FastifyReply, title: string, body: Html): unknown {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>${raw(STYLES)}</style>
</head>
<body><main>${body}</main></body>
</html>`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${STYLE_HASH}; frame-src 'self'; img-src 'self' ` +
        `data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.toString());
}
