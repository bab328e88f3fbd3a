// Rules for sent estimates: extend, withdraw, reinstate, replace the link, choose photos, archive.
import { MOST_ESTIMATE_PHOTOS, photosTogether, type EstimatePhoto } from './photo-shapes.ts';
import { isOpen, open, type Rules } from './rules.ts';
import { present } from './state.ts';
import { refuse } from './refusals.ts';

export const keeping: Rules<
  | 'ExtendValidUntil'
  | 'WithdrawEstimate'
  | 'ReinstateEstimate'
  | 'ReplaceLink'
  | 'ChoosePhotos'
  | 'RemoveEstimate'
  | 'RestoreEstimate'
> = {
  ExtendValidUntil: ({ validUntil }, state, { today }) => {
    const s = open(state, 'extend');
    if (validUntil < today) return refuse('date-passed');
    return validUntil === s.validUntil
      ? []
      : [{ type: 'ValidUntilExtended', data: { validUntil } }];
  },
  WithdrawEstimate: ({ reason }, state) =>
    open(state, 'withdraw').withdrawn ? [] : [{ type: 'EstimateWithdrawn', data: { reason } }],
  // An open estimate can't be in the archive.
  ReinstateEstimate: (_, state) => {
    const s = present(state);
    return s.withdrawn
      ? [
          { type: 'EstimateReinstated', data: {} },
          ...(s.archived ? [{ type: 'EstimateRestored' as const, data: {} }] : []),
        ]
      : [];
  },
  ReplaceLink: (_, state, { id, newKey }) => {
    if (present(state).status === 'draft') return refuse('estimate-not-sent', { asked: 'link' });
    return [{ type: 'LinkReplaced', data: { number: `EST-${id}-${newKey()}` } }];
  },
  // Photos can't change after the client has answered.
  ChoosePhotos: ({ photos: mine, seen }, state) => {
    const s = present(state);
    if (s.status === 'accepted' || s.status === 'declined')
      return refuse('already-answered', { asked: 'change', answer: s.status });
    const photos = seen ? photosTogether({ seen, now: s.photos, mine }) : mine;
    if (photos.length > MOST_ESTIMATE_PHOTOS)
      return refuse('too-many-photos', { most: MOST_ESTIMATE_PHOTOS });
    const same = (one: EstimatePhoto | undefined, n: number): boolean =>
      one?.picture === photos[n]?.picture && one?.caption === photos[n]?.caption;
    if (photos.length === s.photos.length && s.photos.every(same)) return [];
    const captions = photos.map(({ caption }) => caption);
    return [
      {
        type: 'PhotosChosen',
        data: { photos: photos.map(({ picture }) => picture), captions },
      },
    ];
  },
  // No client has seen a draft, so it is deleted; anything else was sent and is archived.
  RemoveEstimate: (_, state) => {
    if (state.status === 'deleted') return [];
    const s = present(state);
    if (s.status === 'draft') return [{ type: 'EstimateDeleted', data: {} }];
    if (s.archived) return [];
    return [
      ...(isOpen(s) && !s.withdrawn
        ? [{ type: 'EstimateWithdrawn' as const, data: { reason: 'Archived' } }]
        : []),
      { type: 'EstimateArchived', data: {} },
    ];
  },
  RestoreEstimate: (_, state) =>
    present(state).archived ? [{ type: 'EstimateRestored', data: {} }] : [],
};
