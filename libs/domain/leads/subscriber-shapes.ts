// Newsletter shapes and commands.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { OneLine } from '../shared/text.ts';
import { SiteLanguage } from '../shared/language.ts';

/**
 * `confirm` asks for confirmation of the address (double opt-in). `welcome` confirms the
 * subscription and contains the unsubscribe link.
 */
export const NewsletterEmail = z.enum(['confirm', 'welcome']);
export type NewsletterEmail = z.infer<typeof NewsletterEmail>;

export const SubscriberStatus = z.enum(['pending', 'confirmed', 'unsubscribed']);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

/** SHA-256 of the key in an e-mailed link, in hex. The stored hash can't be used as a link. */
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
  /** Staff resend the confirmation to someone whose e-mail failed. */
  RepeatConfirmation: z.object({}),
  RemoveSubscriber: z.object({}),
};
