// A new estimate is valid for as many days as the company has set.
import { company } from '@purlin/contracts/company.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useRead } from '@purlin/web/web.ts';
import { useEffect, useRef } from 'react';
import { prefill } from '../draft/prefill.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';

/** The calendar date so many days later. */
function daysAfter(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/** Suggests the date once, unless work is gone on with. */
export function useValidUntil({ form, kept, changed }: EstimateForm): void {
  const { data: settings } = useRead(company.estimateSettings);
  const { data: calendar } = useRead(scheduling.today);
  const suggested = useRef(false);
  const waiting = kept.offer !== null;
  useEffect(() => {
    if (!settings || !calendar || suggested.current || waiting) return;
    suggested.current = true;
    if (!changed && form.getValues('validUntil') === '')
      prefill(form, { validUntil: daysAfter(calendar.today, settings.validDays) });
  }, [settings, calendar, waiting, changed, form]);
}
