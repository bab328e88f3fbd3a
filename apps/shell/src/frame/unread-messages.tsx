// The count beside the Messages entry: messages from clients and vendors that the user has not read
// and nobody has answered.
import { messages } from '@purlin/contracts/messages.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import './unread-messages.css';

export default function UnreadMessages() {
  const { count = 0 } = useRead(messages.unread).data ?? {};
  return (
    count > 0 && (
      <span className="sh-entry-count">
        <span aria-hidden>{count > 99 ? '99+' : count}</span>
        <span className="pl-hidden">{say('unread', { count })}</span>
      </span>
    )
  );
}
