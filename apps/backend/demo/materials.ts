// Demo data: what a roofer buys and installs, with invented prices and costs.
import type { DemoCategory } from './price-book-shapes.ts';

export const MATERIALS: readonly DemoCategory[] = [
  {
    name: 'Shingles',
    type: 'material',
    items: [
      [
        'Architectural shingles, 30 year',
        'square',
        128,
        98,
        'Three bundles per square, algae resistant.',
      ],
      ['Three-tab shingles, 25 year', 'square', 104, 79, 'Three bundles per square.'],
      ['Designer shingles', 'square', 212, 168, 'Four bundles per square.'],
      ['Starter strip', 'lnft', 0.9, 0.52, 'Self-sealing, 105-foot bundles.'],
      ['Hip and ridge caps', 'lnft', 3.4, 2.2, 'Color-matched to the shingles.'],
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
