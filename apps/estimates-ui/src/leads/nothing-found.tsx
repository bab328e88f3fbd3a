// Stands in a list of the inbox when search and filter leave nothing of it.
import { SearchIcon } from '@blueprintjs/icons';
import { Button, EmptyState } from '@purlin/ui/ui.ts';

export const NothingFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon size={24} />}
    title="Nothing matches your filters"
    action={<Button text="Clear filters" onClick={onClear} />}
  >
    Try another word, or look at all statuses.
  </EmptyState>
);
