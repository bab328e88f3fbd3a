// The providers that the hooks of this folder need. Mounted once per page, by the shell or by a
// remote that runs on its own.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LiveNews } from './live.ts';
import { ConnectionWatch } from './use-connection.ts';
import { type Notify, NotifyContext } from './notice.ts';
import { createQueries } from './queries.ts';
import { SessionProvider } from './session.tsx';

interface Props {
  readonly notify: Notify;
  readonly children: ReactNode;
}

export function WebProviders({ notify, children }: Props) {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <NotifyContext value={notify}>
        <SessionProvider>
          <ConnectionWatch />
          <LiveNews />
          {children}
        </SessionProvider>
      </NotifyContext>
    </QueryClientProvider>
  );
}
