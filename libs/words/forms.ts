// Words of the public forms in both languages of the site: for e-mails about them, and for pages
// that the server fills in.
import type { Language } from '@purlin/domain/shared/language.ts';
import type { ProjectType, Subject } from '@purlin/domain/leads/choices.ts';
import { en } from './forms/en.ts';
import { es } from './forms/es.ts';

export interface FormWords {
  readonly projectTypes: Readonly<Record<ProjectType, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly urgencies: Readonly<Record<'asap' | 'flexible', string>>;
  readonly preferred: Readonly<Record<'email' | 'phone' | 'either', string>>;
  readonly fields: Readonly<
    Record<
      | 'name'
      | 'email'
      | 'phone'
      | 'address'
      | 'projectType'
      | 'urgency'
      | 'description'
      | 'preferredMaterial'
      | 'isInsuranceClaim'
      | 'subject'
      | 'message'
      | 'preferredContact',
      string
    >
  >;
  readonly choose: string;
  readonly optional: string;
  readonly submit: Readonly<Record<'quote' | 'contact' | 'newsletter', string>>;
  readonly leaveEmpty: string;
  readonly titles: Readonly<Record<'quote' | 'contact' | 'newsletter', string>>;
  readonly newsletter: Readonly<
    Record<
      | 'confirmTitle'
      | 'confirmText'
      | 'confirm'
      | 'leaveTitle'
      | 'leaveText'
      | 'leave'
      | 'failed'
      | 'again',
      string
    >
  >;
}

export const formWords: Readonly<Record<Language, FormWords>> = { en, es };
