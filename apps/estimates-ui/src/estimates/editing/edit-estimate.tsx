// The screen /estimates/:id/edit: edits a draft in place, or creates a new revision of a sent
// estimate.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { ChevronLeftIcon, DocumentIcon } from '@blueprintjs/icons';
import { buttonClass, EmptyState, PageLayout, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { Link, usePageTitle, useParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-editor.ts';
import { EditForm } from './edit-form.tsx';
import { useEditable } from './use-editable.ts';
import '../form/estimate-form.css';
import { absent } from '@purlin/words/screens/absent.ts';

export function EditEstimate() {
  const id = Number(useParams()['id']);
  const known = Number.isSafeInteger(id) && id > 0;
  const { editable, problem, reload } = useEditable(known ? id : 0);
  usePageTitle(
    editable ? say('edit-it', { number: editable.estimate.estimateNumber }) : say('edit'),
  );
  const back = (
    <Link to={known ? `/estimates/${id}` : '/estimates'} className="pl-back">
      <ChevronLeftIcon />
      {say('estimate')}
    </Link>
  );
  if (editable && !shutOf(editable.estimate)) return <EditForm key={id} start={editable} />;
  return (
    <PageLayout>
      {back}
      <PageHeader title={say('edit')} />
      <Panel>
        {editable ? (
          <Shut estimate={editable.estimate} />
        ) : (
          <DetailsState
            words={absent('estimate')}
            icon={<DocumentIcon size={24} />}
            known={known}
            problem={problem}
            onRetry={reload}
            elsewhere={
              <Link to="/estimates" className={buttonClass()}>
                {say('all-estimates')}
              </Link>
            }
          />
        )}
      </Panel>
    </PageLayout>
  );
}

/** Why an estimate cannot be edited now, and what to do about it; undefined if it can. */
function shutOf({ status, withdrawn, archived }: Estimate) {
  if (status === 'accepted' || status === 'declined')
    return {
      title: say(status === 'accepted' ? 'client-approved' : 'client-declined'),
      says: say('answered'),
    };
  if (archived) return { title: say('archived'), says: say('restore-first') };
  if (withdrawn) return { title: say('withdrawn'), says: say('put-back-first') };
  return undefined;
}

const Shut = ({ estimate }: { readonly estimate: Estimate }) => {
  const shut = shutOf(estimate);
  return (
    <EmptyState
      icon={<DocumentIcon size={24} />}
      title={shut?.title ?? ''}
      action={
        <Link to={`/estimates/${estimate.id}`} className={buttonClass({ intent: 'primary' })}>
          {say('open')}
        </Link>
      }
    >
      {shut?.says}
    </EmptyState>
  );
};
