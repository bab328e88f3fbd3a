// The active filters, each with a button that removes it.
import { say } from '@purlin/words/screens/furniture.ts';
import { CrossIcon } from '@blueprintjs/icons';
import { IconButton } from '../control/button.tsx';

interface FilterChip {
  readonly label: string;
  readonly onRemove: () => void;
}

export const FilterChips = ({ chips }: { readonly chips: readonly FilterChip[] }) =>
  chips.map(({ label, onRemove }) => (
    <span key={label} className="pl-chip">
      {label}
      <IconButton label={say('remove-filter', { label })} icon={<CrossIcon />} onClick={onRemove} />
    </span>
  ));
