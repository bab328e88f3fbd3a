// All texts of the public site in English, by page. An owner can edit these files; the Spanish ones
// are beside them.
import { about } from './en/about.ts';
import { articles } from './en/articles.ts';
import { blog } from './en/blog.ts';
import { contact } from './en/contact.ts';
import { estimate } from './en/estimate.ts';
import { faq } from './en/faq.ts';
import { frame } from './en/frame.ts';
import { landing } from './en/landing.ts';
import { notices } from './en/notices.ts';
import { privacy } from './en/privacy.ts';
import { portfolio } from './en/portfolio.ts';
import { quote } from './en/quote.ts';
import { services } from './en/services.ts';
import { testimonials } from './en/testimonials.ts';

export const en = {
  about,
  articles,
  blog,
  contact,
  estimate,
  faq,
  frame,
  landing,
  notices,
  portfolio,
  privacy,
  quote,
  services,
  testimonials,
};
export type Words = typeof en;
