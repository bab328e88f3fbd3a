// Demo data: invented vendors, the papers they work under, and accounts that nobody has. Nothing
// here is real.
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import type { DocumentKind } from '@purlin/domain/vendors/documents.ts';
import type { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { momentOn } from './calendar.ts';
import type { Moment } from './past.ts';

const trade = (
  name: string,
  contactPerson: string,
  user: string,
  phone: string,
  category: VendorCategory,
  address: string,
  notes: string | null = null,
) => ({
  name: `${name} (demo)`,
  contactPerson,
  email: `${user}@vendor.example`,
  phone,
  category,
  address,
  notes,
});

export const demoVendors = [
  trade(
    'Willamette Roof Crew',
    'Ramon Castellano',
    'ramon.castellano',
    '(541) 555-0131',
    'Roofing',
    '77 Prairie Rd, Eugene, OR 97402',
    'Two crews of four; needs a week’s notice.',
  ),
  trade(
    'McKenzie Sheet Metal',
    'Joanne Petrov',
    'joanne.petrov',
    '(541) 555-0136',
    'Roofing',
    '410 Shelley St, Springfield, OR 97477',
    'Custom flashing in two days.',
  ),
  trade(
    'Long Tom Gutters',
    'Wes Hanley',
    'wes.hanley',
    '(541) 555-0137',
    'Other',
    '19 Territorial Hwy, Veneta, OR 97487',
  ),
  trade(
    'Spencer Butte Painting',
    'Grace Adeyemi',
    'grace.adeyemi',
    '(541) 555-0138',
    'Painting',
    '3301 Donald St, Eugene, OR 97405',
  ),
  trade(
    'Amazon Creek Hauling',
    'Pete Lindqvist',
    'pete.lindqvist',
    '(541) 555-0139',
    'Cleaning Services',
    '2255 W 7th Pl, Eugene, OR 97402',
    'Drop box on site by 7 in the morning.',
  ),
  trade(
    'Coburg Crane Service',
    'Dale Whitcomb',
    'dale.whitcomb',
    '(541) 555-0143',
    'General Contractor',
    '91 Roberts Rd, Coburg, OR 97408',
    'Four-hour minimum; needs the street closed.',
  ),
  trade(
    'Fern Ridge Scaffolding',
    'Ray Osterman',
    'ray.osterman',
    '(541) 555-0144',
    'General Contractor',
    '24510 Hwy 126, Veneta, OR 97487',
  ),
  trade(
    'Skinner Butte Electric',
    'Hana Sorel',
    'hana.sorel',
    '(541) 555-0145',
    'Electrician',
    '188 Lawrence St, Eugene, OR 97401',
    'Attic fans and skylight wiring.',
  ),
  trade(
    'Cal Young Equipment Rental',
    'Ines Long',
    'ines.long',
    '(541) 555-0146',
    'Other',
    '1430 Cal Young Rd, Eugene, OR 97401',
  ),
];

/** Indexes into `demoVendors`, of those of whom something else is told. */
const HAULING = 4;
const SCAFFOLDING = 6;
const RENTAL = 8;

/** Accounts that nobody has, at routing numbers that only add up. */
export const demoAccount = (n: number) => ({
  routingNumber: '323371076',
  accountNumber: `00055501${30 + n}`,
  accountType: 'checking' as const,
  accountHolderType: n === HAULING ? ('person' as const) : ('business' as const),
});

/** What is on file, and the day it ends, counted from today: one paper ended, two do soon. */
const PAPERS: readonly (readonly [
  vendor: number,
  kind: DocumentKind,
  number: string | null,
  endsIn: number | null,
])[] = [
  [0, 'ccb-licence', 'CCB 000131', 240],
  [0, 'liability-insurance', 'GL-200-118', 20],
  [0, 'workers-compensation', 'WC-55-1310', 74],
  [0, 'w-9', null, null],
  [1, 'liability-insurance', 'GL-201-118', 110],
  [1, 'w-9', null, null],
  [2, 'ccb-licence', 'CCB 000137', 12],
  [2, 'liability-insurance', 'GL-202-118', 200],
  [3, 'liability-insurance', 'GL-203-118', 290],
  [4, 'liability-insurance', 'GL-204-118', 330],
  [5, 'liability-insurance', 'GL-205-118', 151],
  [6, 'workers-compensation', 'WC-55-1440', 96],
  [7, 'ccb-licence', 'CCB 000145', 310],
  [7, 'liability-insurance', 'GL-207-118', -6],
];

/** They come in the year's first days; of one the account was changed two days ago. */
export function vendorMoments(
  today: string,
  since: number,
  vendorId: (n: number) => number,
): Moment[] {
  const on = (daysAgo: number, n: number) => ({
    at: momentOn(dayAfter(today, -daysAgo), 11),
    by: 'user-1',
    id: vendorId(n),
  });
  const account = (daysAgo: number, n: number, number = n): Moment => ({
    ...on(daysAgo, n),
    decider: bankAccount,
    command: () => ({ type: 'EnterBankAccount', data: { ...demoAccount(number), userIds: [] } }),
  });
  const confirmed = (daysAgo: number, n: number): Moment => ({
    ...on(daysAgo, n),
    decider: bankAccount,
    command: () => ({
      type: 'ConfirmBankAccount',
      data: { entry: 1, onlyAdmin: true, newcomer: false, established: [] },
    }),
  });
  const added = demoVendors.map((data, n): Moment => ({
    ...on(since, n),
    decider: vendor,
    command: () => ({ type: 'AddVendor', data }),
  }));
  const papers = PAPERS.map(([n, kind, number, endsIn]): Moment => ({
    ...on(since - 1, n),
    decider: vendor,
    command: () => ({
      type: 'RecordDocument',
      data: {
        kind,
        number: number && `${number} (demo)`,
        expiresOn: endsIn === null ? null : dayAfter(today, endsIn),
      },
    }),
  }));
  const accounts = demoVendors.flatMap((_, n) =>
    n === RENTAL ? [] : [account(since - 1, n), confirmed(since - 3, n)],
  );
  return [...added, ...papers, ...accounts, account(2, SCAFFOLDING, demoVendors.length)];
}
