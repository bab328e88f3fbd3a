// Stands where templates would: there is none yet, or none of that name.
import { DuplicateIcon } from '@blueprintjs/icons';
import { Button, EmptyState } from '@purlin/ui/ui.ts';

export const NoneYet = () => (
  <EmptyState icon={<DuplicateIcon size={24} />} title="No templates yet">
    Write the line items of a usual roof once, then press “Save as template” below them.
  </EmptyState>
);

export const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<DuplicateIcon size={24} />}
    title="No templates found"
    action={<Button text="Clear the search" onClick={onClear} />}
  >
    Try adjusting your search terms
  </EmptyState>
);
