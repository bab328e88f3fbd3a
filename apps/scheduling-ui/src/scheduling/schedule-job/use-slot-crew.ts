// Who to assign to the new job, initially the crew in whose lane it was started (`?lane=` in the
// URL).
import { useSearchParams } from '@purlin/web/web.ts';
import { useState } from 'react';
import { nobody, type PutOn } from '../parts/put-on.ts';

export function useSlotCrew() {
  const lane = useSearchParams()[0].get('lane') ?? '';
  const crewId = /^[1-9]\d{0,14}$/.test(lane) ? Number(lane) : undefined;
  const [putOn, setPutOn] = useState<PutOn>({ ...nobody, crewId });
  const [first] = useState(crewId);
  /** Whether the user has changed the initial choice, so that closing would lose something. */
  const isChosen = putOn.crewId !== first || putOn.vendorIds.length > 0;
  return { putOn, setPutOn, isChosen };
}
