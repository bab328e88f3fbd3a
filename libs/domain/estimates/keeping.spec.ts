// Extending, withdrawing and archiving estimates.
import { describe, it } from 'vitest';
import type { EstimateEvent } from './facts.ts';
import {
  given,
  drafted,
  sent,
  approved,
  withdrawn,
  archived,
  send,
  approve,
  remove,
} from './samples.ts';

describe('extending, withdrawing, replacing the link', () => {
  const extend = (validUntil: string) =>
    ({ type: 'ExtendValidUntil', data: { validUntil } }) as const;
  it('extends the validity, so that an expired estimate can be approved', () => {
    const extended: EstimateEvent = {
      type: 'ValidUntilExtended',
      data: { validUntil: '2026-06-30' },
    };
    given(drafted, sent).when(extend('2026-06-30'), { today: '2026-04-10' }).then(extended);
    given(drafted, sent, extended).when(extend('2026-06-30')).thenNothing();
    given(drafted, sent, extended).when(approve, { today: '2026-04-10' }).then(approved);
  });
  it("doesn't extend into the past, or after an answer", () => {
    given(drafted, sent).when(extend('2026-01-01')).thenRefused('date-passed');
    given(drafted, sent, approved).when(extend('2026-06-30')).thenRefused('estimate-not-open');
  });
  it('withdraws and reinstates an unanswered estimate', () => {
    const withdraw = { type: 'WithdrawEstimate', data: { reason: 'R' } } as const;
    given(drafted, sent).when(withdraw).then(withdrawn);
    given(drafted, sent, withdrawn).when(withdraw).thenNothing();
    given(drafted, sent, approved).when(withdraw).thenRefused('estimate-not-open');
    given(drafted, sent, withdrawn)
      .when({ type: 'ReinstateEstimate', data: {} })
      .then({ type: 'EstimateReinstated', data: {} });
    given(drafted, sent).when({ type: 'ReinstateEstimate', data: {} }).thenNothing();
    given(drafted, sent, withdrawn, { type: 'EstimateArchived', data: {} })
      .when({ type: 'ReinstateEstimate', data: {} })
      .then({ type: 'EstimateReinstated', data: {} }, { type: 'EstimateRestored', data: {} });
  });
  it('gives a sent estimate a new number', () => {
    given(drafted, sent)
      .when({ type: 'ReplaceLink', data: {} })
      .then({ type: 'LinkReplaced', data: { number: 'EST-1-7K2M9QXA' } });
    given(drafted).when({ type: 'ReplaceLink', data: {} }).thenRefused('estimate-not-sent');
  });
});

describe('photos', () => {
  const north = { picture: 'a'.repeat(64), caption: 'Moss on the north side' };
  const boot = { picture: 'b'.repeat(64), caption: '' };
  const choose = (...photos: (typeof north)[]) =>
    ({ type: 'ChoosePhotos', data: { photos } }) as const;
  const chosen = (...photos: (typeof north)[]): EstimateEvent => ({
    type: 'PhotosChosen',
    data: {
      photos: photos.map(({ picture }) => picture),
      captions: photos.map(({ caption }) => caption),
    },
  });
  it('are chosen, reordered and removed until there is an answer', () => {
    given(drafted).when(choose(north, boot)).then(chosen(north, boot));
    given(drafted, sent, chosen(north, boot)).when(choose(boot, north)).then(chosen(boot, north));
    given(drafted, chosen(north)).when(choose()).then(chosen());
    given(drafted, chosen(north))
      .when(choose({ ...north, caption: 'Moss' }))
      .then(chosen({ ...north, caption: 'Moss' }));
  });
  it('record nothing when unchanged', () => {
    given(drafted, chosen(north, boot)).when(choose(north, boot)).thenNothing();
    given(drafted).when(choose()).thenNothing();
  });
  it('merges concurrent changes by two users without losing a photo', () => {
    const valley = { picture: 'c'.repeat(64), caption: 'Valley' };
    const deck = { picture: 'd'.repeat(64), caption: '' };
    const both = (seen: (typeof north)[], ...photos: (typeof north)[]) =>
      ({ type: 'ChoosePhotos', data: { seen, photos } }) as const;
    // Both added a photo.
    given(drafted, chosen(north), chosen(north, valley))
      .when(both([north], north, boot))
      .then(chosen(north, valley, boot));
    // One removed or captioned a photo while the other reordered them.
    given(drafted, chosen(north, boot, valley), chosen(boot, { ...valley, caption: 'The valley' }))
      .when(both([north, boot, valley], valley, boot, north))
      .then(chosen({ ...valley, caption: 'The valley' }, boot));
    given(drafted, chosen(north, boot), chosen(boot, north, deck))
      .when(both([north, boot], { ...north, caption: 'Moss' }))
      .then(chosen({ ...north, caption: 'Moss' }, deck));
    // Repeating a merged change does nothing.
    given(drafted, chosen(north), chosen(north, valley, boot))
      .when(both([north], north, boot))
      .thenNothing();
  });
  it('are limited even when merged', () => {
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        picture: String(from + n).padStart(64, '0'),
        caption: '',
      }));
    given(drafted, chosen(...named(0, 8)))
      .when({ type: 'ChoosePhotos', data: { seen: [], photos: named(8, 5) } })
      .thenRefused('too-many-photos');
  });
  it("can't change after the client answered", () => {
    given(drafted, sent, approved).when(choose(north)).thenRefused('already-answered');
  });
});

describe('removing', () => {
  it('deletes a draft for good', () => {
    const deleted: EstimateEvent = { type: 'EstimateDeleted', data: {} };
    given(drafted).when(remove).then(deleted);
    given(drafted, deleted).when(remove).thenNothing();
    given(drafted, deleted).when(send).thenRefused('estimate-not-found');
  });
  it('withdraws and archives a sent estimate, archives an answered one', () => {
    given(drafted, sent)
      .when(remove)
      .then({ type: 'EstimateWithdrawn', data: { reason: 'Archived' } }, archived);
    given(drafted, sent, approved).when(remove).then(archived);
    given(drafted, sent, approved, archived).when(remove).thenNothing();
  });
  it('is undone by restoring', () => {
    given(drafted, sent, approved, archived)
      .when({ type: 'RestoreEstimate', data: {} })
      .then({ type: 'EstimateRestored', data: {} });
    given(drafted, sent, approved).when({ type: 'RestoreEstimate', data: {} }).thenNothing();
  });
});
