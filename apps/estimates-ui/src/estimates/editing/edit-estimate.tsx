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
  if (editable && !isAnswered(editable.estimate)) return <EditForm key={id} start={editable} />;
  return (
    <PageLayout>
      {back}
      <PageHeader title="Edit estimate" />
      <Panel>
        {editable ? (
          <Answered estimate={editable.estimate} />
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

const isAnswered = ({ status }: Estimate): boolean =>
  status === 'accepted' || status === 'declined';

const Answered = ({ estimate: { id, status } }: { readonly estimate: Estimate }) => (
  <EmptyState
    icon={<DocumentIcon size={24} />}
    title={`The client has ${status === 'accepted' ? 'approved' : 'declined'} this estimate`}
    action={
      <Link to={`/estimates/${id}`} className={buttonClass({ intent: 'primary' })}>
        Open the estimate
      </Link>
    }
  >
    What was answered stays as it was. Duplicate it to make another offer.
  </EmptyState>
);
