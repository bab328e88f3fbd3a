// A job's photos, for staff: thumbnails, full screen on click, upload from the phone, and which
// ones the client sees.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { CrossIcon, EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons';
import { IconButton, Panel } from '@purlin/ui/ui.ts';
import { LargePhoto } from '@purlin/ui/overlay/large-photo.tsx';
import { addressOf, useCommand, useMay, useMoments, useNotify } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/jobs.ts';
import { undo } from '../parts/use-moving.ts';
import { AddPhotos } from './add-photos.tsx';

type Photo = JobDetails['photos'][number];

/** Removes a photo, with undo. */
function useRemoving(id: number) {
  const notify = useNotify();
  const add = useCommand(scheduling.addPhotos);
  const remove = useCommand(scheduling.removePhoto);
  return async ({ picture, stepId }: Photo) => {
    const params = { id };
    if (!(await remove.run({ params, body: { photo: picture } }))) return;
    const body = { photos: [picture], ...(stepId === null ? {} : { stepId }) };
    notify({ title: say('photo-removed'), ...undo(() => add.run({ params, body })) });
  };
}

const SmallPhoto = ({
  n,
  address,
  words,
  onOpen,
}: {
  readonly n: number;
  readonly address: string;
  readonly words: string;
  readonly onOpen: (n: number) => void;
}) => (
  <button
    type="button"
    className="photo-open"
    aria-label={say('open-photo', { n: n + 1 })}
    title={words}
    onClick={() => onOpen(n)}
  >
    <img src={address} alt="" width={128} height={128} loading="lazy" />
  </button>
);

/** A switch: when off, the client does not see the photo. */
function ShareButton({
  id,
  n,
  photo: { picture, shared },
}: {
  readonly id: number;
  readonly n: number;
  readonly photo: Photo;
}) {
  const share = useCommand(scheduling.sharePhoto);
  return (
    <IconButton
      size="small"
      className="photo-share"
      label={say('share-photo', { n: n + 1 })}
      aria-pressed={shared}
      active={shared}
      icon={shared ? <EyeOpenIcon /> : <EyeOffIcon />}
      loading={share.pending}
      onClick={() => void share.run({ params: { id }, body: { photo: picture, shared: !shared } })}
    />
  );
}

export function PhotosPanel({ job }: { readonly job: JobDetails }) {
  const { id, photos, checklist } = job;
  const [open, setOpen] = useState<number>();
  const may = useMay()(scheduling.addPhotos);
  const remove = useRemoving(id);
  const moments = useMoments();
  if (photos.length === 0 && !may) return null;
  const pictureAt = (photo: string, width: '480' | '1600') =>
    addressOf(scheduling.photo, { params: { id, photo, width } });
  const wordsOf = ({ stepId, by, at }: Photo): string =>
    [checklist?.steps.find((step) => step.id === stepId)?.text, by, moments?.minute(at)]
      .filter(Boolean)
      .join(' · ');
  return (
    <Panel
      title={photos.length > 0 ? say('photos-count', { count: photos.length }) : say('photos')}
      actions={may && <AddPhotos job={job} />}
    >
      {photos.length === 0 && <p className="pl-muted">{say('no-photos')}</p>}
      {photos.length > 0 && (
        <ul className="job-photos">
          {photos.map((photo, n) => (
            <li key={photo.picture}>
              <SmallPhoto
                {...{ n, onOpen: setOpen }}
                address={pictureAt(photo.picture, '480')}
                words={wordsOf(photo)}
              />
              {may && (
                <IconButton
                  size="small"
                  label={say('remove-photo', { n: n + 1 })}
                  icon={<CrossIcon />}
                  onClick={() => void remove(photo)}
                />
              )}
              {may && <ShareButton {...{ id, n, photo }} />}
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && photos[open] && (
        <LargePhoto
          photos={photos.map((photo) => ({
            address: pictureAt(photo.picture, '1600'),
            words: wordsOf(photo),
          }))}
          from={say('photo-of', { title: job.title })}
          n={open}
          onTurn={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}
