// How others are told of whoever is signed in, so that a change of their own is known for one.
import { useSession } from '@purlin/web/web.ts';

export function useMyName(): string | undefined {
  const { user } = useSession();
  return user && `${user.firstName} ${user.lastName}`;
}
