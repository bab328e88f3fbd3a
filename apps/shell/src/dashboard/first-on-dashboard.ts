// Which part comes first on the dashboard, by the user's rights.
import type { useMay } from '@purlin/web/web.ts';

export type FirstPart = 'estimates' | 'payments' | 'scheduling';

/**
 * Users who may write estimates start with those; others with the jobs or the payments they manage.
 */
export const firstOnDashboard = (may: ReturnType<typeof useMay>): FirstPart =>
  may('estimates.write')
    ? 'estimates'
    : may('jobs.write')
      ? 'scheduling'
      : may('payments.read')
        ? 'payments'
        : 'estimates';

/** An auditor: may read users and payments, and change neither. */
export const onlyLooks = (may: ReturnType<typeof useMay>): boolean =>
  may('users.read') && !may('users.write') && may('payments.read') && !may('payments.write');
