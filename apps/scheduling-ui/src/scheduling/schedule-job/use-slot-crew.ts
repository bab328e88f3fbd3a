// Who is put on the job that is being made: at first the crew in whose lane it was begun (`?lane=`
// of the address).
import { useSearchParams } from '@purlin/web/web.ts';
import { useState } from 'react';
import { nobody, type PutOn } from '../parts/put-on.ts';

export function useSlotCrew() {
  const lane = useSearchParams()[0].get('lane') ?? '';
  const crewId = /^[1-9]\d{0,14}$/.test(lane) ? Number(lane) : undefined;
  const [putOn, setPutOn] = useState<PutOn>({ ...nobody, crewId });
  const [first] = useState(crewId);
  /** Somebody was chosen here: what stood there at first is no work that could be lost. */
  const isChosen = putOn.crewId !== first || putOn.vendorIds.length > 0;
  return { putOn, setPutOn, isChosen };
}
