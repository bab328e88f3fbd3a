// All texts of the public site in Spanish, by page.
import type { Words } from './en.ts';
import { about } from './es/about.ts';
import { articles } from './es/articles.ts';
import { blog } from './es/blog.ts';
import { contact } from './es/contact.ts';
import { estimate } from './es/estimate.ts';
import { faq } from './es/faq.ts';
import { frame } from './es/frame.ts';
import { landing } from './es/landing.ts';
import { notices } from './es/notices.ts';
import { privacy } from './es/privacy.ts';
import { portfolio } from './es/portfolio.ts';
import { quote } from './es/quote.ts';
import { services } from './es/services.ts';
import { testimonials } from './es/testimonials.ts';

export const es: Words = {
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
