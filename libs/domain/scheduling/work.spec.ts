// Work on a job: checklist, photos, notes, and which vendors are notified.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { job, type JobEvent } from './job.ts';

const given = scenario(job);
const scheduled: JobEvent = {
  type: 'JobAdded',
  data: {
    client: { id: 3, name: 'Dana' },
    title: 'Leak',
    description: '',
    address: '1 Oak St',
    budgetCents: null,
    notes: '',
    start: '2026-03-09T08:00',
    end: null,
  },
};

describe('vendors are notified', () => {
  const made = (assigneeId: number, start: string | null): JobEvent => ({
    type: 'AssignmentMade',
    data: { kind: 'vendor', assigneeId, start, end: null },
  });
  const crewMade: JobEvent = {
    type: 'AssignmentMade',
    data: { kind: 'crew', assigneeId: 9, start: null, end: null },
  };
  const before = [scheduled, made(5, null), made(6, '2026-03-08T07:00'), crewMade] as const;
  it('of a move if they follow the job’s dates', () =>
    given(...before)
      .when({ type: 'RescheduleJob', data: { start: null, end: null, reason: '' } })
      .then({
        type: 'JobRescheduled',
        data: { start: null, end: null, reason: '', vendors: [5] },
      }));
  it('of its cancellation and reopening, whatever their times', () => {
    const cancelled: JobEvent = { type: 'JobCancelled', data: { reason: 'Sold', vendors: [5, 6] } };
    given(...before)
      .when({ type: 'CancelJob', data: { reason: 'Sold' } })
      .then(cancelled);
    given(...before, cancelled)
      .when({ type: 'ReopenJob', data: {} })
      .then({ type: 'JobReopened', data: { vendors: [5, 6] } });
    given(...before, { type: 'JobCompleted', data: { end: null, vendors: [] } })
      .when({ type: 'ReopenJob', data: {} })
      .then({ type: 'JobReopened', data: { vendors: [] } });
  });
});

