// The inbox's empty state after a search or filter.
import { SearchIcon } from '@blueprintjs/icons';
import { Button, EmptyState } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/leads.ts';

export const NothingFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon size={24} />}
    title={say('none-match')}
    action={<Button text={say('clear-filters')} onClick={onClear} />}
  >
    {say('try-another-word')}
  </EmptyState>
);
