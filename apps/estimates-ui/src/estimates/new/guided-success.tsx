// The last step of the five-step wizard: the estimate was created; view it or send it.
import { estimates } from '@purlin/contracts/estimates.ts';
import { EnvelopeIcon, EyeOpenIcon, TickCircleIcon } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState } from '@purlin/ui/ui.ts';
import { useNavigate, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { useClientLink } from '../actions/client-link.ts';
import type { SavedEstimate } from '../draft/saving.ts';

export function GuidedSuccess({ created }: { readonly created: SavedEstimate }) {
  const navigate = useNavigate();
  const { data } = useRead(estimates.details, { params: { id: created.id } });
  const link = useClientLink(created);
  return (
    <div className="pl-form">
      <EmptyState
        icon={<TickCircleIcon size={24} />}
        title={say('created-title')}
        action={
          <>
            <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
              <EyeOpenIcon />
              {say('view')}
            </a>
            <Button
              intent="primary"
              icon={<EnvelopeIcon />}
              text={say('send-to-customer')}
              disabled={!data || data.status !== 'draft'}
              onClick={() => void navigate(`/estimates/${created.id}/send`)}
            />
          </>
        }
      >
        {say('number-created', { number: created.estimateNumber })}
      </EmptyState>
    </div>
  );
}
