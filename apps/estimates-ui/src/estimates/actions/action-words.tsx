// What an action is called in a menu, and its icon.
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
import type { ReactElement } from 'react';
import type { EstimateAction } from './available.ts';
import { sendWord } from './send-dialog.tsx';

interface Words {
  readonly label: string;
  readonly icon: ReactElement;
  readonly destructive?: boolean;
}

const WORDS: Readonly<Record<Exclude<EstimateAction, 'send' | 'edit'>, Words>> = {
  convert: { label: 'Convert to Job', icon: <CalendarIcon /> },
  recordApproval: { label: 'Record approval…', icon: <PhoneIcon /> },
  extend: { label: 'Extend valid until…', icon: <TimeIcon /> },
  duplicate: { label: 'Duplicate', icon: <DuplicateIcon /> },
  copyLink: { label: 'Copy client link', icon: <LinkIcon /> },
  replaceLink: { label: 'Replace client link…', icon: <RefreshIcon /> },
  withdraw: { label: 'Withdraw…', icon: <UndoIcon /> },
  reinstate: { label: 'Put back', icon: <RefreshIcon /> },
  restore: { label: 'Restore', icon: <RefreshIcon /> },
  delete: { label: 'Delete', icon: <TrashIcon />, destructive: true },
  archive: { label: 'Archive…', icon: <ArchiveIcon />, destructive: true },
};

export function actionWords(
  action: EstimateAction,
  { status }: { readonly status: EstimateStatus },
): Words {
  if (action === 'send')
    return {
      label: status === 'draft' ? 'Send to client' : `${sendWord(status)} e-mail`,
      icon: <EnvelopeIcon />,
    };
  if (action === 'edit')
    return { label: status === 'draft' ? 'Edit' : 'Revise', icon: <EditIcon /> };
  return WORDS[action];
}
