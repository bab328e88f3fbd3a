// English: what answers of the API say about people and things.

export const en = {
  // Who did something, when it was nobody who can sign in
  'by.estimate-link': 'Client, by the estimate link',
  'by.visitor': 'Website',
  'by.system': 'Purlin',
  'by.user': 'User {id}',
  /** What somebody said of the bank in its place. */
  'noted-by-hand': '{happened} (noted by hand)',

  // What a client did
  news: `{about, select, estimate {{name} · {project}: {happened}} lead {{name}: {happened}} vendor
    {{name}: {happened}} batch {Batch {number}: {happened}} bank {The bank: {happened}}}`,

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
} as const;
