// Specs of the French estimate page: no text is in another language, in any state.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { estimate as en } from '../words/en/estimate.ts';
import { estimate as es } from '../words/es/estimate.ts';
import { estimate as fr } from '../words/fr/estimate.ts';
import { EstimatePage } from './estimate-page.tsx';
import { loadWords } from './words.ts';
import { line, option, single, withOptions } from './fixture.ts';

/**
 * All phrases of the other languages. Single words are skipped, because they may be the same in two
 * languages.
 */
const phrasesOf = (words: unknown): string[] =>
  typeof words === 'string'
    ? words.split(/\{\w+\}/).filter((part) => /\p{L}{3}.* \p{L}{3}/u.test(part))
    : typeof words === 'function'
      ? phrasesOf(String((words as (...of: unknown[]) => unknown)('{a}', '{b}', '{c}')))
      : words !== null && typeof words === 'object'
        ? Object.values(words).flatMap(phrasesOf)
        : [];
const foreign = [...phrasesOf(en), ...phrasesOf(es)].map((phrase) => phrase.trim());

beforeEach(() => {
  document.documentElement.lang = 'fr';
  history.replaceState(null, '', '/fr/estimate/EST-1-AAAAAAAA');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the page with this estimate and returns its text. */
async function shown(estimate: PublicEstimate): Promise<string> {
  vi.stubGlobal('fetch', async () => Response.json(estimate));
  render(<EstimatePage sender={{ name: 'Toits', phone: '1', phoneHref: '1' }} words={fr} />);
  await screen.findByRole('heading', { level: 1 });
  for (const button of screen.queryAllByRole('button', { name: /Poser|Demander|Approuver/ }))
    if (!(button as HTMLButtonElement).disabled) fireEvent.click(button);
  const read = [...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap(
    (one) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name)),
  );
  return [document.body.textContent, ...read].join(' | ').replaceAll(/\s+/g, ' ');
}

const offer: PublicEstimate = {
  ...single,
  language: 'fr',
  projectTitle: 'Toiture neuve',
  deposit: '120.00',
  tax: '33.00',
  taxPercentage: 8.25,
  warrantyYears: 10,
  customerNotes: 'Le portail reste ouvert.',
  revision: 2,
  revisedAt: '2026-11-21T18:00:00.000Z',
  lineItems: [
    line(1, {
      unit: 'square',
      description: 'Bardeaux',
      exclusions: 'Chevrons',
      process: 'Un jour',
    }),
    line(2, { total: '0.00', description: 'Permis', taxable: false }),
  ],
  approval: {
    ...single.approval,
    signatureRequired: true,
    terms: 'Half on approval',
    french: { terms: 'La moitié à l’approbation.', consentText: 'D’accord.', depositText: '' },
  },
};
const answeredAt = '2026-11-22T18:00:00.000Z';

it.each<[string, PublicEstimate, string]>([
  ['an offer', offer, fr.answer.approve],
  [
    'packages',
    {
      ...withOptions(option(101), option(102, { recommended: true, total: '900.00' })),
      language: 'fr',
    },
    fr.packages.choose,
  ],
  ['one that was approved', { ...offer, status: 'accepted', answeredAt }, fr.outcome.approved],
  ['one that was declined', { ...offer, status: 'declined', answeredAt }, fr.outcome.declined],
  ['one that has expired', { ...offer, expired: true }, fr.outcome.expired],
  ['one that was withdrawn', { ...offer, withdrawn: true }, fr.outcome.withdrawn],
  ['a draft', { ...offer, status: 'draft' }, fr.outcome.preview],
])('%s is in French', async (_, estimate, words) => {
  const text = await shown(estimate);
  expect(text).toContain(words.replaceAll(/\s/g, ' '));
  expect(foreign.filter((phrase) => text.includes(phrase))).toEqual([]);
  expect(text).not.toMatch(/\b(?:Half|agree|years?|until|and|the|of|años|hasta)\b/);
});

it('loads the texts of the language that is read, and no other', async () => {
  expect(await loadWords('en')).toBe(en);
  expect(await loadWords('es')).toBe(es);
  expect(await loadWords('fr')).toBe(fr);
});
