// A full-screen photo viewer; arrow keys move between photos.
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { Button, WorkDialog } from '@purlin/ui/ui.ts';
import { useEffect } from 'react';
import { say } from '@purlin/words/screens/showing.ts';
import './large-photo.css';

export interface ShownPhoto {
  /** The URL of the full-size photo. */
  readonly address: string;
  /** A description, or whose photo it is. */
  readonly words: string;
}

/** `from` ends the title: "from Rosa" becomes "Photo 2 of 3 from Rosa". */
export function LargePhoto({
  photos,
  from,
  n,
  onTurn,
  onClose,
}: {
  readonly photos: readonly ShownPhoto[];
  readonly from: string;
  readonly n: number;
  readonly onTurn: (n: number) => void;
  readonly onClose: () => void;
}) {
  const count = photos.length;
  const turn = (by: number) => onTurn((n + by + count) % count);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (by !== undefined) onTurn((n + by + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [n, count, onTurn]);
  const { address, words } = photos[n]!;
  return (
    <WorkDialog
      title={count === 1 ? say('one-photo', { from }) : say('photo-of', { n: n + 1, count, from })}
      onClose={onClose}
      shape="full"
      foot={
        count > 1 && (
          <div className="photo-turns">
            <Button icon={<ChevronLeftIcon />} text={say('previous')} onClick={() => turn(-1)} />
            <Button endIcon={<ChevronRightIcon />} text={say('next')} onClick={() => turn(1)} />
          </div>
        )
      }
    >
      <div className="photo-large">
        <img src={address} alt={words} />
      </div>
    </WorkDialog>
  );
}
