// All pages of the site.
import { posts } from '../content/posts.ts';
import type { SitePage } from '../page.ts';
import { about } from './about.tsx';
import { article } from './article.tsx';
import { blog } from './blog.tsx';
import { contact } from './contact.tsx';
import { estimate } from './estimate.tsx';
import { faq } from './faq.tsx';
import { landing } from './landing.tsx';
import { notFound } from './not-found.tsx';
import { notices } from './notices.tsx';
import { portfolio } from './portfolio.tsx';
import { privacy } from './privacy.tsx';
import { quote } from './quote.tsx';
import { services } from './services.tsx';
import { testimonials } from './testimonials.tsx';

export const pages: readonly SitePage[] = [
  landing,
  about,
  services,
  portfolio,
  testimonials,
  quote,
  blog,
  ...posts.map(article),
  faq,
  contact,
  privacy,
  ...notices,
  notFound,
  estimate,
];
