// The photos that came with a request: small ones in a row, one large at a press.
import { leads } from '@purlin/contracts/leads.ts';
import type { LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { Button, WorkDialog } from '@purlin/ui/ui.ts';
import { addressOf } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';

type Lead = Pick<LeadDetails, 'id' | 'name' | 'photos'>;

const pictureAt = ({ id }: Lead, photo: string, width: '480' | '1600'): string =>
  addressOf(leads.photo, { params: { id, photo, width } });

export function LeadPhotos({ lead }: { readonly lead: Lead }) {
  const [open, setOpen] = useState<number>();
  if (lead.photos.length === 0) return null;
  return (
    <>
      <ul className="lead-photos" aria-label="Photos">
        {lead.photos.map((photo, n) => (
          <li key={photo}>
            <button type="button" aria-label={`Photo ${n + 1}, open`} onClick={() => setOpen(n)}>
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
        <LargePhoto lead={lead} n={open} onTurn={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** One of them as large as the screen; arrows turn to the others. */
function LargePhoto({
  lead,
  n,
  onTurn,
  onClose,
}: {
  readonly lead: Lead;
  readonly n: number;
  readonly onTurn: (n: number) => void;
  readonly onClose: () => void;
}) {
  const count = lead.photos.length;
  const turn = (by: number) => onTurn((n + by + count) % count);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (by !== undefined) onTurn((n + by + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [n, count, onTurn]);
  return (
    <WorkDialog
      title={
        count === 1 ? `Photo from ${lead.name}` : `Photo ${n + 1} of ${count} from ${lead.name}`
      }
      onClose={onClose}
      full
      foot={
        count > 1 && (
          <div className="lead-photo-turns">
            <Button icon={<ChevronLeftIcon />} text="Previous" onClick={() => turn(-1)} />
            <Button endIcon={<ChevronRightIcon />} text="Next" onClick={() => turn(1)} />
          </div>
        )
      }
    >
      <div className="lead-photo-large">
        <img src={pictureAt(lead, lead.photos[n]!, '1600')} alt={`Sent by ${lead.name}`} />
      </div>
    </WorkDialog>
  );
}
