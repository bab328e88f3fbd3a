// Enums of leads and of the public forms.
import { z } from 'zod';

/** Options of the public forms (rule: public-forms). */
export const ProjectType = z.enum([
  'roof-replacement',
  'leak-repair',
  'storm-damage',
  'inspection',
  'gutters',
  'emergency',
  'other',
]);
export type ProjectType = z.infer<typeof ProjectType>;
export const Urgency = z.enum(['asap', 'flexible']);
export const PreferredMaterial = z.enum([
  'Asphalt Shingles',
  'Metal Roofing',
  'Tile',
  'Flat Roof (TPO/EPDM)',
  'Not Sure - Need Recommendation',
]);
export const Subject = z.enum([
  'consultation',
  'project-quote',
  'general-inquiry',
  'portfolio-question',
  'process-question',
  'other',
]);
export type Subject = z.infer<typeof Subject>;
export const PreferredContact = z.enum(['email', 'phone', 'either']);

export const LeadKind = z.enum(['quote', 'message']);
export type LeadKind = z.infer<typeof LeadKind>;
export const LeadStatus = z.enum(['new', 'contacted', 'quoted', 'won', 'lost']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/**
 * E-mails about a lead: a receipt for the visitor, a notice for the company, and replies by staff.
 */
export const LeadEmail = z.enum(['receipt', 'notice', 'reply']);
export type LeadEmail = z.infer<typeof LeadEmail>;
