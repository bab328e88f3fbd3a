// The baseline: a bare Fastify handler that makes one durable insert, in a process of its own.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2]!, max: 20 });
await pool.query(
  'create table if not exists public.bare (id bigint generated always as identity primary ' +
    'key, body jsonb not null, at timestamptz not null default now())',
);
const server = Fastify();
server.route({
  method: 'POST',
  url: '/approve/:id',
  handler: async (request) => {
    await pool.query({
      name: 'insert',
      text: 'insert into public.bare (body) values ($1)',
      values: [JSON.stringify(request.body)],
    });
    return { id: (request.params as { id: string }).id, status: 'accepted' };
  },
});
console.log(
  JSON.stringify({ ready: true, url: await server.listen({ port: 0, host: '127.0.0.1' }) }),
);
process.on(
  'SIGTERM',
  () =>
    void server
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
