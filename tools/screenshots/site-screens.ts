// The public pages, and the form that asks for a quote.
import { staff, visitor, type Screen } from './screen.ts';

export const siteScreens: readonly Screen[] = [
  ...(
    [
      '/',
      '/about',
      '/services',
      '/portfolio',
      '/testimonials',
      '/quote',
      '/blog',
      '/blog/moss-on-the-roof',
      '/faq',
      '/contact',
      '/quote/thank-you',
    ] as const
  ).map((at) => visitor(at === '/' ? 'landing' : at.slice(1).replaceAll('/', '-'), at)),
  ...(['/es', '/es/services', '/es/quote', '/es/blog/after-the-storm', '/es/contact'] as const).map(
    (at) =>
      visitor(at === '/es' ? 'landing' : at.slice(4).replaceAll('/', '-'), at, {
        state: 'spanish',
      }),
  ),
  visitor('quote', '/quote', {
    state: 'optional',
    act: (page) => page.getByText('Optional details').click(),
  }),
  visitor('testimonials', '/testimonials', {
    state: 'film',
    act: (page) => page.getByText('A roof in five days').click(),
  }),
  visitor('blog', '/blog', {
    state: 'no-match',
    act: async (page) => {
      await page.getByLabel('Search articles').fill('helicopter');
      await page.getByText('No articles match your search.').waitFor();
    },
  }),
  visitor('site-missing', '/no-such-page', { failedRequests: true, windowOnly: true }),
  staff('settings-site', '/settings/site'),
];
