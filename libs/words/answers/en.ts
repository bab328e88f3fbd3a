// English: what answers of the API say about people and things.

export const en = {
  // Who did something, when it was nobody who can sign in
  'by.estimate-link': 'Client, by the estimate link',
  'by.visitor': 'Website',
  'by.not-signed-in': 'Not signed in',
  'by.system': 'Purlin',
  'by.user': 'User {id}',
  /** A program: its key's name, or its number. */
  'by.api-key': 'API key {name}',
  /** What somebody said of the bank in its place. */
  'noted-by-hand': '{happened} (noted by hand)',

  // What a client did
  news: `{about, select, estimate {{name} · {project}: {happened}} lead {{name}: {happened}} vendor
    {{name}: {happened}} batch {Batch {number}: {happened}} stopped {Batch {number} stopped by
    itself, and nothing was sent: {reason}} bank {The bank: {happened}}
    left {{name}: the payment of {cents, money} was left out of batch {number}: {reason}}
    books {{happened}}
    payment {{name}: payment {payment} of {cents, money} came back: {code}}}`,

  // What became of a client who was to be removed
  'client-deleted': 'The client is deleted.',
  'client-archived': `{name} has {all, list, estimates {{estimates, plural, =0 {} one {# estimate}
    other {# estimates}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}} leads {{leads,
    plural, =0 {} one {# request} other {# requests}}}}, so the client is archived and not
    deleted.`,

  // What became of a vendor who was to be removed
  'vendor-deleted': 'The vendor is deleted.',
  'vendor-archived': `{name} has {all, list, payments {{payments, plural, =0 {} one {# payment}
    other {# payments}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}}}, so the vendor is
    archived and not deleted.`,

  // What became of an estimate that was to be removed
  'draft-deleted': 'The draft is deleted.',
  'estimate-archived': `Estimate {number} has been sent, so it is archived and not
    deleted.{withdrawn, select, yes { The client can no longer answer it.} no {}}`,

  // What became of a part of the price book that was to be removed
  'category-deleted': 'The category is deleted. It never had an item.',
  'category-archived': `{name} is archived{items, plural, =0 {} one { with its # item} other { with
    its # items}}. You can restore it at any time.`,
  'item-archived': `{name} is archived, because estimates may refer to it. You can restore it at any
    time.`,
  'this-item': 'The item',

  // What is wrong with a row of a file
  'row.twice': 'This item is in line {line} already. Leave one of the two out.',
  'row.two-kinds': `There is a category of this name for services and one for materials. Write
    service or material.`,
  'row.category-archived': `This category is archived. Restore it first, or write another one.`,
  'row.no-category': `There is no such category yet. Write service or material, so that it can be
    added.`,
  'row.alike': `{name} has the same {by, select, name {name} email {e-mail address} phone {phone
    number}} as {other}, who {is, select, client {is a client already} archivedClient {is an
    archived client} vendor {is a vendor already} archivedVendor {is an archived vendor} line {is in
    line {line}}}.`,
  'row.no-vendor': 'There is no vendor with the ID {id}. Leave it out to add a new one.',
  'row.would-be-alike': 'Line {line} would give {name} the name or address of {other}.',
  'row.vendor-alike': `{name} has the same {by, select, name {name} email {e-mail address}} as
    {other}, who is a vendor already. To change them, give the ID {id} in a column ID.`,
  'row.vendor-twice': '{name} is in line {line} already. Leave one of the two out.',
  'row.vendor-archived': '{name} is an archived vendor. Restore them first, then change them.',

  // The timeline of a job
  'job.change-accepted': 'Change order approved: {title}, {cents, money}',
  'job.change-declined': 'Change order declined: {title}',
  'job.vendor-unknown': 'Unknown Vendor',
} as const;
