// Texts of the services page; the landing page shows some of them too.
export const services = {
  title: 'Roof repair and replacement in Eugene, Oregon',
  description:
    'Free roof inspection, repairs from $350, complete replacement in 3-7 days, ' +
    'maintenance programs, storm damage and emergency work in Eugene, Oregon.',
  heading: 'Roof services, with prices',
  lead: 'Four ways to start. Each begins with a free look at your roof.',
  label: 'Services',
  popular: 'Most popular',
  items: {
    inspection: {
      name: 'Roof Inspection',
      price: 'Free',
      duration: '1-2 hours',
      description:
        'We walk the roof, look at every joint where water could get in, and show you what ' +
        'we found in photos.',
      features: [
        'Shingles, ridge and valleys',
        'Flashing at walls, chimneys and vents',
        'Gutters and drainage',
        'Attic from the inside, where we can reach it',
      ],
    },
    repair: {
      name: 'Roof Repairs',
      price: 'From $350',
      duration: '1-3 days',
      description:
        'Leaks, lifted shingles, cracked pipe boots, rusted flashing: we find where the ' +
        'water enters and fix that, not just the stain below it.',
      features: [
        'Leak tracing',
        'Shingle and flashing repair',
        'Pipe boots and vents',
        'Matched to the roof you have',
      ],
    },
    replacement: {
      name: 'Complete Roof Replacement',
      price: 'Custom quote',
      duration: '3-7 days',
      description:
        'Old layers off, deck checked and repaired, and a new roof built up layer by ' +
        'layer, with ventilation that keeps the attic dry.',
      features: [
        'Tear-off and disposal',
        'Deck repair',
        'Underlayment, flashing and ridge vent',
        'Asphalt shingles, metal, tile or flat roofing',
      ],
    },
    maintenance: {
      name: 'Maintenance Programs',
      price: 'Custom',
      duration: 'Ongoing',
      description:
        'Moss, needles and standing water shorten the life of an Oregon roof. Regular ' +
        'visits keep small things small.',
      features: [
        'Moss and debris removal',
        'Gutter cleaning',
        'Sealant and fastener check',
        'A photo report after each visit',
      ],
    },
  },
  specialtiesTitle: 'For unusual roofs and unusual days',
  specialties: [
    {
      name: 'Storm Damage Repair',
      text: 'Wind, fallen limbs, hail. We make the roof safe, document the damage and repair it.',
    },
    {
      name: 'Insurance Claim Coordination',
      text:
        'Photos, measurements and a line-by-line estimate for your insurer, and we meet the ' +
        'adjuster at your house. What’s covered is between you and your insurer.',
    },
    {
      name: 'Emergency Services',
      text:
        'Water coming in? Call us. We cover the opening first and talk about the repair when ' +
        'the room is dry.',
    },
    {
      name: 'Metal and Flat Roofing',
      text:
        'Standing-seam metal for steep roofs, TPO and EPDM membranes for flat ones, with the ' +
        'edge details each of them needs.',
    },
  ],
  stepsTitle: 'From first look to last nail',
  steps: [
    {
      name: 'Consultation',
      text: 'You tell us what you see. We inspect the roof for free and show you photos.',
    },
    {
      name: 'Design',
      text:
        'We choose materials and details with you and write an estimate with every line ' +
        'priced. You approve or decline it online.',
    },
    {
      name: 'Execution',
      text:
        'We protect your yard, do the work in the order water would test it, and tell you ' +
        'if the deck holds a surprise before we act on it.',
    },
    {
      name: 'Reveal',
      text:
        'We clean up, run a magnet over the ground for nails, and walk through the finished ' +
        'roof with you.',
    },
  ],
  band: {
    title: 'Not sure what your roof needs?',
    text: 'Neither are we, until we look. That part is free.',
  },
};
