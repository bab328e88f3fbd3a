// What is done on a roof, as it is asked for: a checklist with its steps, and notes of the day.
import { z } from 'zod';
import { PictureId } from '../shared/picture.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';

export const STEPS_MOST = 60;
/** Of one job: more than a roof has sides, and few enough to look through. */
export const MOST_JOB_PHOTOS = 100;
const Step = z.int().positive();
const Name = OneLine().max(120, 'Please keep this under 120 characters');
const Text = OneLine().min(1, 'Please enter what needs to be done').max(200);

export const commands = {
  /**
   * The whole list, in its order. A step with its number stays what it is, ticked or not; one
   * without is new.
   */
  SetChecklist: z.object({
    name: Name,
    steps: z
      .array(z.object({ id: Step.nullable(), text: Text }))
      .max(STEPS_MOST, `At most ${STEPS_MOST} steps`),
  }),
  /** `before`: also what is open before it, but for steps that ask for a photo. */
  TickStep: z.object({ stepId: Step, before: z.boolean().optional() }),
  UntickStep: z.object({ stepId: Step }),
  /** `stepId`: the step that asked for them, which is done with that. */
  AddPhotos: z.object({
    photos: z.array(PictureId).min(1, 'Please choose a photo').max(MOST_JOB_PHOTOS),
    stepId: Step.optional(),
  }),
  RemovePhoto: z.object({ photo: PictureId }),
  /** Whether the client of the job sees it. */
  SharePhoto: z.object({ photo: PictureId, shared: z.boolean() }),
  WriteNote: z.object({
    text: SeveralLines()
      .min(1, 'Please write a note')
      .max(4000, 'Please keep this under 4000 characters'),
  }),
};
