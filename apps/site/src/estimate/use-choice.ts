// Which option is chosen: the one that was approved, the one that the client picked, else the one
// that is recommended.
import { useState } from 'react';
import type { EstimateOption, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { inOrder } from './compare.ts';

export interface Choice {
  /** Undefined where there are no options. */
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
