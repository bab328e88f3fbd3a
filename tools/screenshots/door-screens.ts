// Where people come in: sign-in, the portals, and the shell when something is missing.
import { button, staff, visitor, type Screen } from './screen.ts';

export const doorScreens: readonly Screen[] = [
  visitor('sign-in', '/auth', { failedRequests: true }),
  visitor('sign-in', '/auth', {
    state: 'refused',
    failedRequests: true,
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@people.example');
      await page.getByLabel(/^Password/).fill('not the password');
      await button('Sign In')(page);
      await page.getByRole('alert').filter({ hasText: 'Invalid' }).first().waitFor();
    },
  }),
  { name: 'client-portal', state: 'full', who: 'client', at: '/client-portal' },
  { name: 'client-portal', state: 'profile', who: 'client', at: '/client-portal?tab=profile' },
  { name: 'client-portal', state: 'not-staff', who: 'client', at: '/estimates' },
  { name: 'vendor-portal', state: 'full', who: 'vendor', at: '/vendor-portal' },
  { name: 'vendor-portal', state: 'profile', who: 'vendor', at: '/vendor-portal?tab=profile' },
  staff('shell-missing', '/estimates/no/such/page'),
  staff('shell-remote', '/calendar', {
    state: 'failing',
    calls: { matching: /\/remotes\/scheduling\//, go: 'nowhere' },
    failedRequests: true,
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  }),
  staff('shell-server', '/dashboard', {
    state: 'unreachable',
    calls: { matching: /\/api\//, go: 'nowhere' },
    failedRequests: true,
  }),
  staff('shell-menu', '/dashboard', {
    state: 'account',
    windowOnly: true,
    act: (page) => page.locator('.sh-user').click(),
  }),
];
