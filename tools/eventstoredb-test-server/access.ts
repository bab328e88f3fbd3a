// Who may do what on a test server: users with passwords, and the right to read $all.
import { status, type Metadata, type ServiceError } from '@grpc/grpc-js';
import { grpcError } from './messages.ts';

export interface User {
  readonly password: string;
  readonly mayReadAll: boolean;
}
export type Users = Readonly<Record<string, User>>;

/** What a call is refused with; undefined lets it in. Without users everybody may do everything. */
export function refusalFor(
  users: Users | undefined,
  metadata: Metadata,
  readsAll: boolean,
): ServiceError | undefined {
  if (!users) return undefined;
  const [, encoded = ''] = /^Basic (.*)$/.exec(String(metadata.get('authorization')[0])) ?? [];
  const [name = '', password] = Buffer.from(encoded, 'base64').toString().split(':');
  const user = users[name];
  if (user?.password !== password || !user)
    return grpcError(status.UNAUTHENTICATED, 'Bad HTTP authenticated request');
  if (readsAll && !user.mayReadAll)
    return grpcError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
  return undefined;
}
