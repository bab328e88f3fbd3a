// The screen /estimates/:id/edit: a draft is changed in place, of a sent estimate a new revision is
// made.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { ChevronLeftIcon, DocumentIcon } from '@blueprintjs/icons';
import {
  buttonClass,
  EmptyState,
  ErrorPanel,
  PageLayout,
  PageHeader,
  Panel,
  Spinner,
} from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useParams } from '@purlin/web/web.ts';
import { EditForm } from './edit-form.tsx';
import { useEditable } from './use-editable.ts';
import '../form/estimate-form.css';

export function EditEstimate() {
  const id = Number(useParams()['id']);
  const known = Number.isSafeInteger(id) && id > 0;
  const { editable, problem, reload } = useEditable(known ? id : 0);
  usePageTitle(editable ? `Edit ${editable.estimate.estimateNumber}` : 'Edit estimate');
  const back = (
    <Link to={known ? `/estimates/${id}` : '/estimates'} className="pl-back">
      <ChevronLeftIcon />
      Estimate
    </Link>
  );
  if (editable && !shutOf(editable.estimate)) return <EditForm key={id} start={editable} />;
  return (
    <PageLayout>
      {back}
      <PageHeader title="Edit estimate" />
      <Panel>
        {editable ? (
          <Shut estimate={editable.estimate} />
        ) : !known || problem?.status === 404 ? (
          <EmptyState
            icon={<DocumentIcon size={24} />}
            title="Estimate Not Found"
            action={
              <Link to="/estimates" className={buttonClass()}>
                All estimates
              </Link>
            }
          >
            This estimate does not exist or has been removed.
          </EmptyState>
        ) : problem ? (
          <ErrorPanel
            title="The estimate could not be loaded"
            message={problem.message}
            onRetry={reload}
          />
        ) : (
          <div className="edit-waiting">
            <Spinner aria-label="Loading the estimate" />
          </div>
        )}
      </Panel>
    </PageLayout>
  );
}

/** Why an estimate cannot be changed now, and what can be done about it; undefined where it can. */
function shutOf({ status, withdrawn, archived }: Estimate) {
  if (status === 'accepted' || status === 'declined')
    return {
      title: `The client has ${status === 'accepted' ? 'approved' : 'declined'} this estimate`,
      says: 'What was answered stays as it was. Duplicate it to make another offer.',
    };
  if (archived)
    return { title: 'This estimate is archived', says: 'Restore it before you change it.' };
  if (withdrawn)
    return { title: 'This estimate is withdrawn', says: 'Put it back before you change it.' };
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
          Open the estimate
        </Link>
      }
    >
      {shut?.says}
    </EmptyState>
  );
};
