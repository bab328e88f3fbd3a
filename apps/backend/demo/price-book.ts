// Demo data: the price book of a roofer, services and materials with units, prices and costs. The
// prices are invented.
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import type { Unit } from '@purlin/domain/shared/unit.ts';

/**
 * Name, unit, price and cost in dollars, description or scope of work; of a service also what is
 * not included and how it is done.
 */
type DemoItem = readonly [
  name: string,
  unit: Unit,
  price: number,
  cost: number | null,
  description: string,
  exclusions?: string | undefined,
  process?: string,
];
export interface DemoCategory {
  readonly name: string;
  readonly type: CategoryType;
  readonly items: readonly DemoItem[];
}

const SERVICES: readonly DemoCategory[] = [
  {
    name: 'Tear-off and disposal',
    type: 'service',
    items: [
      [
        'Tear-off, one layer',
        'square',
        145,
        82,
        'Remove one layer of shingles and felt down to the decking, magnet sweep, haul to ' +
          'the transfer station.',
        'Hidden layers, which are charged as a second layer.',
        'Tarps over beds and walks, tear-off from the ridge down, magnet sweep at noon and ' +
          'in the evening.',
      ],
      [
        'Tear-off, two layers',
        'square',
        210,
        128,
        'Remove two layers down to the decking, magnet sweep, haul away.',
      ],
      [
        'Tear-off, cedar shakes',
        'square',
        235,
        146,
        'Remove shakes and felt; skip sheathing stays and is nailed off.',
        'New sheathing over the skip sheathing.',
      ],
      [
        'Drop box, 20 yards',
        'each',
        520,
        410,
        'Set on planks, hauled when full, weighed slip with the invoice.',
      ],
      [
        'Decking replacement, 1/2 in. CDX',
        'each',
        92,
        48,
        'Cut out and replace one 4 x 8 sheet, nailed to code.',
        'Rafters and structural repairs.',
      ],
    ],
  },
  {
    name: 'Installation',
    type: 'service',
    items: [
      [
        'Architectural shingles, installed',
        'square',
        385,
        214,
        'Synthetic underlayment, starter, shingles with six nails, caps.',
        undefined,
        'Dry-in the same day as the tear-off, shingles from the eaves up, caps last.',
      ],
      [
        'Three-tab shingles, installed',
        'square',
        298,
        171,
        '25-year shingles over synthetic underlayment.',
      ],
      [
        'Designer shingles, installed',
        'square',
        492,
        291,
        'Heavy laminated shingles with a slate look, high-wind nailing.',
      ],
      [
        'Standing seam metal, installed',
        'square',
        980,
        610,
        '24-gauge panels, concealed clips, trims and closures.',
        'Painting of existing gutters.',
        'Panels are formed on site to the length of the slope, so that there are no end laps.',
      ],
      [
        'TPO membrane, 60 mil, installed',
        'square',
        640,
        392,
        'Mechanically attached over cover board, seams welded.',
      ],
      [
        'Ice and water shield, installed',
        'square',
        128,
        71,
        'Self-adhering, in valleys and at eaves.',
      ],
      [
        'Ridge vent, installed',
        'lnft',
        14,
        7.2,
        'Cut the slot, shingle-over vent with filter, caps.',
      ],
      [
        'Permit and inspection',
        'each',
        310,
        265,
        'Filed in your name with the city or county; we meet the inspector.',
      ],
    ],
  },
  {
    name: 'Repairs and flashing',
    type: 'service',
    items: [
      ['Leak diagnosis', 'hour', 115, 55, 'Find the source from attic and roof, with photographs.'],
      [
        'Shingle repair',
        'square',
        465,
        228,
        'Replace damaged shingles, colors matched as close as age allows.',
        'An exact match of weathered colors.',
      ],
      [
        'Chimney flashing, new',
        'each',
        860,
        410,
        'New step and counter flashing, cut into the mortar and sealed.',
        'Masonry repairs.',
      ],
      ['Pipe boot replacement', 'each', 165, 58, 'New boot, shingles woven in around it.'],
      [
        'Skylight flashing kit, installed',
        'each',
        540,
        265,
        'Kit of the maker, underlayment turned up at the curb.',
      ],
      [
        'Skylight, replaced',
        'each',
        1380,
        890,
        'Fixed, laminated glass, flashing kit included.',
        'Drywall and paint inside.',
      ],
      [
        'Valley metal, replaced',
        'lnft',
        32,
        15,
        'W-style metal, hemmed, with ice and water shield beneath.',
      ],
      ['Emergency tarp', 'each', 380, 170, 'Supplied, fastened with battens, within 24 hours.'],
      ['Ridge cap replacement', 'lnft', 18, 8.4, 'Caps removed, new ones set and nailed.'],
    ],
  },
  {
    name: 'Maintenance and inspection',
    type: 'service',
    items: [
      [
        'Moss treatment',
        'square',
        34,
        14,
        'Brush off what is loose and treat; no pressure washing.',
      ],
      ['Gutter cleaning', 'lnft', 2.1, 0.9, 'By hand, downspouts flushed.'],
      [
        'Roof inspection with report',
        'each',
        195,
        85,
        'From above and from the attic, with photographs and a list of what should be done when.',
      ],
      [
        'Annual care visit',
        'each',
        340,
        150,
        'Debris off, sealants checked, small repairs up to half an hour.',
      ],
      ['Drain strainer, replaced', 'each', 145, 52, 'Cast strainer, clamping ring resealed.'],
    ],
  },
  {
    name: 'Gutters',
    type: 'service',
    items: [
      [
        'Seamless gutter, five inch',
        'lnft',
        13,
        6.1,
        'Formed on site, hidden hangers every two feet.',
      ],
      ['Seamless gutter, six inch', 'lnft', 17, 8.2, 'For steep and large roofs.'],
      ['Downspout', 'lnft', 11, 4.8, 'With elbows and straps.'],
      ['Gutter guard', 'lnft', 9.5, 4.6, 'Perforated aluminum, screwed to the gutter.'],
      ['Fascia board, replaced', 'lnft', 21, 9.7, 'Primed cedar, painted on site in your color.'],
    ],
  },
];

