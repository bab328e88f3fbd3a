// Saves a new estimate as the wizards do it: the draft, then its options, then the lines one by one
// (spec section 4).
import { estimates } from '@purlin/contracts/estimates.ts';
import { type ApiProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { headerBody, lineBody, optionBody, wholeBody } from './body.ts';
import type { FormValues, LineValues, OptionValues } from './values.ts';

export interface SavedEstimate {
  readonly id: number;
  readonly estimateNumber: string;
}

type Place = { readonly estimateId: number } | { readonly estimateOptionId: number };
interface Doors {
  /** Each answers undefined when it did not work; the failure has been told by then. */
  readonly draft: (values: FormValues) => Promise<SavedEstimate | undefined>;
  readonly addOption: (
    estimateId: number,
    option: OptionValues,
    order: number,
  ) => Promise<{ readonly id: number } | undefined>;
  readonly addLine: (of: Place, line: LineValues, order: number) => Promise<unknown>;
  /** Writes everything at once over what is there. */
  readonly change: (estimateId: number, values: FormValues) => Promise<SavedEstimate | undefined>;
  /** Told as soon as the draft exists, so that it is never written twice. */
  readonly drafted: (estimateId: number) => void;
}

/**
 * Gives the estimate when everything is saved. After a failure call it again with the id that
 * `drafted` was told: what is missing is then written in one piece.
 */
export async function saveStepByStep(
  values: FormValues,
  estimateId: number | null,
  { draft, addOption, addLine, change, drafted }: Doors,
): Promise<SavedEstimate | undefined> {
  if (estimateId !== null) return change(estimateId, values);
  const saved = await draft(values);
  if (!saved) return undefined;
  drafted(saved.id);
  const addLines = async (of: Place, lines: readonly LineValues[]): Promise<boolean> => {
    for (const [order, line] of lines.entries())
      if ((await addLine(of, line, order)) === undefined) return false;
    return true;
  };
  if (values.estimateType === 'single')
    return (await addLines({ estimateId: saved.id }, values.lines)) ? saved : undefined;
  for (const [order, option] of values.options.entries()) {
    const added = await addOption(saved.id, option, order);
    if (!added || !(await addLines({ estimateOptionId: added.id }, option.lines))) return undefined;
  }
  return saved;
}

const FAILED = 'Failed to create estimate';

/**
 * The commands behind it, with the messages of spec section 8. `atOnce`: one call with everything,
 * as the five-step wizard does it.
 */
export function useCreating(
  {
    estimateId,
    setEstimateId,
    mark,
  }: {
    readonly estimateId: number | null;
    readonly setEstimateId: (id: number) => void;
    readonly mark: (problem: ApiProblem) => void;
  },
  atOnce: boolean,
) {
  const draft = useCommand(estimates.draft, { toast: { failed: FAILED } });
  const addOption = useCommand(estimates.addOption, {
    toast: { failed: 'Failed to create estimate option' },
  });
  const addLine = useCommand(estimates.addLineItem, {
    toast: { failed: 'Failed to create line item' },
  });
  const change = useCommand(estimates.change, { toast: { failed: FAILED } });
  const [saving, setSaving] = useState(false);
  const problem = draft.problem ?? change.problem;
  useEffect(() => {
    if (problem) mark(problem);
  }, [problem, mark]);

  const save = async (values: FormValues): Promise<SavedEstimate | undefined> => {
    setSaving(true);
    try {
      if (atOnce && estimateId === null) return await draft.run({ body: wholeBody(values) });
      return await saveStepByStep(values, estimateId, {
        draft: (all) => draft.run({ body: headerBody(all) }),
        addOption: (id, option, order) =>
          addOption.run({ params: { id }, body: optionBody(option, order) }),
        addLine: (of, line, order) => addLine.run({ body: lineBody(line, order, of) }),
        change: (id, all) => change.run({ params: { id }, body: wholeBody(all) }),
        drafted: setEstimateId,
      });
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
