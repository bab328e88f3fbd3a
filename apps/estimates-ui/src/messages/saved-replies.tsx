// Inserts one of the company's saved replies, filled in for the conversation.
import type { Conversation } from '@purlin/contracts/messages.ts';
import { settings } from '@purlin/contracts/settings.ts';
import { filledIn, gapsIn } from '@purlin/domain/company/settings/replies.ts';
import { CogIcon, ManuallyEnteredDataIcon } from '@blueprintjs/icons';
import { MenuButton, type MenuAction } from '@purlin/ui/ui.ts';
import { useMay, useNavigate, useRead } from '@purlin/web/web.ts';
import { locales } from '@purlin/words/languages.ts';
import { say } from '@purlin/words/screens/messages.ts';

interface Props {
  readonly shown: Conversation;
  /** The job the message is about. */
  readonly jobId: number | null;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A day as it is written to whoever reads the message. */
const dayIn = (day: string, { language }: Conversation): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));

function fillingOf({ shown, jobId }: Pick<Props, 'shown' | 'jobId'>) {
  const job = shown.jobs.find(({ id }) => id === jobId);
  const date = job?.startDate ? dayIn(job.startDate, shown) : undefined;
  return { client: shown.name, job: job?.title, date };
}

/** The button and its menu; nothing where there are none and the caller may not add any. */
export function SavedReplies({ shown, jobId, text, onText }: Props) {
  const { data } = useRead(settings.replies);
  const mayChange = useMay()(settings.changeReplies);
  const navigate = useNavigate();
  const insert = (reply: string) => {
    const filled = filledIn(reply, fillingOf({ shown, jobId }));
    onText(text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`);
  };
  const actions: MenuAction[] = (data?.entries ?? []).map(({ name, text: reply }) => ({
    label: name,
    onSelect: () => insert(reply),
  }));
  if (mayChange)
    actions.push({
      label: say('manage-replies'),
      icon: <CogIcon />,
      onSelect: () => void navigate('/settings/replies'),
    });
  if (!data || actions.length === 0) return null;
  return (
    <span className="ms-replies">
      <MenuButton
        label={say('saved-replies')}
        text={say('saved-replies')}
        icon={<ManuallyEnteredDataIcon />}
        actions={actions}
      />
    </span>
  );
}

/** What is left to be filled in before a message is sent; undefined: nothing. */
export function gapProblem(text: string): string | undefined {
  const gaps = gapsIn(text);
  return gaps.length > 0 ? say('fill-gaps', { gaps: gaps.join(', ') }) : undefined;
}
