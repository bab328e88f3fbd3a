// A request's photos: thumbnails in a row, full screen on click.
import { leads } from '@purlin/contracts/leads.ts';
import type { LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { addressOf } from '@purlin/web/web.ts';
import { useState } from 'react';
import { LargePhoto } from '@purlin/ui/overlay/large-photo.tsx';
import { say } from '@purlin/words/screens/leads.ts';

type Lead = Pick<LeadDetails, 'id' | 'name' | 'photos'>;

const pictureAt = ({ id }: Lead, photo: string, width: '480' | '1600'): string =>
  addressOf(leads.photo, { params: { id, photo, width } });

export function LeadPhotos({ lead }: { readonly lead: Lead }) {
  const [open, setOpen] = useState<number>();
  if (lead.photos.length === 0) return null;
  return (
    <>
      <ul className="photo-row" aria-label={say('photos')}>
        {lead.photos.map((photo, n) => (
          <li key={photo}>
            <button
              type="button"
              className="photo-open"
              aria-label={say('open-photo', { n: n + 1 })}
              onClick={() => setOpen(n)}
            >
              <img
                src={pictureAt(lead, photo, '480')}
                alt=""
                width={128}
                height={128}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <LargePhoto
          photos={lead.photos.map((photo) => ({
            address: pictureAt(lead, photo, '1600'),
            words: say('sent-by', { name: lead.name }),
          }))}
          from={say('from-whom', { name: lead.name })}
          n={open}
          onTurn={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
