// The template list's empty states: none yet, or none with that name.
import { DuplicateIcon } from '@blueprintjs/icons';
import { Button, EmptyState } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/templates.ts';

export const NoneYet = () => (
  <EmptyState icon={<DuplicateIcon size={24} />} title={say('none-yet')}>
    {say('how-to-begin')}
  </EmptyState>
);

export const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<DuplicateIcon size={24} />}
    title={say('none-found')}
    action={<Button text={say('clear-search')} onClick={onClear} />}
  >
    {say('try-others')}
  </EmptyState>
);
