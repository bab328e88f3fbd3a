// Applies the company's defaults for the kind of work to a new estimate.
import { company } from '@purlin/contracts/company.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { settings } from '@purlin/contracts/settings.ts';
import type { WorkKind } from '@purlin/domain/company/settings/offers.ts';
import { useRead } from '@purlin/web/web.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { packagesIn } from '../draft/packages.ts';
import { prefill } from '../draft/prefill.ts';
import { startFor, type Usual } from '../draft/start.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';

export interface Start {
  readonly kind: WorkKind;
  readonly choose: (kind: WorkKind) => void;
}

function useUsual(): Usual | undefined {
  const { data: all } = useRead(settings.all);
  const { data: estimates } = useRead(company.estimateSettings);
  const { data: calendar } = useRead(scheduling.today);
  return useMemo(
    () =>
      all && estimates && calendar
        ? { offers: all.offers.values, validDays: estimates.validDays, today: calendar.today }
        : undefined,
    [all, estimates, calendar],
  );
}

/**
 * Applies the defaults once, unless a draft is resumed, and again whenever the kind of work or the
 * client's language changes. `suggested`: the kind of work that a request asks for.
 */
export function useUsualStart(
  { form, held, changed, client }: EstimateForm,
  suggested: WorkKind = 'any',
): Start {
  const usual = useUsual();
  const [chosen, choose] = useState<WorkKind>();
  const kind = chosen ?? suggested;
  const language = client?.language ?? 'en';
  const filled = useRef<string>(undefined);
  useEffect(() => {
    const wanted = `${kind} ${language}`;
    if (!usual || held || filled.current === wanted) return;
    const first = filled.current === undefined;
    filled.current = wanted;
    if (first && changed) return;
    prefill(form, startFor(form.getValues(), usual, kind, language));
    for (const [field, words] of packagesIn(form.getValues('options'), language))
      form.setValue(field, words);
  }, [usual, held, changed, form, kind, language]);
  return { kind, choose };
}
