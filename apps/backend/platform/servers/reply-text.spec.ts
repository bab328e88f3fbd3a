// What is left of a reply, as the mail programs that people use write it.
import { expect, it } from 'vitest';
import { replyIn } from './reply-text.ts';

const ABOVE = '##- Type your reply above this line -##';
const OURS = [ABOVE, '', 'Message from Cascade Roofing', '', 'We start on Monday.'];
const quoted = (lines: readonly string[]): string[] => lines.map((line) => `> ${line}`.trimEnd());

const REPLIES: readonly (readonly [string, readonly string[], string])[] = [
  [
    'Gmail, its line broken in two',
    [
      'Works for us.',
      '',
      'Thanks!',
      '',
      'On Sat, Nov 28, 2026 at 8:12 AM Cascade Roofing <',
      'reply+4k-1-0-1-abc@mail.example> wrote:',
      '',
      ...quoted(OURS),
    ],
    'Works for us.\n\nThanks!',
  ],
  [
    'Apple Mail',
    [
      'Works.',
      '',
      '> On Nov 28, 2026, at 8:12 AM, Cascade Roofing <a@b.example> wrote:',
      '> ',
    ].concat(quoted(OURS)),
    'Works.',
  ],
  [
    'Outlook, which marks nothing',
    [
      'Works.',
      '',
      '________________________________',
      'From: Cascade Roofing <reply+4k@mail.example>',
      'Sent: Saturday, November 28, 2026 8:12 AM',
      'To: Maria Alvarez <maria@client.example>',
      'Subject: Message from Cascade Roofing',
      '',
      ...OURS,
    ],
    'Works.',
  ],
  [
    'an older Outlook, in Spanish',
    [
      'Está bien.',
      '',
      '-----Mensaje original-----',
      'De: Cascade Roofing',
      'Enviado el: sábado, 28 de noviembre de 2026',
      'Asunto: Mensaje de Cascade Roofing',
      '',
      '##- Escriba su respuesta arriba de esta línea -##',
      'Mensaje de Cascade Roofing',
    ],
    'Está bien.',
  ],
  [
    'a program that quotes without the line',
    ['Yes.', '', 'On 11/28/2026, Cascade wrote:', ...quoted(['We start on Monday.'])],
    'Yes.',
  ],
  [
    'one that writes below each question',
    [...quoted(['When?']), 'Monday.', ...quoted(['Where?']), 'In front.'],
    '> When?\nMonday.\n> Where?\nIn front.',
  ],
  [
    'what ends with a colon, and is the reply itself',
    ['Bring these, please:', 'ladder, tarp', '', ...OURS],
    'Bring these, please:\nladder, tarp',
  ],
  ['nothing but what is quoted', [...quoted(OURS)], ''],
  [
    'a new message',
    ['Hello.', '', 'Any news about the roof?'],
    'Hello.\n\nAny news about the roof?',
  ],
];

it.each(REPLIES)('of %s is what was written', (_, lines, reply) => {
  expect(replyIn(lines.join('\r\n'))).toBe(reply);
});

it('takes as long as the text is long', () => {
  const long = `${'a: b@c 1 '.repeat(20_000)}\n`.repeat(20);
  expect(replyIn(`${long}${ABOVE}\nx`)).toBe(long.trim());
});