const MATERIALS: readonly DemoCategory[] = [
  {
    name: 'Shingles',
    type: 'material',
    items: [
      [
        'Architectural shingles, 30 year',
        'square',
        128,
        98,
        'Three bundles a square, algae resistant.',
      ],
      ['Three-tab shingles, 25 year', 'square', 104, 79, 'Three bundles a square.'],
      ['Designer shingles', 'square', 212, 168, 'Four bundles a square.'],
      ['Starter strip', 'lnft', 0.9, 0.52, 'Self-sealing, 105-foot bundles.'],
      ['Hip and ridge caps', 'lnft', 3.4, 2.2, 'Colors of the shingles.'],
    ],
  },
  {
    name: 'Underlayment',
    type: 'material',
    items: [
      ['Synthetic underlayment', 'square', 14, 8.5, 'Ten-square rolls.'],
      ['Ice and water shield', 'square', 74, 52, 'Self-adhering, valleys and eaves.'],
      ['Felt, 30 pound', 'square', 19, 12, 'Two-square rolls.'],
    ],
  },
  {
    name: 'Metal and flashing',
    type: 'material',
    items: [
      ['Drip edge, 2 x 2', 'lnft', 1.85, 1.1, 'Painted steel, ten-foot lengths.'],
      ['Step flashing, 4 x 4 x 8', 'each', 0.95, 0.55, 'Galvanized.'],
      ['Valley metal, 24 inch', 'lnft', 6.8, 4.3, 'Painted steel, W-style.'],
      ['Pipe boot, 1 1/2 to 3 inch', 'each', 18, 11, 'Silicone collar, lasts as long as the roof.'],
      ['Standing seam panel, 24 gauge', 'sqft', 5.9, 4.4, 'Sixteen-inch panels, twelve colors.'],
      ['Snow guard', 'each', 21, 13.5, 'Clamped to the seam, no holes.'],
    ],
  },
  {
    name: 'Ventilation and skylights',
    type: 'material',
    items: [
      ['Ridge vent', 'lnft', 4.6, 2.9, 'Shingle-over, with filter.'],
      ['Box vent', 'each', 48, 29, 'Fifty square inches net free area.'],
      ['Intake vent, soffit', 'each', 16, 8.8, 'Eight by sixteen inches.'],
      ['Solar attic fan', 'each', 620, 455, 'With thermostat, ten watts.'],
      ['Skylight, fixed, 2 x 4 feet', 'each', 610, 470, 'Laminated low-E glass.'],
    ],
  },
  {
    name: 'Flat roof',
    type: 'material',
    items: [
      ['TPO membrane, 60 mil, white', 'sqft', 1.6, 1.05, 'Ten-foot rolls.'],
      ['Cover board, 1/2 inch', 'sqft', 0.98, 0.66, 'High-density polyiso.'],
      ['TPO pipe boot', 'each', 34, 21, 'Molded, welded on.'],
    ],
  },
  {
    name: 'Fasteners and sealants',
    type: 'material',
    items: [
      ['Coil nails, 1 1/4 inch', 'pound', 3.2, 2.1, 'Electro-galvanized.'],
      ['Plates and screws', 'each', 0.42, 0.27, 'For cover board and membrane.'],
      ['Roof cement', 'gallon', 24, 15, 'Wet or dry surface.'],
      ['Polyurethane sealant', 'each', 9.5, 6.1, 'Ten-ounce tube, clear or color.'],
    ],
  },
];

export const demoPriceBook: readonly DemoCategory[] = [...SERVICES, ...MATERIALS];
