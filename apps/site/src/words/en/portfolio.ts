// Texts of the portfolio. The projects are sample content that comes with the demo.
export const portfolio = {
  title: 'Roofing projects in Eugene, Oregon',
  description:
    'Six roofs around Eugene, Oregon: shingle, metal, flat, storm damage and repair, with ' +
    'what was wrong, what was done and how long it took.',
  heading: 'Roofs, and what was wrong with them',
  lead: 'Every roof starts as a question. Here are some of them, with the answer we built.',
  filter: 'Show projects',
  before: 'Before',
  after: 'After',
  featured: 'Featured',
  tour: 'Schedule Tour',
  tourOf: (name: string) => `Schedule Tour: call us about ${name}`,
  found: 'Found',
  done: 'Done',
  took: 'Took',
  categories: {
    all: 'All',
    residential: 'Residential',
    commercial: 'Commercial',
    repair: 'Repair',
    metal: 'Metal Roofing',
    storm: 'Storm Damage',
  },
  projects: {
    bungalow: {
      name: 'A 1928 bungalow gets its lines back',
      place: 'South Eugene',
      took: '5 days',
      found:
        'Three layers of shingles, a sagging porch corner and a valley that drained into the wall.',
      done:
        'Down to the boards, new deck at the porch, open metal valleys, laminated shingles ' +
        'in slate gray.',
    },
    farmhouse: {
      name: 'Standing seam on a farmhouse',
      place: 'Junction City',
      took: '7 days',
      found: 'Exposed screws backing out of thirty-year-old panels, each with its own small leak.',
      done:
        'Standing-seam steel in evergreen on a ventilated deck. No screw meets the weather ' +
        'anymore.',
    },
    shop: {
      name: 'A flat roof that drains',
      place: 'Springfield',
      took: '6 days',
      found: 'Four ponds, two blocked drains and a membrane patched eleven times.',
      done: 'Tapered insulation, white TPO welded in one sheet, new drains with overflow scuppers.',
    },
    limb: {
      name: 'The morning after the fir',
      place: 'Cottage Grove',
      took: '3 days',
      found: 'A limb through the deck, two broken rafters, rain in the nursery.',
      done:
        'Covered within the day, rafters sistered, deck and shingles rebuilt, a file of ' +
        'photos for the insurer.',
    },
    chimney: {
      name: 'One chimney, four earlier repairs',
      place: 'West Eugene',
      took: '2 days',
      found: 'Four generations of sealant, and no step flashing under any of it.',
      done:
        'Stepped and counter-flashed in metal, let into the mortar, with a cricket that ' +
        'turns the water aside.',
    },
    coast: {
      name: 'Salt wind on the Florence road',
      place: 'Florence road',
      took: '6 days',
      found: 'Lifted edges on the west side and nails rusted to needles.',
      done:
        'Six nails a shingle, stainless, sealed starter strips at every edge and a ' +
        'low-profile ridge vent.',
    },
  },
  numbersTitle: 'In numbers',
  numbers: [
    { value: '150+', text: 'projects completed' },
    { value: '98%', text: 'client satisfaction' },
    { value: '15+', text: 'years on roofs' },
    { value: '25', text: 'awards' },
  ],
  band: {
    title: 'Would you like to see one up close?',
    text: 'Call us. Many owners are glad to show theirs from the sidewalk.',
  },
};
