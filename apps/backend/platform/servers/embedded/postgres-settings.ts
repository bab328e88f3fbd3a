// What the embedded Postgres is started with.
import { NAME } from './names.ts';

export const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=128MB',
  'jit=off',
  // What the server itself does, without statements that failed: they quote rows, and whoever asked
  // is told.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  `cluster_name=${NAME}`,
];
/** For specs: nothing has to survive, and many products share one server. */
export const FAST_SETTINGS = [
  'max_connections=400',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum_naptime=1h',
];
