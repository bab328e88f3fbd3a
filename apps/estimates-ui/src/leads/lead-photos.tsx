// The photos that came with a request: small ones in a row, one large at a press.
import { leads } from '@purlin/contracts/leads.ts';
import type { LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { addressOf } from '@purlin/web/web.ts';
import { useState } from 'react';
import { LargePhoto } from '../parts/large-photo.tsx';

type Lead = Pick<LeadDetails, 'id' | 'name' | 'photos'>;

const pictureAt = ({ id }: Lead, photo: string, width: '480' | '1600'): string =>
  addressOf(leads.photo, { params: { id, photo, width } });

export function LeadPhotos({ lead }: { readonly lead: Lead }) {
  const [open, setOpen] = useState<number>();
  if (lead.photos.length === 0) return null;
  return (
    <>
      <ul className="photo-row" aria-label="Photos">
        {lead.photos.map((photo, n) => (
          <li key={photo}>
            <button
              type="button"
              className="photo-open"
              aria-label={`Photo ${n + 1}, open`}
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
            words: `Sent by ${lead.name}`,
          }))}
          from={`from ${lead.name}`}
          n={open}
          onTurn={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
