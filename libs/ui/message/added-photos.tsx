// Photos in a composer: the button that adds some, and those that go out with the message.
import { CameraIcon, CrossIcon } from '@blueprintjs/icons';
import { IconButton } from '@purlin/ui/ui.ts';
import { useRef } from 'react';
import { say } from '@purlin/words/screens/showing.ts';
import './added-photos.css';

export function AddPhotosButton({
  onFiles,
  accept,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  /** File types, as an input lists them. */
  readonly accept: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={say('add-photos')}
        icon={<CameraIcon />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={say('add-photos')}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

interface AddedPhoto {
  readonly picture: string;
  readonly name: string;
  /** The address of a thumbnail; empty: there is none. */
  readonly small: string;
}

export interface AddedPhotosProps {
  readonly photos: readonly AddedPhoto[];
  /** The upload under way: which one, of how many. */
  readonly sending?:
    { readonly n: number; readonly of: number; readonly waiting: boolean } | undefined;
  /** Why some were not added, in words. */
  readonly wrong: string;
  readonly onRemove: (picture: string) => void;
}

/** Renders nothing if there are none. */
export function AddedPhotos({ photos, sending, wrong, onRemove }: AddedPhotosProps) {
  return (
    <>
      {photos.length > 0 && (
        <ul className="pl-added-photos" aria-label={say('photos-to-send')}>
          {photos.map(({ picture, name, small }) => (
            <li key={picture}>
              {small ? <img src={small} alt={name} /> : <span>{name}</span>}
              <IconButton
                size="small"
                label={say('remove-photo', { name: name || say('photo') })}
                icon={<CrossIcon />}
                onClick={() => onRemove(picture)}
              />
            </li>
          ))}
        </ul>
      )}
      <output className={sending ? 'pl-added-sending' : 'pl-hidden'}>
        {sending &&
          (sending.waiting
            ? say('upload-waiting')
            : say('sending-photo', { n: sending.n, count: sending.of }))}
      </output>
      {wrong && (
        <p className="pl-error pl-added-wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
