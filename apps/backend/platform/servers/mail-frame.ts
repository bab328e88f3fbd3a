// The frame of our e-mails: the company's name on top, paragraphs, a button, the sender below; text
// and HTML with the same words, light and dark, without a picture.
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
  /** What lists of e-mails show beside the subject; unset: the first words after the greeting. */
  readonly preheader?: string;
  readonly paragraphs: readonly string[];
  /** What the mail is about, a name and a value a line. */
  readonly facts?: readonly Fact[];
  readonly button?: Button;
  /** In small letters at the end. */
  readonly small?: readonly string[];
}

export interface FramedMail {
  /** Who it comes from, by name. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const MUTED = 'color:#4b5c67;font-size:14px';

/**
 * Mail programs read styles on elements; those that know a dark mode read this too. Without it some
 * turn colours about as they like.
 */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#10181d!important;color:#e4eaed!important}
.sheet{background:#1a252c!important;border-color:#33424b!important}
.sheet td{border-color:#33424b!important}
.mark,.link{color:#7cc4ab!important}
.muted{color:#a9b7bf!important}
.button{background:#7cc4ab!important;color:#0b1a15!important}
}`;

/** So long that no words of the letter itself stand beside the subject. */
const PREHEADER_LENGTH = 140;
const FILL = '\u034f\u00a0';

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
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px',
} as const;

const factTable = (
  facts: readonly Fact[],
): Html => html`<table role="presentation" class="sheet" style="${STYLE.table}">
${facts.map(
  ([name, value]) => html`<tr>
<td class="muted" style="${STYLE.name}">${name}</td>
<td style="${STYLE.value}">${value}</td>
</tr>
`,
)}</table>
`;

const buttonOf = ({ label, link }: Button): Html => html`<p style="margin:8px 0 24px">
<a href="${link}" class="button" style="${STYLE.button}">${label}</a>
</p>
`;

/** For who sees no button. */
const linkAsText = ({ link, otherwise }: Button): Html => html`
<br>${otherwise} <a href="${link}" class="link" style="${STYLE.link}">${link}</a>`;

const preheaderOf = ({ preheader, paragraphs }: MailContent): Html => {
  const words = (preheader ?? paragraphs[1] ?? paragraphs[0] ?? '').slice(0, PREHEADER_LENGTH);
  return html`<div style="${STYLE.preheader}" aria-hidden="true">${words}${FILL.repeat(
    PREHEADER_LENGTH - words.length,
  )}</div>`;
};

/** Line breaks inside a paragraph stay. */
export function frameMail(content: MailContent): FramedMail {
  const { language, subject, sender, paragraphs, facts = [], button, small = [] } = content;
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
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${DARK}</style>
</head>
<body class="page" style="${STYLE.body}">
${preheaderOf(content)}
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<div class="sheet" style="${STYLE.sheet}">
<p class="mark" style="${STYLE.sender}">${sender.name}</p>
${paragraphs.map((words) => html`<p style="${STYLE.paragraph}">${words}</p>\n`)}
${facts.length > 0 && factTable(facts)}
${button && buttonOf(button)}
${small.map((words) => html`<p class="muted" style="${STYLE.small}">${words}</p>\n`)}
</div>
<p class="muted" style="${STYLE.signature}">${signature.join(' · ')}
${button && linkAsText(button)}</p>
</div>
</body>
</html>`;
  return { fromName: sender.name, subject, text: `${text}\n`, html: body.toString() };
}
