// English: what staff read before somebody is forgotten: what goes, what stays, and why.

export const en = {
  'goes.contact': 'Name, email address, phone number, address, and notes.',
  'goes.estimates': `{count, plural, one {# estimate that wasn’t accepted, with its emails and
    questions. If it’s still open, it’s withdrawn.} other {# estimates that weren’t accepted,
    with their emails and questions. Any still open are withdrawn.}}`,
  'goes.requests': `{count, plural, one {# website request} other {# website requests}} with all
    messages and photos.`,
  'goes.messages': `{count, plural, one {# message or internal note.} other {# messages and internal
    notes.}}`,
  'goes.sign-ins':
    'Portal access for {count, plural, one {# person} other {# people}}, ended immediately.',
  'goes.photos': '{count, plural, one {# photo.} other {# photos.}}',
  'goes.words': 'What they wrote, our notes about it, and our replies.',
  'goes.password': 'Their password, every session, and where they signed in from.',
  'stays.accepted-estimates': `{count, plural, one {# accepted estimate, with the name, email
    address, and phone number on it and the proof of approval.} other {# accepted estimates, with
    the name, email address, and phone number on them and the proof of each approval.}}`,
  'stays.jobs': '{count, plural, one {# completed job.} other {# completed jobs.}}',
  'stays.payments': `{count, plural, one {# payment, with the company name, the amount, and our
    notes about it.} other {# payments, with the company name, the amounts, and our notes about
    them.}}`,
  'stays.quickbooks': 'What was sent to QuickBooks. It can only be deleted there.',
  'stays.answers': `{count, plural, one {# reason or note they wrote about a job’s dates.} other {#
    reasons and notes they wrote about job dates.}}`,
  'stays.deeds': 'What they did in Purlin, under a number instead of their name.',
  'stays.mark': 'A record that someone’s data was deleted, when, and by whom. No name.',
  'why.taxes':
    'Books and records must be kept as long as they may matter for taxes (Treas. Reg. § 1.6001-1).',
  'why.claims': 'Construction claims can be filed up to ten years later (ORS 12.135).',
  'why.history': 'The history stays complete and verifiable.',
} as const;
