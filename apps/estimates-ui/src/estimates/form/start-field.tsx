// The kind of work, which determines a new estimate's default texts and terms.
import { WORK_KINDS, type WorkKind } from '@purlin/domain/company/settings/offers.ts';
import { SelectField } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';

export const StartField = ({
  kind,
  choose,
}: {
  readonly kind: WorkKind;
  readonly choose: (kind: WorkKind) => void;
}) => (
  <SelectField
    label={say('work-kind')}
    choices={WORK_KINDS.map((value) => ({ value, label: label(`work.${value}`) }))}
    value={kind}
    help={say('work-kind-help')}
    onChange={(event) => choose(event.currentTarget.value as WorkKind)}
  />
);
