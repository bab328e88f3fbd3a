// Estimates as staff see them: dashboard, list, details, sending.
import type { EstimateName, World } from './companies.ts';
import * as told from './public-estimates.ts';
import { button, inAllWeathers, loading, staff, wrong, type Screen } from './screen.ts';

const estimateAt =
  (name: EstimateName) =>
  ({ estimates }: World): string =>
    `/estimates/${estimates[name].id}`;
export const estimateScreens: readonly Screen[] = [
  ...inAllWeathers('dashboard', '/dashboard'),
  ...inAllWeathers('estimates', '/estimates'),
  staff('estimates', '/estimates?q=zzz', { state: 'no-match' }),
  staff('estimates', '/estimates?archived=true', { state: 'archived' }),
  staff('estimates', '/estimates', {
    state: 'menu',
    windowOnly: true,
    act: button(/^More actions for/),
  }),
  staff('palette', '/dashboard', {
    windowOnly: true,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('sato');
    },
  }),
  staff('dashboard', '/dashboard', {
    state: 'notifications',
    windowOnly: true,
    act: button(/^Notifications/),
  }),
  ...inAllWeathers('notifications', '/dashboard/notifications'),
  ...(['draft', 'sent', 'viewed', 'accepted', 'declined', 'failed', 'long'] as const).map((name) =>
    staff('estimate', estimateAt(name), { state: name }),
  ),
  staff('estimate', estimateAt('viewed'), {
    state: 'expired',
    answers: [{ to: /\/api\/estimates\/\d+$/, change: told.expired }],
  }),
  staff('estimate', '/estimates/999999', { state: 'not-found', failedRequests: true }),
  staff('estimate', estimateAt('viewed'), wrong),
  staff('estimate', estimateAt('viewed'), loading),
  staff('estimate', estimateAt('viewed'), {
    state: 'menu',
    windowOnly: true,
    act: button('More actions'),
  }),
  staff('estimate', estimateAt('viewed'), {
    state: 'approving',
    windowOnly: true,
    act: async (page) => {
      await button('More actions')(page);
      await page.getByRole('menuitem', { name: /Record approval/ }).click();
    },
  }),
  staff('send', (world) => `${estimateAt('draft')(world)}/send`),
  staff('send', (world) => `${estimateAt('viewed')(world)}/send`, { state: 'again' }),
];
