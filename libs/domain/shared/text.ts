// Text input, single-line or multi-line, without invisible characters. Those break e-mail headers
// and file names, and can reorder the text next to them.
import { z } from 'zod';

/**
 * Characters that change text direction (used to disguise file extensions) or are invisible (used
 * to make two names look alike). The joiners U+200C and U+200D stay, because scripts and emoji need
 * them.
 */
const UNPRINTED =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u2800\u3164\ufeff\uffa0]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Control characters, except tab and line breaks. */
const UNSEEN = /(?![\t\n\r])\p{Cc}/gu;

/** Single-line text: line breaks and tabs become spaces. */
export const oneLine = (text: string): string =>
  text.replace(UNPRINTED, '').replace(BREAKS, ' ').trim();
/** Multi-line text. */
export const severalLines = (text: string): string =>
  text.replace(UNPRINTED, '').replace(UNSEEN, '').trim();

/** The message applies only to missing text; too-long text has its own. */
const orSay = (missing: string | undefined) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** Names, titles, addresses, subjects; `missing` is the message when absent. */
export const OneLine = (missing?: string): z.ZodString => orSay(missing).overwrite(oneLine);
/** Descriptions, notes, messages. */
export const SeveralLines = (missing?: string): z.ZodString =>
  orSay(missing).overwrite(severalLines);
