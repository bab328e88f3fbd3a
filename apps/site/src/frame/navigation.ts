// The navigation's pages in order.
import type { Words } from '../words/en.ts';

export const navigation: readonly {
  readonly path: `/${string}`;
  readonly name: keyof Words['frame']['nav'];
}[] = [
  { path: '/', name: 'home' },
  { path: '/about', name: 'about' },
  { path: '/services', name: 'services' },
  { path: '/portfolio', name: 'portfolio' },
  { path: '/testimonials', name: 'testimonials' },
  { path: '/quote', name: 'quote' },
  { path: '/blog', name: 'blog' },
  { path: '/faq', name: 'faq' },
  { path: '/contact', name: 'contact' },
];
/** The staff sign-in page; the same in every language. */
export const LOGIN = '/auth';
