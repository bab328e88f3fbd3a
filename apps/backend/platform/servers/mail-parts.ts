// What our e-mails are made of: each part says itself twice, as HTML for mail programs (tables and
// styles on elements, because many read nothing else) and as plain text, so that neither can say
// what the other does not.
import { html, raw, type Html, type HtmlValue } from './html.ts';

/** A part of a letter. Texts are joined by blank lines. */
export interface MailPart {
  readonly html: Html;
  readonly text: string;
}

/** A name and a value a line; what is a sum stands out. */
export type Fact = readonly [name: string, value: string, sum?: 'sum'];
/** One of several offers. */
export interface Choice {
  readonly title: string;
  readonly says?: string;
  readonly amount: string;
  /** Why it stands out, in a word; no meaning is told by colour alone. */
  readonly mark?: string;
}
export interface Quoted {
  readonly who: string;
  readonly quoted: string;
}
/** What happens, one after the other. */
export interface Step {
  readonly title: string;
  readonly says: string;
}
export interface Button {
  readonly label: string;
  readonly link: string;
  /** What pressing it does. */
  readonly says?: string;
  /** What stands before the link written out, for whom the button does not work. */
  readonly otherwise: string;
}
/** Somebody who can be reached. */
export interface Person {
  readonly name: string;
  readonly initials: string;
  readonly says: string;
  readonly phone?: { readonly shown: string; readonly dialled: string } | undefined;
  /** What stands on the links that call and text. */
  readonly words: Readonly<Record<'call' | 'text', string>>;
}

export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const INK = 'color:#17222a;';
const MUTED = 'color:#4b5c67;';
const GREEN = 'color:#1e5b4a;';
const SOFT = 'background:#e2f1ea;';
const LINE = 'border-top:1px solid #d9dfe2;';
const BREAKS = 'white-space:pre-line;overflow-wrap:anywhere;';
const STYLES = {
  heading: `margin:0;${FONT}font-size:23px;line-height:1.25;font-weight:700;${BREAKS}${INK}`,
  under: `margin:0 0 12px;${FONT}font-size:18px;line-height:1.25;font-weight:700;${INK}`,
  paragraph: `margin:0;${FONT}font-size:16px;line-height:1.55;${BREAKS}${INK}`,
  small: `margin:0;${FONT}font-size:14px;line-height:1.5;${BREAKS}${MUTED}`,
  quotation: 'border-left:4px solid #b9c3c9;padding:2px 0 2px 16px',
  offer: `${LINE}padding:12px 8px 12px 16px;`,
  marked: `${LINE}padding:12px 8px 12px 12px;${SOFT}border-left:4px solid #1e5b4a;`,
  amount: `${LINE}padding:12px 16px 12px 8px;white-space:nowrap;`,
  strong: `${FONT}font-size:16px;line-height:1.4;font-weight:700;overflow-wrap:anywhere;${INK}`,
  mark: `${FONT}font-size:13px;font-weight:700;color:#8f4217`,
  fact: `padding:8px 16px 8px 0;${LINE}${FONT}font-size:15px;line-height:1.45;`,
  value: `padding:8px 0;${LINE}${FONT}font-size:15px;line-height:1.45;${BREAKS}`,
  number: `${SOFT}border-radius:13px;${FONT}font-size:14px;font-weight:700;${GREEN}`,
  initials: `${SOFT}border-radius:23px;${FONT}font-size:16px;font-weight:700;${GREEN}`,
  button: 'background:#1e5b4a;border-radius:8px',
  label:
    `display:block;padding:13px 28px;${FONT}font-size:16px;line-height:22px;font-weight:700;` +
    'color:#ffffff;text-decoration:none',
  below: `margin:10px 0 0;${FONT}font-size:13px;line-height:1.5;${MUTED}`,
  link: `word-break:break-all;${GREEN}`,
  reach: `font-weight:700;text-decoration:underline;white-space:nowrap;${GREEN}`,
} as const;

/** An element: a class for whoever knows a dark mode, a style for everybody else. */
const element = (
  [name, classes, style, more = '']: readonly [string, string, string, string?],
  content: HtmlValue,
): Html => {
  const [begin, end] = [raw(`<${name}`), raw(`${more && ` ${more}`}>`)];
  return html`${begin} class="${classes}" style="${style}"${end}${content}${raw(`</${name}>`)}`;
};
/** What people write runs in the direction of its script. */
const AUTO = 'dir="auto"';
const auto = (text: string): Html => html`<span ${raw(AUTO)}>${text}</span>`;
const NEW_LINE = raw('<br>');
const PLAIN = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A table over the whole width; programs that read nothing else lay out by it. */
export const table = (rows: HtmlValue, more = ''): Html =>
  html`${raw(`<table ${PLAIN} width="100%"${more && ` ${more}`}>`)}${rows}${raw('</table>')}`;
const narrowTable = (rows: Html): Html => html`${raw(`<table ${PLAIN}>`)}${rows}${raw('</table>')}`;
const tr = (...cells: readonly Html[]): Html => html`<tr>${cells}</tr>
`;

/** A row of the sheet. */
const row = (content: HtmlValue, padding = '0 32px 16px'): Html =>
  tr(element(['td', 'pad', `padding:${padding}`], content));

export const heading = (text: string): MailPart => ({
  html: row(element(['h1', 'ink', STYLES.heading, AUTO], text), '26px 32px 14px'),
  text,
});

/** Line breaks inside a paragraph stay. */
export const paragraph = (text: string): MailPart => ({
  html: row(element(['p', 'ink', STYLES.paragraph, AUTO], text)),
  text,
});

export const small = (text: string): MailPart => ({
  html: row(element(['p', 'muted', STYLES.small, AUTO], text)),
  text,
});

