// The services as the public pages present them.
export type ServiceArt = 'inspection' | 'repair' | 'replacement' | 'maintenance';

export interface Service {
  readonly art: ServiceArt;
  readonly name: string;
  readonly price: string;
  readonly duration: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly badge?: string;
}

export const services: readonly Service[] = [
  {
    art: 'inspection', name: 'Roof Inspection', price: 'Free', duration: '1-2 hours',
    description: 'We walk the roof, look at every joint where water could get in, and show you what we found in photos.',
    features: ['Shingles, ridge and valleys', 'Flashing at walls, chimneys and vents', 'Gutters and drainage', 'Attic from the inside, where we can reach it'],
  },
  {
    art: 'repair', name: 'Roof Repairs', price: 'From $350', duration: '1-3 days',
    description: 'Leaks, lifted shingles, cracked pipe boots, rusted flashing: we find where the water enters and fix that, not only the stain below it.',
    features: ['Leak tracing', 'Shingle and flashing repair', 'Pipe boots and vents', 'Matched to the roof you have'],
  },
  {
    art: 'replacement', name: 'Complete Roof Replacement', price: 'Custom quote', duration: '3-7 days', badge: 'Most popular',
    description: 'Old layers off, deck checked and repaired, and a new roof built up layer by layer, with ventilation that keeps the attic dry.',
    features: ['Tear-off and disposal', 'Deck repair', 'Underlayment, flashing and ridge vent', 'Asphalt shingles, metal, tile or flat roofing'],
  },
  {
    art: 'maintenance', name: 'Maintenance Programs', price: 'Custom', duration: 'Ongoing',
    description: 'Moss, needles and standing water shorten the life of an Oregon roof. Regular visits keep small things small.',
    features: ['Moss and debris removal', 'Gutter cleaning', 'Sealant and fastener check', 'A photo report after each visit'],
  },
];

export const specialties = [
  { name: 'Storm Damage Repair', text: 'Wind, fallen limbs, hail. We make the roof safe, document the damage and repair it.' },
  { name: 'Insurance Claim Coordination', text: 'Photos, measurements and a line-by-line estimate for your insurer, and we meet the adjuster at your house. What is covered is decided between you and your insurer.' },
  { name: 'Emergency Services', text: 'Water coming in? Call us. We cover the opening first and talk about the repair when the room is dry.' },
  { name: 'Metal and Flat Roofing', text: 'Standing-seam metal for steep roofs, TPO and EPDM membranes for flat ones, with the edge details each of them needs.' },
] as const;

/** The four steps keep the names the business uses. */
export const steps = [
  { name: 'Consultation', text: 'You tell us what you see. We inspect the roof for free and show you photos.' },
  { name: 'Design', text: 'We choose materials and details with you and write an estimate with every line priced. You approve it online, or you don’t.' },
  { name: 'Execution', text: 'We protect the garden, do the work in the order water would test it, and tell you if the deck holds a surprise before we act on it.' },
  { name: 'Reveal', text: 'We clean up, run a magnet over the ground for nails, and go through the finished roof with you.' },
] as const;

/** Layers of a shingle roof from the inside out; the numbers stand on the drawing. */
export const layers = [
  { name: 'Rafters', text: 'The frame. We check it before anything covers it.' },
  { name: 'Deck', text: 'Sheathing that every nail holds on to. Soft panels are replaced, never covered.' },
  { name: 'Eave membrane', text: 'Self-sealing sheet along the edge, where water backs up behind leaves and ice.' },
  { name: 'Underlayment', text: 'The second roof under the first, lapped so that each row sheds onto the next.' },
  { name: 'Drip edge', text: 'Metal that leads water into the gutter instead of behind it.' },
  { name: 'Shingles', text: 'Laid in staggered courses, so no joint stands above another.' },
  { name: 'Ridge cap and vent', text: 'The last row lets warm, damp air out and keeps rain from coming in.' },
] as const;
