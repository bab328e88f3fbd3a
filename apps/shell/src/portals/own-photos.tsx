// The photos of a project that staff share with its client: thumbnails that open full screen.
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { LargePhoto } from '@purlin/ui/overlay/large-photo.tsx';
import { addressOf, useMoments } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/client-portal.ts';
import { useState } from 'react';

/** Renders nothing if none are shared. */
export function OwnPhotos({ project }: { readonly project: OwnProject }) {
  const { id, title, photos } = project;
  const [open, setOpen] = useState<number>();
  const moments = useMoments();
  if (photos.length === 0) return null;
  const pictureAt = (photo: string, width: '480' | '1600') =>
    addressOf(scheduling.photo, { params: { id, photo, width } });
  return (
    <section className="sh-own-photos">
      <h3>{say('photos')}</h3>
      <ul>
        {photos.map(({ picture }, n) => (
          <li key={picture}>
            <button
              type="button"
              aria-label={say('open-photo', { n: n + 1 })}
              onClick={() => setOpen(n)}
            >
              <img src={pictureAt(picture, '480')} alt="" width={128} height={128} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && photos[open] && (
        <LargePhoto
          photos={photos.map(({ picture, at }) => ({
            address: pictureAt(picture, '1600'),
            words: moments?.minute(at) ?? '',
          }))}
          from={say('photo-of', { title })}
          n={open}
          onTurn={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