export const quotation = ({ who, quoted }: Quoted): MailPart => ({
  html: row(
    table(
      tr(
        element(
          ['td', 'line', STYLES.quotation],
          [
            element(['p', 'muted', STYLES.small, AUTO], who),
            element(['p', 'ink', STYLES.paragraph, AUTO], quoted),
          ],
        ),
      ),
    ),
  ),
  text: `${who}\n${quoted}`,
});

const offered = ({ title, says, amount, mark }: Choice): Html =>
  tr(
    element(
      ['td', mark ? 'line soft marked' : 'line', mark ? STYLES.marked : STYLES.offer],
      [
        mark ? [element(['span', 'warm', STYLES.mark], mark), NEW_LINE] : '',
        element(['span', 'ink', STYLES.strong, AUTO], title),
        says ? [NEW_LINE, element(['span', 'muted', STYLES.small, AUTO], says)] : '',
      ],
    ),
    element(
      [
        'td',
        mark ? 'line soft ink' : 'line ink',
        `${STYLES.amount}${STYLES.strong}${mark ? SOFT : ''}`,
        'align="right" valign="top"',
      ],
      // Beside the title, not beside the mark above it.
      [mark ? [element(['span', 'ink', 'font-size:13px'], '\u00a0'), NEW_LINE] : '', amount],
    ),
  );

export const choices = (all: readonly Choice[]): MailPart => ({
  html: row(table(all.map(offered))),
  text: all
    .map(({ title, says, mark, amount }) =>
      [`${title}${mark ? ` (${mark})` : ''}: ${amount}`, says].filter(Boolean).join('\n'),
    )
    .join('\n\n'),
});

const fact = ([name, value, sum]: Fact): Html => {
  const strong = sum ? `font-weight:700;${INK}` : '';
  const style = `${STYLES.fact}${strong || MUTED}`;
  return tr(
    element(['td', sum ? 'line ink' : 'line muted', style, 'valign="top"'], auto(name)),
    element(
      ['td', 'line ink', `${STYLES.value}${strong || INK}`, 'align="right" valign="top"'],
      auto(value),
    ),
  );
};

export const facts = (all: readonly Fact[]): MailPart => ({
  html: row(table(all.map(fact)), '4px 32px 20px'),
  text: all.map(([name, value]) => `${name}: ${value}`).join('\n'),
});

/** Something small in a round field. */
const badge = (text: string, style: string, size: number): Html =>
  narrowTable(
    tr(
      element(['td', 'soft green', style, `width="${size}" height="${size}" align="center"`], text),
    ),
  );

const step = ({ title, says }: Step, n: number): Html =>
  tr(
    element(
      ['td', '', 'padding:0 0 14px', 'width="38" valign="top"'],
      badge(`${n + 1}`, STYLES.number, 26),
    ),
    element(
      ['td', '', 'padding:1px 0 14px', 'valign="top"'],
      element(
        ['p', 'ink', STYLES.paragraph],
        [html`<b>${title}</b>`, says ? [NEW_LINE, says] : ''],
      ),
    ),
  );

export const steps = (title: string, all: readonly Step[]): MailPart => ({
  html: row([element(['h2', 'ink', STYLES.under], title), table(all.map(step))]),
  text: [
    title,
    ...all.map(({ title: what, says }, n) => [`${n + 1}. ${what}`, says].filter(Boolean).join(' ')),
  ].join('\n\n'),
});

/** Outlook on Windows draws no padding on links: it gets a shape of its own. */
const forOutlook = ({ label, link }: Button): Html => html`${raw('<!--[if mso]>')}
<v:roundrect href="${link}" style="height:48px;width:280px;v-text-anchor:middle" arcsize="12%"
fillcolor="#1e5b4a" stroke="f"><center style="color:#ffffff;font:bold 16px Arial">${label}</center>
</v:roundrect>${raw('<![endif]--><!--[if !mso]><!-->')}
`;

export const button = (one: Button): MailPart => {
  const { label, link, says = '', otherwise } = one;
  const href = html`href="${link}"`.toString();
  return {
    html: row(
      [
        forOutlook(one),
        narrowTable(
          tr(
            element(
              ['td', 'button', STYLES.button, 'align="center" bgcolor="#1e5b4a"'],
              element(['a', 'button-link', STYLES.label, href], label),
            ),
          ),
        ),
        raw('<!--<![endif]-->'),
        element(
          ['p', 'muted', STYLES.below],
          [
            says ? [says, NEW_LINE] : '',
            `${otherwise} `,
            element(['a', 'link', STYLES.link, href], link),
          ],
        ),
      ],
      '8px 32px 22px',
    ),
    text: [`${label}:`, link, says].filter(Boolean).join('\n'),
  };
};

const reach = (scheme: 'tel' | 'sms', dialled: string, label: string): Html =>
  element(['a', 'link', STYLES.reach, html`href="${`${scheme}:${dialled}`}"`.toString()], label);

export const person = ({
  name,
  initials,
  says,
  phone,
  words: { call, text },
}: Person): MailPart => ({
  html: row(
    table(
      tr(
        element(
          ['td', '', '', 'width="58" valign="top" aria-hidden="true"'],
          badge(initials, STYLES.initials, 46),
        ),
        element(
          ['td', '', '', 'valign="top"'],
          [
            element(['span', 'ink', STYLES.strong, AUTO], name),
            NEW_LINE,
            element(['span', 'muted', STYLES.small], says),
            phone
              ? [
                  NEW_LINE,
                  reach('tel', phone.dialled, `${call} ${phone.shown}`),
                  ' \u00a0 ',
                  reach('sms', phone.dialled, text),
                ]
              : '',
          ],
        ),
      ),
    ),
  ),
  text: [name, says, ...(phone ? [`${call} ${phone.shown}`] : [])].join('\n'),
});
