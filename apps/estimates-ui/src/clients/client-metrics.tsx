// The three figures above the clients.
import { clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { CalendarIcon, HomeIcon, PeopleIcon } from '@blueprintjs/icons';
import { MetricCard, Metrics } from '@purlin/ui/ui.ts';
import { type Moments, useMoments, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';

const MOST = 500;

/** "500+" where the count goes on beyond what one answer holds. */
const counted = (rows: readonly unknown[] | undefined, among: readonly unknown[] | undefined) =>
  rows && among && (among.length >= MOST ? `${rows.length}+` : rows.length);

const inMonthOf = (now: string, { month }: Moments) => ({ createdAt }: { readonly createdAt: string }) => month(createdAt) === month(now);

export function ClientMetrics() {
  const [now] = useState(() => new Date().toISOString());
  const moments = useMoments();
  const everyone = useRead(clients.list, { query: { limit: MOST } });
  const offers = useRead(estimates.list, { query: { limit: MOST } });
  const orDash = (value: number | string | undefined, failed: boolean) => (failed && value === undefined ? '–' : value);
  const [lost, lostOffers] = [everyone.problem !== undefined, offers.problem !== undefined];
  return (
    <Metrics label="Clients at a glance">
      <MetricCard label="Total Clients" icon={<PeopleIcon />} value={orDash(counted(everyone.data, everyone.data), lost)} hint="Homeowners and property managers" />
      <MetricCard label="Active Projects" icon={<HomeIcon />} value={orDash(counted(offers.data?.filter((e) => e.status !== 'declined'), offers.data), lostOffers)} hint="Estimates not declined" />
      <MetricCard label="This Month" icon={<CalendarIcon />} value={orDash(counted(moments && everyone.data?.filter(inMonthOf(now, moments)), everyone.data), lost)} hint="New clients" accent />
    </Metrics>
  );
}
