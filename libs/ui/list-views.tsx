// The views of a list as tabs: those that come with it, those somebody named, and a way to name
// what is shown now.
import { CrossIcon, StarIcon } from '@blueprintjs/icons';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type ListView, sameView, useSavedViews } from './saved-views.ts';
import { TextField } from './text-fields.tsx';

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
  return (
    <nav className="pl-views" aria-label="Views">
      {own.map((view) => link(view, isCurrent(view)))}
      {views.map((view) => (
        <span key={view.name} className="pl-view">
          {link(view, isCurrent(view))}
          <IconButton
            label={`Remove the view ${view.name}`}
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
          text="Save as a view"
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
      title="Save as a view"
      lead="The search, the filters and the order of this list, under a name of yours."
      submitLabel="Save View"
      busyLabel="Saving..."
      waitsFor={name.trim() === '' ? 'Enter a name to go on.' : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
      }}
    >
      <TextField
        label="Name"
        maxLength={30}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
