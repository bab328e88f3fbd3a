// The signed-in user's name as other users see it, to recognize their own changes.
import { useSession } from '@purlin/web/web.ts';

export function useMyName(): string | undefined {
  const { user } = useSession();
  return user && `${user.firstName} ${user.lastName}`;
}
