// The views of a list as tabs: those that come with it, those somebody named, and a way to name
// what is shown now.
import { say } from '@purlin/words/screens/lists.ts';
import { CrossIcon, StarIcon } from '@blueprintjs/icons';
import { Button, FormDialog, IconButton, TextField } from '@purlin/ui/ui.ts';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { type ListView, sameView, useSavedViews } from './saved-views.ts';

interface ListViewsProps {
  /** The list's name, under which views are kept, and whose they are. */
  readonly list: string;
  readonly owner: number;
  readonly own: readonly ListView[];
  /** The filters and the order that are shown now, as in the address. */
  readonly address: string;
  /** Draws the way to a view. */
  readonly link: (view: ListView, current: boolean) => ReactElement;
  /** At the end of the line: what comes and goes without moving anything. */
  readonly end?: ReactNode;
}

export function ListViews({ list, owner, own, address, link, end }: ListViewsProps) {
  const { views, save, remove } = useSavedViews(list, owner);
  const [naming, setNaming] = useState(false);
  const isCurrent = (view: ListView) => sameView(view.address, address);
  const known = [...own, ...views].some(isCurrent);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (line.current) bringToSight(line.current);
  }, [address]);
  return (
    <nav className="pl-views" aria-label={say('views')} ref={line}>
      {own.map((view) => link(view, isCurrent(view)))}
      {views.map((view) => (
        <span key={view.name} className="pl-view">
          {link(view, isCurrent(view))}
          <IconButton
            label={say('remove-view', { name: view.name })}
            icon={<CrossIcon size={12} />}
            onClick={() => remove(view.name)}
          />
        </span>
      ))}
      {end}
      {!known && (
        <Button
          variant="minimal"
          icon={<StarIcon />}
          text={say('save-view')}
          onClick={() => setNaming(true)}
        />
      )}
      {naming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            save({ name, address });
            setNaming(false);
          }}
        />
      )}
    </nav>
  );
}

/** On a phone the line is longer than the screen: what is shown, or how to keep it, is in sight. */
function bringToSight(line: HTMLElement) {
  const there = line.querySelector('[aria-current]') ?? line.lastElementChild;
  if (!there) return;
  const [frame, place] = [line.getBoundingClientRect(), there.getBoundingClientRect()];
  if (place.right > frame.right) line.scrollLeft += place.right - frame.right;
  else if (place.left < frame.left) line.scrollLeft += place.left - frame.left;
}

function NameDialog({
  onClose,
  onName,
}: {
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      isOpen
      title={say('save-view')}
      lead={say('save-view-lead')}
      submitLabel={say('save-it')}
      busyLabel={say('saving')}
      waitsFor={name.trim() === '' ? say('name-missing') : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
      }}
    >
      <TextField
        label={say('name')}
        maxLength={30}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
