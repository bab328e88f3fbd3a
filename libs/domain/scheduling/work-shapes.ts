// Commands for work on a job: checklist, photos and daily notes.
import { z } from 'zod';
import { PictureId } from '../shared/picture.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';

export const STEPS_MOST = 60;
/** Per job. Enough for every side of a roof, and few enough to look through. */
export const MOST_JOB_PHOTOS = 100;
const Step = z.int().positive();
const Name = OneLine().max(120, 'Please enter 120 characters or fewer');
const Text = OneLine().min(1, 'Please enter what needs to be done').max(200);

export const commands = {
  /** The whole checklist in order. A step with an id keeps its state; a step without is new. */
  SetChecklist: z.object({
    name: Name,
    steps: z
      .array(z.object({ id: Step.nullable(), text: Text }))
      .max(STEPS_MOST, `At most ${STEPS_MOST} steps`),
  }),
  /** `before`: also completes open earlier steps, except those that ask for a photo. */
  TickStep: z.object({ stepId: Step, before: z.boolean().optional() }),
  UntickStep: z.object({ stepId: Step }),
  /** `stepId`: the step that asked for them; adding them completes it. */
  AddPhotos: z.object({
    photos: z.array(PictureId).min(1, 'Please choose a photo').max(MOST_JOB_PHOTOS),
    stepId: Step.optional(),
  }),
  RemovePhoto: z.object({ photo: PictureId }),
  /** Whether the job's client can see it. */
  SharePhoto: z.object({ photo: PictureId, shared: z.boolean() }),
  WriteNote: z.object({
    text: SeveralLines()
      .min(1, 'Please write a note')
      .max(4000, 'Please enter 4,000 characters or fewer'),
  }),
};
