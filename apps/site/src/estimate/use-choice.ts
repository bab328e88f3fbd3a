// The selected option: the approved one, the one the client picked, else the recommended one.
import { useState } from 'react';
import type { EstimateOption, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { inOrder } from './compare.ts';

export interface Choice {
  /** Undefined if there are no options. */
  readonly chosen: EstimateOption | undefined;
  readonly choose: (option: EstimateOption) => void;
}

export function useChoice({ estimateOptions, selectedOptionId }: PublicEstimate): Choice {
  const [picked, setPicked] = useState<number | null>(null);
  const options = inOrder(estimateOptions);
  const byId = (id: number | null) => options.find((option) => option.id === id);
  return {
    chosen:
      byId(selectedOptionId) ??
      byId(picked) ??
      options.find(({ recommended }) => recommended) ??
      options[0],
    choose: (option) => setPicked(option.id),
  };
}
