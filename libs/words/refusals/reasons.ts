// Every reason to say no, by code, with what its sentence may fill in.
import type { commandReasons, Reasons, ValuesOf } from '@purlin/event-sourcing/refusal.ts';
import type { accessReasons } from '@purlin/domain/access/refusals.ts';
import type { clientReasons } from '@purlin/domain/clients/refusals.ts';
import type { companyReasons } from '@purlin/domain/company/refusals.ts';
import type { estimateReasons } from '@purlin/domain/estimates/refusals.ts';
import type { leadReasons } from '@purlin/domain/leads/refusals.ts';
import type { messageReasons } from '@purlin/domain/messages/refusals.ts';
import type { paymentReasons } from '@purlin/domain/payments/refusals.ts';
import type { priceBookReasons } from '@purlin/domain/price-book/refusals.ts';
import type { quickbooksReasons } from '@purlin/domain/quickbooks/refusals.ts';
import type { jobReasons } from '@purlin/domain/scheduling/refusals.ts';
import type { vendorReasons } from '@purlin/domain/vendors/refusals.ts';

type Rooms =
  | typeof commandReasons
  | typeof accessReasons
  | typeof clientReasons
  | typeof companyReasons
  | typeof estimateReasons
  | typeof jobReasons
  | typeof leadReasons
  | typeof messageReasons
  | typeof paymentReasons
  | typeof priceBookReasons
  | typeof quickbooksReasons
  | typeof vendorReasons;

type CodeOf<R> = R extends Reasons ? keyof R : never;
type ValuesAt<R, C> = R extends Reasons ? (C extends keyof R ? ValuesOf<R[C]> : never) : never;
/** A code that several rooms use fills in what any of them gives. */
export type RefusalValuesByCode = { readonly [C in CodeOf<Rooms>]: ValuesAt<Rooms, C> };
