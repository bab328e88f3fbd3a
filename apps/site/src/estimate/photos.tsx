// What We Found: the estimate's photos as thumbnails in a row, full screen on click.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { PICTURE_WIDTHS } from '@purlin/domain/shared/picture-widths.ts';
import { addressOf } from '@purlin/web/door.ts';
import { useEstimateWords } from './in-language.tsx';
import { routes } from './routes.ts';
import { isSaved, numberIn } from './situation.ts';

interface PhotosProps {
  readonly estimate: PublicEstimate;
}
type Photo = PublicEstimate['photos'][number];

/** A preview has no number, so its URL is the key. */
const keyOf = (estimate: PublicEstimate): string =>
  isSaved(estimate) ? estimate.estimateNumber : (numberIn(location.pathname) ?? '');
const addressAt = (estimate: PublicEstimate, { picture: photo }: Photo, width: number): string =>
  addressOf(routes.photo, { params: { number: keyOf(estimate), photo, width: String(width) } });

export function Photos({ estimate }: PhotosProps) {
  const { photos: words } = useEstimateWords();
  const [open, setOpen] = useState<number>();
  const { photos } = estimate;
  if (photos.length === 0) return null;
  return (
    <section>
      <h2>{words.title}</h2>
      <ul className="found">
        {photos.map((photo, n) => (
          <li key={photo.picture}>
            <figure>
              <button
                type="button"
                aria-label={words.larger(n + 1, photos.length)}
                onClick={() => setOpen(n)}
              >
                <img
                  src={addressAt(estimate, photo, 480)}
                  srcSet={PICTURE_WIDTHS.map(
                    (width) => `${addressAt(estimate, photo, width)} ${width}w`,
                  ).join(', ')}
                  sizes="(min-width: 54rem) 22rem, 78vw"
                  alt={photo.caption}
                  width={480}
                  height={360}
                  loading="lazy"
                />
              </button>
              {photo.caption && <figcaption>{photo.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Large estimate={estimate} n={open} onTurn={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

/** One photo in full screen. */
function Large({
  estimate,
  n,
  onTurn,
  onClose,
}: PhotosProps & {
  readonly n: number;
  readonly onTurn: (n: number) => void;
  readonly onClose: () => void;
}) {
  const { photos: words } = useEstimateWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { photos } = estimate;
  const photo = photos[n]!;
  const count = photos.length;
  const turn = (by: number): void => onTurn((n + by + count) % count);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (by !== undefined) onTurn((n + by + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [n, count, onTurn]);
  return (
    <dialog
      ref={dialog}
      className="found-large"
      aria-label={words.one(n + 1, photos.length)}
      onClose={onClose}
    >
      <img src={addressAt(estimate, photo, 1600)} alt={photo.caption} />
      {photo.caption && <p aria-live="polite">{photo.caption}</p>}
      <div className="found-turns">
        {photos.length > 1 && (
          <button type="button" className="button button-ghost" onClick={() => turn(-1)}>
            {words.previous}
          </button>
        )}
        {photos.length > 1 && (
          <button type="button" className="button button-ghost" onClick={() => turn(1)}>
            {words.next}
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}