describe('the checklist', () => {
  const set = (name: string, ...steps: [id: number | null, text: string][]) =>
    ({
      type: 'SetChecklist',
      data: { name, steps: steps.map(([id, text]) => ({ id, text })) },
    }) as const;
  const wasSet = (...steps: [id: number, text: string][]): JobEvent => ({
    type: 'ChecklistSet',
    data: { name: 'Repair', steps: steps.map(([id, text]) => ({ id, text })) },
  });
  const ticked = (stepId: number): JobEvent => ({ type: 'StepTicked', data: { stepId } });
  const tick = (stepId: number) => ({ type: 'TickStep', data: { stepId } }) as const;
  const start = [scheduled, wasSet([1, 'Photos before'], [2, 'Mend'])] as const;
  it('numbers its steps, and never reuses a number', () => {
    given(scheduled)
      .when(set('Repair', [null, 'Photos before'], [null, 'Mend']))
      .then(start[1]);
    given(...start, wasSet([1, 'Photos before']))
      .when(set('Repair', [1, 'Photos before'], [null, 'Clean up']))
      .then(wasSet([1, 'Photos before'], [3, 'Clean up']));
    given(...start)
      .when(set('Repair', [1, 'Photos before'], [2, 'Mend']))
      .thenNothing();
  });
  it('is not replaced if the caller missed a change', () => {
    given(...start)
      .when(set('Repair', [7, 'Mend']))
      .thenRefused('checklist-changed');
    given(...start)
      .when(set('Repair', [1, 'A'], [1, 'B']))
      .thenRefused('checklist-changed');
    given(...start)
      .when(tick(7))
      .thenRefused('checklist-changed');
  });
  it('completes each step once, and reopens it', () => {
    given(...start)
      .when(tick(2))
      .then(ticked(2));
    given(...start, ticked(2))
      .when(tick(2))
      .thenNothing();
    given(...start, ticked(2))
      .when({ type: 'UntickStep', data: { stepId: 2 } })
      .then({ type: 'StepUnticked', data: { stepId: 2 } });
    given(...start)
      .when({ type: 'UntickStep', data: { stepId: 2 } })
      .thenNothing();
  });
  it('completes all steps up to one, except for missing photos', () => {
    const upTo = { type: 'TickStep', data: { stepId: 4, before: true } } as const;
    const four = wasSet([1, 'Photos before'], [2, 'Mend'], [3, 'Sweep'], [4, 'Fotos del techo']);
    given(scheduled, four).when(upTo).then(ticked(2), ticked(3), ticked(4));
    given(scheduled, four, ticked(2), ticked(4)).when(upTo).then(ticked(3));
    given(scheduled, wasSet([1, 'Photovoltaic panels off'], [4, 'Sweep']))
      .when(upTo)
      .then(ticked(1), ticked(4));
  });
  it('completes a step with the photo it asked for', () => {
    const [one, two] = ['3f'.repeat(32), 'a0'.repeat(32)];
    const add = (photos: string[], stepId?: number) =>
      ({
        type: 'AddPhotos',
        data: { photos, ...(stepId === undefined ? {} : { stepId }) },
      }) as const;
    const added = (photos: string[], stepId: number | null): JobEvent => ({
      type: 'JobPhotosAdded',
      data: { photos, stepId },
    });
    given(...start)
      .when(add([one, two], 1))
      .then(added([one, two], 1), ticked(1));
    given(...start, ticked(1))
      .when(add([one], 1))
      .then(added([one], 1));
    given(...start)
      .when(add([one], 7))
      .then(added([one], null));
    given(...start, added([one], null))
      .when(add([one]))
      .thenNothing();
    given(...start, added([one, two], null))
      .when({ type: 'RemovePhoto', data: { photo: one } })
      .then({ type: 'JobPhotoRemoved', data: { photo: one } });
    const removed: JobEvent = { type: 'JobPhotoRemoved', data: { photo: one } };
    expect(fold(job, [...start, added([one, two], null), removed])).toMatchObject({
      photos: [two],
    });
  });
  it('shows the client shared photos only', () => {
    const one = '3f'.repeat(32);
    const photos: JobEvent = { type: 'JobPhotosAdded', data: { photos: [one], stepId: null } };
    const shared: JobEvent = { type: 'JobPhotoShared', data: { photo: one } };
    const hidden: JobEvent = { type: 'JobPhotoHidden', data: { photo: one } };
    const share = (yes: boolean) =>
      ({ type: 'SharePhoto', data: { photo: one, shared: yes } }) as const;
    given(...start, photos)
      .when(share(true))
      .then(shared);
    given(...start, photos)
      .when(share(false))
      .thenNothing();
    given(...start, photos, shared)
      .when(share(true))
      .thenNothing();
    given(...start, photos, shared)
      .when(share(false))
      .then(hidden);
    given(...start)
      .when(share(true))
      .thenNothing();
    const removed: JobEvent = { type: 'JobPhotoRemoved', data: { photo: one } };
    expect(fold(job, [...start, photos, shared, removed, photos])).toMatchObject({ shared: [] });
  });
  it('keeps completed steps when the list changes', () => {
    const now = fold(job, [...start, ticked(2), wasSet([2, 'Mend it'], [3, 'Clean up'])]);
    expect(now).toMatchObject({ checklist: { ticked: [2], last: 3 } });
    expect(fold(job, [...start, ticked(2), wasSet([1, 'Photos before'])])).toMatchObject({
      checklist: { ticked: [], last: 2 },
    });
  });
});

describe('a note', () => {
  const write = { type: 'WriteNote', data: { text: 'Two soft boards' } } as const;
  it('can be written any number of times, on an existing job', () => {
    const written: JobEvent = { type: 'JobNoteWritten', data: { text: 'Two soft boards' } };
    given(scheduled, written).when(write).then(written);
    given().when(write).thenRefused('job-not-found');
  });
});
