// A list's views as tabs: the built-in ones, the user's saved ones, and a button to save the
// current one.
import { say } from '@purlin/words/screens/lists.ts';
import { CrossIcon, StarIcon } from '@blueprintjs/icons';
import { Button, FormDialog, IconButton, TextField } from '@purlin/ui/ui.ts';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { type ListView, sameView, useSavedViews } from './saved-views.ts';

interface ListViewsProps {
  /** The list's name, used as the storage key, and the owner of the views. */
  readonly list: string;
  readonly owner: number;
  readonly own: readonly ListView[];
  /** The current filters and sort order, as in the URL. */
  readonly address: string;
  /** Renders the link to a view. */
  readonly link: (view: ListView, current: boolean) => ReactElement;
  /** Placed at the end of the line, so that it can appear and disappear without moving anything. */
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

/**
 * On a phone the line is wider than the screen. Scroll the current view, or the save button, into
 * view.
 */
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
