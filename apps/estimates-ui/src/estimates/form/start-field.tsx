// For which kind of work the words and terms of a new estimate are.
import { WORK_KINDS, type WorkKind } from '@purlin/domain/company/settings/offers.ts';
import { SelectField } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';

const choices = WORK_KINDS.map((value) => ({ value, label: label(`work.${value}`) }));

export const StartField = ({
  kind,
  choose,
}: {
  readonly kind: WorkKind;
  readonly choose: (kind: WorkKind) => void;
}) => (
  <SelectField
    label="Kind of work"
    choices={choices}
    value={kind}
    help="Fills in your usual words and terms; what you have written stays."
    onChange={(event) => choose(event.currentTarget.value as WorkKind)}
  />
);
