// The frame of our e-mails: the company's name on top, the letter's parts in their order, the
// sender below; text and HTML with the same words, light and dark, without a picture.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { html, raw, type Html } from './html.ts';
import {
  button as buttonPart,
  choices as choicesPart,
  facts as factsPart,
  FONT,
  heading as headingPart,
  paragraph,
  person as personPart,
  quotation,
  small as smallPart,
  steps as stepsPart,
  table,
  type Button,
  type Choice,
  type Fact,
  type MailPart,
  type Person,
  type Quoted,
  type Step,
} from './mail-parts.ts';

export interface MailSender {
  readonly name: string;
  /** What stands below: who it is and how to reach them. */
  readonly signature: readonly string[];
}

/** What an e-mail says; its parts stand in this order. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly sender: MailSender;
  /** Above everything: the line above which somebody replies. */
  readonly above?: string;
  /** What lists of e-mails show beside the subject; unset: the first words after the greeting. */
  readonly preheader?: string;
  /** What it is about, in a few words. */
  readonly heading?: string;
  readonly paragraphs: readonly (string | Quoted)[];
  /** Offers to choose from. */
  readonly choices?: readonly Choice[];
  /** What the mail is about, a name and a value a line. */
  readonly facts?: readonly Fact[];
  readonly steps?: { readonly title: string; readonly all: readonly Step[] };
  readonly button?: Button;
  /** Who answers for it. */
  readonly person?: Person | undefined;
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

const DARK = `{page}{background:#10181d!important}
{sheet}{background:#1a252c!important}
{ink}{color:#e4eaed!important}
{muted}{color:#a9b7bf!important}
{line}{border-color:#3a4a54!important}
{soft}{background:#14352b!important}
{marked}{border-left-color:#7cc4ab!important}
{green}{color:#7cc4ab!important}
{warm}{color:#e9ab80!important}
{button}{background:#7cc4ab!important}
{label}{color:#0b1a15!important}`;
const CLASSES = {
  page: '.page',
  sheet: '.sheet',
  ink: '.ink',
  muted: '.muted',
  line: '.line',
  soft: '.soft',
  marked: '.marked',
  green: '.link,.green',
  warm: '.warm',
  button: '.button',
  label: '.button-link',
} as const;
const darkUnder = (program: string): string =>
  DARK.replaceAll(/\{(\w+)\}(?=\{)/g, (_, name: keyof typeof CLASSES) =>
    CLASSES[name]
      .split(',')
      .map((one) => `${program}${one}`)
      .join(),
  );

/**
 * Mail programs read styles on elements; those that know a dark mode read this too, Outlook on the
 * web by an attribute of its own. Without it some turn colours about as they like.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){
.pad{padding-left:20px!important;padding-right:20px!important}
.wide{width:100%!important}
.out{padding:0!important}
}
@media (prefers-color-scheme:dark){
${darkUnder('')}
}
${darkUnder('[data-ogsc] ')}
`;

/** So long that no words of the letter itself stand beside the subject. */
const PREHEADER_LENGTH = 140;
const FILL = '\u034f\u00a0';
const HIDDEN = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px';

const preheaderOf = ({ preheader, paragraphs }: MailContent): Html => {
  const said = paragraphs.filter((one) => typeof one === 'string');
  const words = cutToWhole(preheader ?? said[1] ?? said[0] ?? '', PREHEADER_LENGTH);
  return html`<div style="${HIDDEN}" aria-hidden="true">${words}${FILL.repeat(
    PREHEADER_LENGTH - words.length,
  )}</div>`;
};

const partsOf = ({
  heading,
  paragraphs,
  choices = [],
  facts = [],
  steps,
  button,
  person,
  small = [],
}: MailContent): readonly MailPart[] => [
  ...(heading ? [headingPart(heading)] : []),
  ...paragraphs.map((one) => (typeof one === 'string' ? paragraph(one) : quotation(one))),
  ...(choices.length > 0 ? [choicesPart(choices)] : []),
  ...(facts.length > 0 ? [factsPart(facts)] : []),
  ...(steps && steps.all.length > 0 ? [stepsPart(steps.title, steps.all)] : []),
  ...(button ? [buttonPart(button)] : []),
  ...(person ? [personPart(person)] : []),
  ...small.map(smallPart),
];

const SENDER =
  'padding:18px 32px 14px;border-bottom:1px solid #d9dfe2;' +
  `${FONT}font-size:17px;font-weight:700;line-height:1.25;color:#1e5b4a`;
const BELOW = 'padding:16px 32px 24px;border-top:1px solid #d9dfe2;color:#4b5c67;';
const SIGNATURE = `${BELOW}${FONT}font-size:13px;line-height:1.6`;
/** A letter without a heading begins lower. */
const GAP = html`<tr><td height="24" style="font-size:0;line-height:0">&nbsp;</td></tr>`;

const ABOVE = `padding:10px 32px 0;${FONT}font-size:12px;line-height:1.4;color:#4b5c67`;

const sheetOf = (
  { sender: { name, signature }, heading, above }: MailContent,
  parts: readonly MailPart[],
): Html =>
  table(
    html`${
      above !== undefined &&
      html`<tr><td class="pad muted" style="${ABOVE}">${above}</td></tr>
`
    }<tr><td class="pad line green" style="${SENDER}"><span dir="auto">${name}</span></td></tr>
${heading === undefined && GAP}
${parts.map((part) => part.html)}
<tr><td class="pad line muted" style="${SIGNATURE}">${signature.join(' · ')}</td></tr>`,
    'class="sheet" style="max-width:600px;background:#ffffff"',
  );

/** Outlook on Windows knows no greatest width. */
const FIXED = {
  begin: raw('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->'),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
} as const;

const pageOf = (content: MailContent, parts: readonly MailPart[]): Html => html`<!doctype html>
<html lang="${content.language}" xmlns:v="urn:schemas-microsoft-com:vml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${content.subject}</title>
<style>${raw(STYLE)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f8f8;-webkit-text-size-adjust:100%">
${preheaderOf(content)}
${table(
  html`<tr><td class="out" align="center" style="padding:20px 12px">
${FIXED.begin}${sheetOf(content, parts)}${FIXED.end}
</td></tr>`,
  'class="page" style="background:#f6f8f8"',
)}
</body>
</html>`;

/** Line breaks inside a paragraph stay. */
export function frameMail(content: MailContent): FramedMail {
  const { subject, sender } = content;
  const parts = partsOf(content);
  const text = [
    ...(content.above === undefined ? [] : [content.above]),
    ...parts.map((part) => part.text),
    sender.signature.join('\n'),
  ].join('\n\n');
  return {
    fromName: sender.name,
    subject,
    text: `${text}\n`,
    html: pageOf(content, parts).toString(),
  };
}
