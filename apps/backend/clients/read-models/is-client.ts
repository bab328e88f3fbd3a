// Is there a client with this number? For queries that answer for another room.

/** As SQL. */
export const isClient = (id: string): string =>
  `exists (select from client_list where client_list.id = ${id})`;
