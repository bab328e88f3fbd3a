// English: what staff read before somebody is forgotten: what goes, what stays, and why.

export const en = {
  'goes.contact': 'Name, e-mail address, phone number, address and notes.',
  'goes.estimates': `{count, plural, one {# estimate that was not accepted, with its e-mails and
    questions. If it is still open, it is withdrawn.} other {# estimates that were not accepted,
    with their e-mails and questions. Those still open are withdrawn.}}`,
  'goes.requests': `{count, plural, one {# request} other {# requests}} from the website, with all
    messages and photos.`,
  'goes.sign-ins':
    '{count, plural, one {# sign-in} other {# sign-ins}} to the portal, ended at once.',
  'goes.photos': '{count, plural, one {# photo} other {# photos}} that came with it.',
  'goes.words': 'What they wrote, our notes about it and our replies.',
  'goes.password': 'The password, every session, and the places they signed in from.',
  'stays.accepted-estimates': `{count, plural, one {# accepted estimate, with name, e-mail address
    and phone number as they stand on it, and the proof of the answer.} other {# accepted
    estimates, with name, e-mail address and phone number as they stand on them, and the proof of
    each answer.}}`,
  'stays.jobs': '{count, plural, one {# job that is done.} other {# jobs that are done.}}',
  'stays.payments': `{count, plural, one {# payment, with the name of the company, the amount and
    our notes about it.} other {# payments, with the name of the company, the amounts and our notes
    about them.}}`,
  'stays.deeds': 'What they did here, under a number instead of their name.',
  'stays.mark': 'That somebody was forgotten, when, and by whom. No name.',
  'why.taxes': `Books and records must be kept as long as they may matter for taxes (Treas. Reg.
    § 1.6001-1).`,
  'why.claims': 'Claims about construction can come up to ten years later (ORS 12.135).',
  'why.history': 'The history stays whole and can be checked.',
} as const;
