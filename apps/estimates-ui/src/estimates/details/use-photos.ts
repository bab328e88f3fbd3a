// Changes the photos beside an offer: what somebody does is seen at once, and again as it was when
// it could not be kept.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { MOST_ESTIMATE_PHOTOS, type EstimatePhoto } from '@purlin/domain/estimates/photo-shapes.ts';
import { sendPicture } from '@purlin/web/picture-upload.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';

type Photos = readonly EstimatePhoto[];
/** How far the files that were chosen are: the one that is on its way, of how many. */
export interface Sending {
  readonly n: number;
  readonly of: number;
  /** Of this one, from 0 to 1. */
  readonly share: number;
}
/** What this screen has made of them, shown until it is read from the server. */
interface Ahead {
  readonly next: Photos;
  /** What had been read when the last step was done; undefined while steps are on their way. */
  readonly of?: Photos;
}
const NOT_SENT = 'The photo could not be sent. Please try again.';

export interface PhotoWork {
  readonly photos: Photos;
  readonly change: (next: Photos) => Promise<void>;
  /** Sends files one after the other and puts them behind those that are there. */
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly sending: Sending | undefined;
  /** What was wrong with the last files, in words. */
  readonly wrong: string;
}

export function usePhotos({ id, photos: known }: Pick<Estimate, 'id' | 'photos'>): PhotoWork {
  const choose = useCommand(estimates.choosePhotos, {
    toast: { failed: 'The photos could not be changed' },
  });
  const [ahead, setAhead] = useState<Ahead>();
  const isAhead = ahead && (ahead.of === undefined || ahead.of === known);
  const photos = isAhead ? ahead.next : known;
  const latest = useRef({ photos, known });
  useEffect(() => {
    latest.current = { photos, known };
  });
  // One after the other: each names all photos, and says which ones it was made of, so that what
  // somebody else does at the same time is kept.
  const queue = useRef<Promise<unknown>>(undefined);
  const seen = useRef<Photos>(known);
  const change = async (next: Photos): Promise<void> => {
    if (!queue.current) seen.current = latest.current.photos;
    setAhead({ next });
    const step = async (before: Promise<unknown> | undefined) => {
      await before;
      const body = { photos: [...next], seen: [...seen.current] };
      const answer = await choose.run({ params: { id }, body });
      if (answer) seen.current = next;
      return answer;
    };
    const mine = step(queue.current);
    queue.current = mine;
    const answer = await mine;
    if (queue.current !== mine) return;
    queue.current = undefined;
    setAhead(answer && { next, of: latest.current.known });
  };
  const [sending, setSending] = useState<Sending>();
  const [wrong, setWrong] = useState('');
  const add = async (files: readonly File[]): Promise<void> => {
    setWrong('');
    const fits = files.slice(0, MOST_ESTIMATE_PHOTOS - latest.current.photos.length);
    const { arrived, problems } = await sentAll(fits, setSending);
    setSending(undefined);
    if (fits.length < files.length)
      problems.push(`An estimate has at most ${MOST_ESTIMATE_PHOTOS} photos.`);
    setWrong([...new Set(problems)].join(' '));
    const there = latest.current.photos;
    const added = arrived.filter((picture) => there.every((one) => one.picture !== picture));
    if (added.length > 0)
      await change([...there, ...added.map((picture) => ({ picture, caption: '' }))]);
  };
  return { photos, change, add, sending, wrong };
}

/** One after the other; what is wrong with one does not keep the others from arriving. */
async function sentAll(files: readonly File[], onProgress: (sending: Sending) => void) {
  const arrived: string[] = [];
  const problems: string[] = [];
  for (const [n, file] of files.entries()) {
    const tell = (share: number) => onProgress({ n: n + 1, of: files.length, share });
    tell(0);
    try {
      const { id } = await sendPicture<typeof estimates.addPhoto>(estimates.addPhoto, file, {
        onProgress: tell,
      });
      if (!arrived.includes(id)) arrived.push(id);
    } catch (thrown) {
      problems.push(thrown instanceof Error ? thrown.message : NOT_SENT);
    }
  }
  return { arrived, problems };
}
