// Specs of the frame of e-mails: every script, in its direction, in both forms.
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../../../tools/vitest/scripts.ts';
import { frameMail } from './mail-frame.ts';

describe.each(SAMPLES)('an e-mail in $script', ({ name, message }) => {
  const mail = frameMail({
    language: 'en',
    subject: name,
    sender: { name, signature: [name] },
    heading: name,
    paragraphs: [message, { who: name, quoted: message }],
    facts: [[message, name]],
    choices: [{ title: name, says: message, amount: '$1.00' }],
    small: [message],
  });

  it('says everything as text, and as HTML in the direction of what is written', () => {
    const said = (of: string, what: string): number => of.split(what).length - 1;
    expect([said(mail.text, name), said(mail.text, message)]).toEqual([5, 5]);
    const marked = [...mail.html.matchAll(/ dir="auto">([^<]*)</g)].map(([, text]) => text!);
    expect(marked.filter((text) => text === name)).toHaveLength(5);
    expect(marked.filter((text) => text === message)).toHaveLength(5);
  });
});
