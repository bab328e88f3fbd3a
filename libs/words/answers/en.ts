// English: what answers of the API say about people and things.

export const en = {
  // Who did something, when it was nobody who can sign in
  'by.estimate-link': 'Client, via estimate link',
  'by.visitor': 'Website',
  'by.not-signed-in': 'Not signed in',
  'by.system': 'Purlin',
  'by.user': 'Deleted user {id}',
  /** A program: its key's name, or its number. */
  'by.api-key': 'API key {name}',
  /** What somebody said of the bank in its place. */
  'noted-by-hand': '{happened} (entered manually)',

  // What a client did
  /** A client or vendor who is archived. */
  'archived-name': '{name} (archived)',
  news: `{about, select, estimate {{name} · {project}: {happened}} client {{name}: {happened}} lead
    {{name}: {happened}} vendor
    {{name}: {happened}} batch {Batch {number}: {happened}} stopped {Batch {number} stopped
    automatically and nothing was sent: {reason}} bank {Bank: {happened}} left {{name}: {cents,
    money} payment left out of batch {number}: {reason}} books {{happened}} payment {{name}: payment
    {payment} of {cents, money} was returned: {code}} order {{project}: {happened}}}`,

  // What became of a client who was to be removed
  'client-deleted': 'Client deleted.',
  'client-archived': `{name} has {all, list, estimates {{estimates, plural, =0 {} one {# estimate}
    other {# estimates}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}} leads {{leads,
    plural, =0 {} one {# request} other {# requests}}}}, so the client was archived instead of
    deleted.`,
  'client-archived-portal': `{name} has messages or portal access, so the client was archived
    instead of deleted.`,

  // What became of a vendor who was to be removed
  'vendor-deleted': 'Vendor deleted.',
  'vendor-archived': `{name} has {all, list, payments {{payments, plural, =0 {} one {# payment}
    other {# payments}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}}}, so the vendor was
    archived instead of deleted.`,
  'vendor-archived-portal': `{name} has messages or portal access, so the vendor was archived
    instead of deleted.`,

  // What became of an estimate that was to be removed
  'draft-deleted': 'Draft deleted.',
  'estimate-archived': `Estimate {number} has been sent, so it was archived instead of
    deleted.{withdrawn, select, yes { The client can no longer respond to it.} no {}}`,

  // What became of a part of the price book that was to be removed
  'category-deleted': 'Category deleted. It never had any items.',
  'category-archived': `{name} was archived{items, plural, =0 {} one { with its # item} other { with
    its # items}}. You can restore it at any time.`,
  'item-archived':
    '{name} was archived because estimates may use it. You can restore it at any time.',
  'this-item': 'The item',

  // What is wrong with a row of a file
  'row.twice': 'This item is already on line {line}. Remove one of the two.',
  'row.two-kinds':
    'There’s a service category and a material category with this name. Enter service or material.',
  'row.category-archived': 'This category is archived. Restore it first, or enter a different one.',
  'row.no-category':
    'This category doesn’t exist yet. Enter service or material so it can be added.',
  'row.alike': `{name} has the same {by, select, name {name} email {email address} phone {phone
    number}} as {other}, {is, select, client {who is already a client} archivedClient {who is an
    archived client} vendor {who is already a vendor} archivedVendor {who is an archived vendor}
    line {on line {line}}}.`,
  'row.no-vendor': 'There’s no vendor with the ID {id}. Leave the ID blank to add a new vendor.',
  'row.would-be-alike': 'Line {line} would give {name} the same name or address as {other}.',
  'row.vendor-alike': `{name} has the same {by, select, name {name} email {email address}} as
    {other}, who is already a vendor. To update that vendor, put the ID {id} in an ID column.`,
  'row.vendor-twice': '{name} is already on line {line}. Remove one of the two.',
  'row.vendor-archived':
    '{name} is an archived vendor. Restore the vendor first, then make the changes.',

  // The timeline of a job
  'job.change-accepted': 'Change order approved: {title}, {cents, money}',
  'job.change-declined': 'Change order declined: {title}',
  'job.vendor-unknown': 'Unknown Vendor',
} as const;
