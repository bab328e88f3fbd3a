// A client's estimate, as its link shows it, in all its states and both languages.
import type { EstimateName, World } from './companies.ts';
import * as told from './public-estimates.ts';
import { API, button, visitor, type Screen } from './screen.ts';

const publicAt =
  (name: EstimateName) =>
  ({ estimates }: World): string =>
    `/estimate/${estimates[name].number}`;
const spanishAt =
  (name: EstimateName) =>
  (world: World): string =>
    `/es${publicAt(name)(world)}`;

/**
 * The client's page of the viewed estimate, told what only time or another company brings about.
 */
const publicWith = (
  state: string,
  change: Readonly<Record<string, unknown>>,
  more: Partial<Screen> = {},
): Screen =>
  visitor('public-estimate', publicAt('viewed'), {
    state,
    answers: [{ to: /\/api\/estimates\/number\//, change }],
    ...more,
  });

export const publicEstimateScreens: readonly Screen[] = [
  visitor('public-estimate', publicAt('viewed'), { state: 'open' }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'asking',
    windowOnly: true,
    act: button('Approve Estimate'),
  }),
  ...(['accepted', 'declined', 'long'] as const).map((name) =>
    visitor('public-estimate', publicAt(name), { state: name }),
  ),
  publicWith('expired', told.expired),
  publicWith('withdrawn', told.withdrawn),
  publicWith('revised', told.revised),
  publicWith('packages', told.packages),
  publicWith('packages-approved', told.packagesApproved),
  publicWith('packages-declined', told.packagesDeclined),
  publicWith('packages-expired', { ...told.packages, ...told.expired }),
  publicWith('packages-asking', told.packages, {
    windowOnly: true,
    act: button('Approve This Option'),
  }),
  publicWith('signing', told.signed, { windowOnly: true, act: button('Approve Estimate') }),
  publicWith('unsigned', told.signed, {
    windowOnly: true,
    act: async (page) => {
      await button('Approve Estimate')(page);
      await button('Approve and sign')(page);
    },
  }),
  publicWith('questions', told.conversation),
  publicWith('questions-writing', told.conversation, { act: button('Request changes') }),
  visitor('public-estimate', spanishAt('viewed'), {
    state: 'spanish',
    act: button('Hacer una pregunta'),
  }),
  visitor('public-estimate', spanishAt('viewed'), {
    state: 'spanish-signing',
    windowOnly: true,
    answers: [{ to: /\/api\/estimates\/number\//, change: told.signed }],
    act: async (page) => {
      await button('Aprobar cotización')(page);
      await button('Aprobar y firmar')(page);
    },
  }),
  visitor('public-estimate', spanishAt('accepted'), { state: 'spanish-accepted' }),
  visitor('public-estimate', spanishAt('viewed'), {
    state: 'spanish-packages',
    answers: [{ to: /\/api\/estimates\/number\//, change: told.packages }],
  }),
  visitor('public-estimate', '/estimate/EST-1-00000000', {
    state: 'not-found',
    failedRequests: true,
  }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'failing',
    calls: { matching: API, go: 'wrong' },
    failedRequests: true,
  }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'unreachable',
    calls: { matching: API, go: 'nowhere' },
    failedRequests: true,
  }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'loading',
    calls: { matching: API, go: 'unanswered' },
  }),
];
