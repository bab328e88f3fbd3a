// Every page of the site.
import type { Page } from '../page.ts';
import { about } from './about.tsx';
import { contact } from './contact.tsx';
import { estimate } from './estimate.tsx';
import { faq } from './faq.tsx';
import { landing } from './landing.tsx';
import { notFound } from './not-found.tsx';
import { services } from './services.tsx';

export const pages: readonly Page[] = [landing, about, services, faq, contact, notFound, estimate];
