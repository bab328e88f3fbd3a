// The words of a subscriber: which e-mails there are, and what can be asked.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { OneLine } from '../shared/text.ts';
import { SiteLanguage } from '../shared/language.ts';

/**
 * `confirm` asks whether it was really them; `welcome` says that they are on the list and how to
 * leave it.
 */
export const NewsletterEmail = z.enum(['confirm', 'welcome']);
export type NewsletterEmail = z.infer<typeof NewsletterEmail>;

export const SubscriberStatus = z.enum(['pending', 'confirmed', 'unsubscribed']);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

/** SHA-256 of the key in an e-mail's link, in hexadecimal: what is kept opens nothing. */
export const KeyHash = z.string();

export const commands = {
  RequestNewsletter: z.object({
    email: OneLine('Please enter your email address')
      .min(1, 'Please enter your email address')
      .max(254)
      .pipe(EmailAddress),
    language: SiteLanguage,
  }),
  PrepareNewsletterEmail: z.object({ email: NewsletterEmail, keyHash: KeyHash }),
  RecordNewsletterEmailAccepted: z.object({ email: NewsletterEmail }),
  RecordNewsletterEmailFailed: z.object({ email: NewsletterEmail, reason: z.string() }),
  ConfirmNewsletter: z.object({ keyHash: KeyHash }),
  LeaveNewsletter: z.object({ keyHash: KeyHash }),
  /** Staff ask again for somebody whose e-mail did not arrive. */
  RepeatConfirmation: z.object({}),
  RemoveSubscriber: z.object({}),
};
