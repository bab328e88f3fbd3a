// Adds photos to a job. A phone offers its camera, and photos are shrunk before upload. A checklist
// step that requires a photo is completed with it.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { PICTURES_OFFERED } from '@purlin/contracts/picture-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { CameraIcon } from '@blueprintjs/icons';
import { Button } from '@purlin/ui/ui.ts';
import { sendPictures, type Sending } from '@purlin/web/picture-upload.ts';
import { useCommand, useNotify } from '@purlin/web/web.ts';
import { type ComponentProps, useRef, useState } from 'react';
import { say } from '@purlin/words/screens/jobs.ts';
import { say as showing } from '@purlin/words/screens/showing.ts';

/** Uploads files one after the other and adds those that succeeded. */
function useAdding(id: number, stepId: number | undefined) {
  const notify = useNotify();
  const { run } = useCommand(scheduling.addPhotos, {
    toast: { failed: say('photos-failed') },
  });
  const [sending, setSending] = useState<Sending>();
  const add = async (files: readonly File[]) => {
    const { arrived: photos, problems } = await sendPictures<typeof scheduling.addPhoto>(
      scheduling.addPhoto,
      files,
      setSending,
    );
    if (photos.length > 0)
      await run({ params: { id }, body: { photos, ...(stepId === undefined ? {} : { stepId }) } });
    setSending(undefined);
    if (problems.length > 0)
      notify({
        title: say('not-all-sent'),
        description: [...new Set(problems)].join(' '),
        intent: 'destructive',
      });
  };
  return { add, sending };
}

export function AddPhotos({
  job: { id },
  stepId,
  label,
  ...look
}: Pick<ComponentProps<typeof Button>, 'intent' | 'size' | 'variant'> & {
  readonly job: Pick<JobDetails, 'id'>;
  readonly stepId?: number;
  /** A more specific label than "Add photos". */
  readonly label?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { add, sending } = useAdding(id, stepId);
  return (
    <>
      <Button
        icon={<CameraIcon />}
        text={
          sending?.waiting
            ? showing('upload-waiting')
            : sending
              ? say('sending-short', { n: sending.n, count: sending.of })
              : say('add-photos')
        }
        {...(label && !sending ? { 'aria-label': label } : {})}
        disabled={sending !== undefined}
        onClick={() => input.current?.click()}
        {...look}
      />
      <output className="pl-hidden">
        {sending && say('sending', { n: sending.n, count: sending.of })}
      </output>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label ?? say('add-photos')}
        accept={PICTURES_OFFERED}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) void add(files);
        }}
      />
    </>
  );
}
