// An action's label and icon in a menu.
import type { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import {
  ArchiveIcon,
  CalendarIcon,
  DuplicateIcon,
  EditIcon,
  EnvelopeIcon,
  LinkIcon,
  PhoneIcon,
  RefreshIcon,
  TimeIcon,
  TrashIcon,
  UndoIcon,
} from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/estimate-actions.ts';
import type { ReactElement } from 'react';
import type { EstimateAction } from './available.ts';

interface Words {
  readonly label: string;
  readonly icon: ReactElement;
  readonly destructive?: boolean;
}

const LOOKS: Readonly<Record<Exclude<EstimateAction, 'send' | 'edit'>, Omit<Words, 'label'>>> = {
  convert: { icon: <CalendarIcon /> },
  recordApproval: { icon: <PhoneIcon /> },
  extend: { icon: <TimeIcon /> },
  duplicate: { icon: <DuplicateIcon /> },
  copyLink: { icon: <LinkIcon /> },
  replaceLink: { icon: <RefreshIcon /> },
  withdraw: { icon: <UndoIcon /> },
  reinstate: { icon: <RefreshIcon /> },
  restore: { icon: <RefreshIcon /> },
  delete: { icon: <TrashIcon />, destructive: true },
  archive: { icon: <ArchiveIcon />, destructive: true },
};

export function actionWords(
  action: EstimateAction,
  { status }: { readonly status: EstimateStatus },
): Words {
  if (action === 'send')
    return {
      label: say(status === 'draft' ? 'send-to-client' : 'resend-email'),
      icon: <EnvelopeIcon />,
    };
  if (action === 'edit')
    return { label: say(status === 'draft' ? 'edit' : 'revise'), icon: <EditIcon /> };
  return { label: say(`action.${action}`), ...LOOKS[action] };
}
