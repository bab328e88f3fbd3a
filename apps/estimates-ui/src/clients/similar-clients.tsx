// Finds existing clients with the email or phone number being typed.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { emailKey, phoneDigits } from '@purlin/domain/clients/likeness.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { Button, Notice, StatusBadge } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;
const looksWhole = (email: string): boolean => /^\S+@\S+\.\S+$/.test(email);

/** Debounces a value. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/**
 * Clients with this email or phone number, except the one being edited (`except`). Incomplete
 * values find nobody.
 */
export function useSimilarClients(
  { email, phone }: { readonly email: string; readonly phone: string },
  except?: number,
): readonly Client[] {
  const [pausedEmail, pausedPhone] = [
    usePaused(emailKey(email)),
    usePaused(phoneDigits(phone) ?? ''),
  ];
  const query = {
    email: looksWhole(pausedEmail) ? pausedEmail : '',
    phone: pausedPhone,
    ...(except === undefined ? {} : { except }),
  };
  const asked = query.email !== '' || query.phone !== '';
  const { data } = useRead(clients.similar, { query }, { enabled: asked });
  return asked ? (data ?? []) : [];
}

const contactOf = ({ email, phone }: Client): string =>
  [email, phone && shownPhone(phone)].filter(Boolean).join(' · ');

/** Only a hint, because families share addresses. */
export function SimilarNotice({
  similar,
  onUse,
  busy = false,
}: {
  readonly similar: readonly Client[];
  readonly onUse: (client: Client) => void;
  readonly busy?: boolean;
}) {
  return (
    <output className="cl-similar">
      {similar.length > 0 && (
        <Notice
          tone="warn"
          title={
            similar.length === 1
              ? say('looks-like-one', { name: similar[0]!.name })
              : say('looks-like-several', { count: similar.length })
          }
        >
          <ul>
            {similar.map((client) => (
              <li key={client.id}>
                <span>
                  <strong>{client.name}</strong>
                  {client.archivedAt && <StatusBadge tone="quiet" label={say('archived')} />}
                  <small>{contactOf(client)}</small>
                </span>
                <Button
                  size="small"
                  text={client.archivedAt ? say('restore-and-use') : say('use-client')}
                  aria-label={say('use-named', { name: client.name })}
                  disabled={busy}
                  onClick={() => onUse(client)}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </output>
  );
}
