// Texts of ours follow the language of whoever reads; what somebody typed does not.
import { earlierIntro, usualIntro } from '@purlin/domain/shared/intro-message.ts';
import { packageWords } from '@purlin/words/packages.ts';
import { expect, it } from 'vitest';
import { withOwnWords } from './own-words.ts';

const en = packageWords('en');
const es = packageWords('es');
const offer = {
  estimateOptions: [
    { title: en('good'), description: en('good-is') },
    { title: en('better'), description: 'Ours, and the gutters' },
    { title: 'Best - Premium Package with skylights', description: '' },
  ],
  introMessage: usualIntro.en,
  customerNotes: 'The gate stays open.',
};
const wordsOf = (estimate: typeof offer) =>
  estimate.estimateOptions.map(({ title, description }) => [title, description]);

it('says in Spanish what nobody edited, and leaves the rest as it was typed', () => {
  const read = withOwnWords(offer, 'es');
  expect(wordsOf(read)).toEqual([
    [es('good'), es('good-is')],
    [es('better'), 'Ours, and the gutters'],
    ['Best - Premium Package with skylights', ''],
  ]);
  expect([read.introMessage, read.customerNotes]).toEqual([usualIntro.es, 'The gate stays open.']);
});

it('knows what was usual before, too', () => {
  const before = { ...offer, introMessage: earlierIntro.fr! };
  expect(withOwnWords(before, 'fr').introMessage).toBe(usualIntro.fr);
  expect(withOwnWords(before, 'en').introMessage).toBe(usualIntro.en);
});

it('goes back, and from each language into each', () => {
  const there = withOwnWords(withOwnWords(offer, 'fr'), 'es');
  expect(withOwnWords(there, 'en')).toEqual(offer);
});
