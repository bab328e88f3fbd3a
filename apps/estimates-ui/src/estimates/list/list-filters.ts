// The estimate list's filters, as in the URL.
import { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { EstimatesShown } from '@purlin/contracts/estimates.ts';

export interface Filters {
  readonly q: string;
  readonly status: EstimateStatus | undefined;
  readonly archived: boolean;
  readonly show: EstimatesShown | undefined;
}

/** Unknown values in the URL are ignored. */
export function filtersOf(address: URLSearchParams): Filters {
  const status = EstimateStatus.safeParse(address.get('status'));
  const show = EstimatesShown.safeParse(address.get('show'));
  return {
    q: address.get('q') ?? '',
    status: status.success ? status.data : undefined,
    archived: address.get('archived') === 'true',
    show: show.success ? show.data : undefined,
  };
}

/** The URL with one filter changed. Empty filters are dropped, other parameters stay. */
export function withFilter(
  address: URLSearchParams,
  name: keyof Filters,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
