// The frame of our e-mails: the company's name on top, paragraphs, a button, the sender below; text
// and HTML with the same words.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { html, type Html } from './html.ts';

type Fact = readonly [name: string, value: string];
interface Button {
  readonly label: string;
  readonly link: string;
  /** What stands before the link written out, for whom the button does not work. */
  readonly otherwise: string;
}

export interface MailSender {
  readonly name: string;
  /** What stands below: who it is and how to reach them. */
  readonly signature: readonly string[];
}

export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly sender: MailSender;
  readonly paragraphs: readonly string[];
  /** What the mail is about, a name and a value a line. */
  readonly facts?: readonly Fact[];
  readonly button?: Button;
  /** In small letters at the end. */
  readonly small?: readonly string[];
}

export interface FramedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const MUTED = 'color:#4b5c67;font-size:14px';

/** Mail programs read styles on elements only. */
const STYLE = {
  body:
    'margin:0;background:#f6f8f8;color:#17222a;' +
    "font:16px/1.6 'Public Sans',Segoe UI,Helvetica,Arial,sans-serif",
  sheet: 'background:#ffffff;border:1px solid #d9dfe2;border-radius:8px;padding:28px',
  sender: 'margin:0 0 20px;font-size:18px;font-weight:700;color:#1e5b4a',
  paragraph: 'margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere',
  table: 'width:100%;border-collapse:collapse;border-top:1px solid #d9dfe2;margin:8px 0 20px',
  name:
    'padding:8px 16px 8px 0;border-bottom:1px solid #d9dfe2;vertical-align:top;' +
    `white-space:nowrap;${MUTED}`,
  value:
    'padding:8px 0;border-bottom:1px solid #d9dfe2;white-space:pre-line;overflow-wrap:anywhere',
  button:
    'display:inline-block;background:#1e5b4a;color:#ffffff;text-decoration:none;' +
    'font-weight:700;padding:13px 22px;border-radius:6px',
  small: `margin:16px 0 0;overflow-wrap:anywhere;${MUTED}`,
  signature: 'margin:16px 4px;color:#4b5c67;font-size:13px',
  link: 'color:#1e5b4a;overflow-wrap:anywhere',
} as const;

const factTable = (
  facts: readonly Fact[],
): Html => html`<table role="presentation" style="${STYLE.table}">
${facts.map(
  ([name, value]) => html`<tr>
<td style="${STYLE.name}">${name}</td>
<td style="${STYLE.value}">${value}</td>
</tr>
`,
)}</table>
`;

const buttonOf = ({ label, link }: Button): Html => html`<p style="margin:8px 0 24px">
<a href="${link}" style="${STYLE.button}">${label}</a>
</p>
`;

/** For who sees no button. */
const linkAsText = ({ link, otherwise }: Button): Html => html`
<br>${otherwise} <a href="${link}" style="${STYLE.link}">${link}</a>`;

/** Line breaks inside a paragraph stay. */
export function frameMail({
  language,
  subject,
  sender,
  paragraphs,
  facts = [],
  button,
  small = [],
}: MailContent): FramedMail {
  const { signature } = sender;
  const text = [
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.link}` : '',
    ...small,
    signature.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="${STYLE.body}">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<div style="${STYLE.sheet}">
<p style="${STYLE.sender}">${sender.name}</p>
${paragraphs.map((words) => html`<p style="${STYLE.paragraph}">${words}</p>\n`)}
${facts.length > 0 && factTable(facts)}
${button && buttonOf(button)}
${small.map((words) => html`<p style="${STYLE.small}">${words}</p>\n`)}
</div>
<p style="${STYLE.signature}">${signature.join(' · ')}${button && linkAsText(button)}</p>
</div>
</body>
</html>`;
  return { subject, text: `${text}\n`, html: body.toString() };
}
