// The photos of a message: thumbnails that open in full screen.
import { useState } from 'react';
import { say } from '@purlin/words/screens/showing.ts';
import { LargePhoto } from '../overlay/large-photo.tsx';
import './message-photos.css';

export interface MessagePhoto {
  /** What its file was called; may be empty. */
  readonly name: string;
  /** The addresses of its thumbnail and its full size. */
  readonly small: string;
  readonly large: string;
}

/** Renders nothing if there are none. */
export function MessagePhotos({ photos }: { readonly photos: readonly MessagePhoto[] }) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const nameOf = ({ name }: MessagePhoto): string => name || say('photo');
  const shown = open === undefined ? undefined : photos[open];
  return (
    <>
      <ul className="pl-said-photos">
        {photos.map((photo, n) => (
          <li key={photo.small}>
            <button type="button" title={nameOf(photo)} onClick={() => setOpen(n)}>
              <img src={photo.small} alt={nameOf(photo)} width={144} height={144} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <LargePhoto
          photos={photos.map((photo) => ({ address: photo.large, words: nameOf(photo) }))}
          from={shown.name && say('named-photo', { name: shown.name })}
          n={open!}
          onTurn={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
