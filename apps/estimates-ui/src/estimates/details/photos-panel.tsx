// What We Found: an estimate's photos for its client, to add, describe and sort.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { leads } from '@purlin/contracts/leads.ts';
import { PICTURES_OFFERED } from '@purlin/contracts/picture-shapes.ts';
import {
  CAPTION_LENGTH,
  MOST_ESTIMATE_PHOTOS,
  type EstimatePhoto,
} from '@purlin/domain/estimates/photo-shapes.ts';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CameraIcon,
  DuplicateIcon,
  TrashIcon,
} from '@blueprintjs/icons';
import { Button, IconButton, Panel, TextAreaField, useUnsaved } from '@purlin/ui/ui.ts';
import { addressOf, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-offer.ts';
import { say as showing } from '@purlin/words/screens/showing.ts';
import { useRef, useState } from 'react';
import { LargePhoto } from '@purlin/ui/overlay/large-photo.tsx';
import { usePhotos, type PhotoWork } from './use-photos.ts';

const pictureAt = (number: string, photo: string, width: '480' | '1600'): string =>
  addressOf(estimates.photo, { params: { number, photo, width } });

export function PhotosPanel({ estimate }: { readonly estimate: Estimate }) {
  const { status, archived, estimateNumber: number } = estimate;
  const work = usePhotos(estimate);
  const [open, setOpen] = useState<number>();
  const answered = status === 'accepted' || status === 'declined';
  const may = useMay();
  const changeable = may(estimates.choosePhotos) && !answered && !archived;
  const { photos } = work;
  if (photos.length === 0 && !changeable) return null;
  const { leadId } = estimate;
  return (
    <Panel
      title={say('photos')}
      actions={
        changeable && [
          leadId !== null && <TakeOver key="take" leadId={leadId} work={work} />,
          <AddPhotos key="add" work={work} />,
        ]
      }
    >
      {photos.length === 0 && <p className="pl-muted">{say('no-photos')}</p>}
      {work.wrong && (
        <p className="pl-error" role="alert">
          {work.wrong}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="est-photos">
          {photos.map((photo, n) => (
            <li key={photo.picture}>
              <SmallPhoto number={number} n={n} photo={photo} onOpen={setOpen} />
              {changeable ? (
                <PhotoTools n={n} work={work} />
              ) : (
                photo.caption && <p>{photo.caption}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && photos[open] && (
        <LargePhoto
          photos={photos.map(({ picture, caption }, n) => ({
            address: pictureAt(number, picture, '1600'),
            words: caption || say('photo', { n: n + 1 }),
          }))}
          from={say('of-estimate', { number })}
          n={open}
          onTurn={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}

const SmallPhoto = ({
  number,
  n,
  photo: { picture, caption },
  onOpen,
}: {
  readonly number: string;
  readonly n: number;
  readonly photo: EstimatePhoto;
  readonly onOpen: (n: number) => void;
}) => (
  <button
    type="button"
    className="photo-open"
    aria-label={say('open-photo', { n: n + 1 })}
    onClick={() => onOpen(n)}
  >
    <img
      src={pictureAt(number, picture, '480')}
      alt={caption}
      width={240}
      height={180}
      loading="lazy"
    />
  </button>
);

function AddPhotos({ work: { add, sending, photos } }: { readonly work: PhotoWork }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<CameraIcon />}
        text={
          sending?.waiting
            ? showing('upload-waiting')
            : sending
              ? say('sending', { n: sending.n, count: sending.of })
              : say('add-photos')
        }
        disabled={sending !== undefined || photos.length >= MOST_ESTIMATE_PHOTOS}
        onClick={() => input.current?.click()}
      />
      <output className="pl-hidden">
        {sending && say('sending-photo', { n: sending.n, count: sending.of })}
      </output>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={say('add-photos')}
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

/** One click adds the photos from the client's request, if any are missing here. */
function TakeOver({
  leadId,
  work: { photos, change, sending },
}: {
  readonly leadId: number;
  readonly work: PhotoWork;
}) {
  const may = useMay();
  const enabled = may(leads.details);
  const { data: lead } = useRead(leads.details, { params: { id: leadId } }, { enabled });
  const missing = (lead?.photos ?? [])
    .filter((sent) => photos.every(({ picture }) => picture !== sent))
    .slice(0, MOST_ESTIMATE_PHOTOS - photos.length);
  if (missing.length === 0) return null;
  return (
    <Button
      icon={<DuplicateIcon />}
      text={say('take-photos', { count: missing.length })}
      disabled={sending !== undefined}
      onClick={() =>
        void change([...photos, ...missing.map((picture) => ({ picture, caption: '' }))])
      }
    />
  );
}

/** Actions on one photo: describe, move, remove. */
function PhotoTools({
  n,
  work: { photos, change },
}: {
  readonly n: number;
  readonly work: PhotoWork;
}) {
  const photo = photos[n]!;
  const others = photos.filter((one) => one !== photo);
  const moveTo = (place: number) => void change(others.toSpliced(place, 0, photo));
  return (
    <>
      <Caption
        label={say('what-photo-shows', { n: n + 1 })}
        photo={photo}
        onSave={(caption) => void change(photos.with(n, { ...photo, caption }))}
      />
      <div className="est-photo-tools">
        <IconButton
          label={say('earlier', { n: n + 1 })}
          icon={<ArrowLeftIcon />}
          disabled={n === 0}
          onClick={() => moveTo(n - 1)}
        />
        <IconButton
          label={say('later', { n: n + 1 })}
          icon={<ArrowRightIcon />}
          disabled={n === photos.length - 1}
          onClick={() => moveTo(n + 1)}
        />
        <IconButton
          label={say('remove-photo', { n: n + 1 })}
          icon={<TrashIcon />}
          onClick={() => void change(others)}
        />
      </div>
    </>
  );
}

/** Saved on blur or Enter. */
function Caption({
  label,
  photo: { caption },
  onSave,
}: {
  readonly label: string;
  readonly photo: EstimatePhoto;
  readonly onSave: (caption: string) => void;
}) {
  const [typed, setTyped] = useState(caption);
  const saved = useUnsaved(typed.trim() !== caption);
  const save = (): void => {
    if (typed.trim() === caption) return;
    saved();
    onSave(typed.trim());
  };
  return (
    <TextAreaField
      rows={2}
      label={label}
      hideLabel
      placeholder={say('what-it-shows')}
      maxLength={CAPTION_LENGTH}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        save();
      }}
    />
  );
}
