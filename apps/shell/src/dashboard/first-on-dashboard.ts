// What somebody sees on the dashboard, as their rights say it: first the part of their own work.
import type { useMay } from '@purlin/web/web.ts';

export type FirstPart = 'estimates' | 'payments' | 'scheduling';

/** Whoever writes estimates starts with them; others with the jobs or the money they look after. */
export const firstOnDashboard = (may: ReturnType<typeof useMay>): FirstPart =>
  may('estimates.write')
    ? 'estimates'
    : may('jobs.write')
      ? 'scheduling'
      : may('payments.read')
        ? 'payments'
        : 'estimates';

/** An auditor: whoever sees the users and the money, and changes neither. */
export const onlyLooks = (may: ReturnType<typeof useMay>): boolean =>
  may('users.read') && !may('users.write') && may('payments.read') && !may('payments.write');
