// The photos that a completed job's checklist still requires, with a link.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { asksForPhoto } from '@purlin/domain/scheduling/photo-steps.ts';
import { buttonClass, Notice } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/jobs.ts';

/** The element id of the first checklist step that waits for a photo. */
export const PHOTO_WAITS = 'photo-waits';

export function MissingPhotos({ job: { status, checklist } }: { readonly job: JobDetails }) {
  if (status !== 'completed') return null;
  const waiting = (checklist?.steps ?? []).filter(
    ({ doneAt, text }) => doneAt === null && asksForPhoto(text),
  );
  if (waiting.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={say('photos-missing', { count: waiting.length })}
      actions={
        <a className={buttonClass({ size: 'small' })} href={`#${PHOTO_WAITS}`}>
          {say('to-checklist')}
        </a>
      }
    >
      {waiting.map(({ text }) => text).join(' · ')}
    </Notice>
  );
}
