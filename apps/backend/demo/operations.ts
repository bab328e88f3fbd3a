// Demo data: invented vendors, the jobs of the accepted demo estimates, a price book with the usual work of a roofer, and two payments. Nothing here is real.
import type { CategoryType } from '@purlin/domain/price-book/category.ts';
import type { Unit } from '@purlin/domain/shared/unit.ts';
import type { VendorCategory } from '@purlin/domain/vendors/vendor.ts';

const vendor = (name: string, contactPerson: string, user: string, phone: string, category: VendorCategory, address: string, notes: string | null = null) =>
  ({ name: `${name} (demo)`, contactPerson, email: `${user}@vendor.example`, phone, category, address, notes });

export const demoVendors = [
  vendor('Willamette Roof Crew', 'Ramon Castellano', 'ramon.castellano', '(541) 555-0131', 'Roofing', '77 Prairie Rd, Eugene, OR 97402', 'Two crews of four; asks for a week of notice.'),
  vendor('McKenzie Sheet Metal', 'Joanne Petrov', 'joanne.petrov', '(541) 555-0132', 'Roofing', '410 Shelley St, Springfield, OR 97477', 'Bends flashing to measure, two days.'),
  vendor('Long Tom Gutters', 'Wes Hanley', 'wes.hanley', '(541) 555-0133', 'Other', '19 Territorial Hwy, Veneta, OR 97487'),
  vendor('Spencer Butte Painting', 'Grace Adeyemi', 'grace.adeyemi', '(541) 555-0134', 'Painting', '3301 Donald St, Eugene, OR 97405'),
  vendor('Amazon Creek Hauling', 'Pete Lindqvist', 'pete.lindqvist', '(541) 555-0135', 'Cleaning Services', '2255 W 7th Pl, Eugene, OR 97402', 'Drop box on site by 7 in the morning.'),
];

export interface DemoJob {
  /** Index into `demoEstimates`; that estimate is accepted. */
  readonly estimate: number;
  readonly startsInDays: number;
  readonly lastsDays: number;
  readonly startTime: string;
  readonly budgetDollars: number | null;
  readonly notes: string;
}

export const demoJobs: readonly DemoJob[] = [
  { estimate: 0, startsInDays: 3, lastsDays: 3, startTime: '07:30', budgetDollars: 11_500, notes: 'Drop box in the driveway the evening before. (demo)' },
  { estimate: 5, startsInDays: 1, lastsDays: 1, startTime: '08:00', budgetDollars: 1_400, notes: 'Side gate is unlocked. (demo)' },
  { estimate: 6, startsInDays: 9, lastsDays: 1, startTime: '09:00', budgetDollars: null, notes: 'Roof access from the stairwell; ask the office for the key. (demo)' },
];

/** Indexes into `demoVendors` and `demoJobs`. */
export const demoPayments = [
  { vendor: 0, job: 0, laborDollars: 4_200, materialsDollars: 0, dueInDays: 10, notes: 'Tear-off and shingles, paid after the inspection. (demo)', approved: false },
  { vendor: 2, job: 1, laborDollars: 620, materialsDollars: 540, dueInDays: 5, notes: 'Gutter and two downspouts. (demo)', approved: true },
];

/** Name, unit, price, cost in dollars, description. */
type DemoItem = readonly [string, Unit, number, number | null, string];
export interface DemoCategory { readonly name: string; readonly type: CategoryType; readonly items: readonly DemoItem[] }

export const demoPriceBook: readonly DemoCategory[] = [
  { name: 'Tear-off and disposal', type: 'service', items: [
    ['Tear-off, one layer', 'square', 145, 82, 'Remove one layer of shingles and felt down to the decking, magnet sweep, haul to the transfer station.'],
    ['Tear-off, two layers', 'square', 210, 128, 'Remove two layers down to the decking, magnet sweep, haul away.'],
    ['Decking replacement, 1/2 in. CDX', 'each', 92, 48, 'Cut out and replace one 4 x 8 sheet, nailed to code.'],
  ] },
  { name: 'Installation', type: 'service', items: [
    ['Architectural shingles, installed', 'square', 385, 214, 'Synthetic underlayment, starter, shingles with six nails, caps.'],
    ['Standing seam metal, installed', 'square', 980, 610, '24-gauge panels, concealed clips, trims and closures.'],
    ['TPO membrane, 60 mil, installed', 'square', 640, 392, 'Mechanically attached over cover board, seams welded.'],
  ] },
  { name: 'Repairs and flashing', type: 'service', items: [
    ['Chimney flashing, new', 'each', 860, 410, 'New step and counter flashing, cut into the mortar and sealed.'],
    ['Pipe boot replacement', 'each', 165, 58, 'New boot, shingles woven in around it.'],
    ['Leak diagnosis', 'hour', 115, 55, 'Find the source from attic and roof, with photographs.'],
  ] },
  { name: 'Maintenance', type: 'service', items: [
    ['Moss treatment', 'square', 34, 14, 'Brush off what is loose and treat; no pressure washing.'],
    ['Gutter cleaning', 'lnft', 2.1, 0.9, 'By hand, downspouts flushed.'],
  ] },
  { name: 'Shingles and underlayment', type: 'material', items: [
    ['Architectural shingles, 30 year', 'square', 128, 98, 'Three bundles a square, algae resistant.'],
    ['Synthetic underlayment', 'square', 14, 8.5, 'Ten-square rolls.'],
    ['Ice and water shield', 'square', 74, 52, 'Self-adhering, valleys and eaves.'],
  ] },
  { name: 'Metal and ventilation', type: 'material', items: [
    ['Ridge vent', 'lnft', 4.6, 2.9, 'Shingle-over, with filter.'],
    ['Drip edge, 2 x 2', 'lnft', 1.85, 1.1, 'Painted steel, ten-foot lengths.'],
    ['Step flashing, 4 x 4 x 8', 'each', 0.95, 0.55, 'Galvanised.'],
  ] },
  { name: 'Fasteners and sealants', type: 'material', items: [
    ['Coil nails, 1 1/4 in.', 'pound', 3.2, 2.1, 'Electro-galvanised.'],
    ['Roof cement', 'gallon', 24, 15, 'Wet or dry surface.'],
  ] },
];
