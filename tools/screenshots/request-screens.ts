// Requests from the site: leads, messages, subscribers, and the forms they come from.
import {
  API,
  button,
  inAllWeathers,
  loading,
  staff,
  visitor,
  wrong,
  type Screen,
} from './screen.ts';

export const requestScreens: readonly Screen[] = [
  ...inAllWeathers('leads', '/clients/leads'),
  ...inAllWeathers('lead-messages', '/clients/leads?tab=messages'),
  ...inAllWeathers('subscribers', '/clients/leads?tab=subscribers'),
  staff('leads', '/clients/leads?q=zzz', { state: 'no-match' }),
  staff('lead', '/clients/leads/4'),
  staff('lead', '/clients/leads/2', { state: 'answered' }),
  staff('lead', '/clients/leads/1', { state: 'lost' }),
  staff('lead', '/clients/leads/3', { state: 'message' }),
  staff('lead', '/clients/leads/4', wrong),
  staff('lead', '/clients/leads/4', loading),
  staff('lead', '/clients/leads/999999', { state: 'not-found', failedRequests: true }),
  staff('lead', '/clients/leads/4', {
    state: 'losing',
    windowOnly: true,
    act: (page) => page.getByLabel('Status').selectOption('lost'),
  }),
  staff('lead', '/clients/leads/4', {
    state: 'becoming-client',
    windowOnly: true,
    act: button('Create client and estimate'),
  }),
  visitor('quote', '/quote', { state: 'missing', act: button('Get Quote') }),
  visitor('quote', '/quote', {
    state: 'optional',
    act: (page) => page.getByText('Optional details').click(),
  }),
  visitor('contact', '/contact', {
    state: 'failing',
    calls: { matching: API, go: 'wrong' },
    failedRequests: true,
    act: async (page) => {
      for (const [label, text] of [
        ['Name', 'Dana'],
        ['Email', 'dana@client.example'],
        ['Message', 'Hello'],
      ] as const)
        await page.getByRole('form').getByLabel(label).first().fill(text);
      await button('Send message')(page);
      await page.getByText('Failed to send message.').waitFor();
    },
  }),
  visitor('newsletter-confirm', '/newsletter/confirm?key=1.AAAAAAAAAAAAAAAAAAAAAA'),
];
