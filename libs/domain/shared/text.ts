// Texts that people type, of one line or of several, without characters that nobody sees: they
// break heads of e-mails and file names, and turn the order of what stands beside them.
import { z } from 'zod';

/**
 * Characters that change the direction of what follows, as a name that hides its end does, or that
 * have no width or no ink, as two names that look alike do. The joiners (U+200C, U+200D) stay:
 * scripts and emoji need them.
 */
const UNPRINTED =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u2800\u3164\ufeff\uffa0]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Control characters, except those that set lines. */
const UNSEEN = /(?![\t\n\r])\p{Cc}/gu;

/** What was typed as one line: breaks and tabs become blanks. */
export const oneLine = (text: string): string =>
  text.replace(UNPRINTED, '').replace(BREAKS, ' ').trim();
/** What was typed as several lines. */
export const severalLines = (text: string): string =>
  text.replace(UNPRINTED, '').replace(UNSEEN, '').trim();

/** A text that is too long is there: of it, others have words. */
const orSay = (missing: string | undefined) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** Names, titles, addresses, subjects; `missing` is said when there is none. */
export const OneLine = (missing?: string): z.ZodString => orSay(missing).overwrite(oneLine);
/** Descriptions, notes, messages. */
export const SeveralLines = (missing?: string): z.ZodString =>
  orSay(missing).overwrite(severalLines);
