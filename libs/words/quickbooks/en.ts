// English: QuickBooks. Keys that begin with `why.` are reasons, each with what to do about it.

export const en = {
  'why.books-closed': `QuickBooks closed its books up to this date. Open the period there, or
    ask your accountant, then try again.`,
  'why.name-taken': `Somebody else in QuickBooks has this name. Say what ours is called there, or
    change the name here or there.`,
  'why.number-taken': `QuickBooks has another document with this number. Look at it there before
    you try again.`,
  'why.inactive-there': `It was made inactive in QuickBooks. Make it active there and try again,
    have a new one made, or exclude it.`,
  'why.gone-there': `It was deleted in QuickBooks. Try again to see whether it is back, have a new
    one made, or exclude it.`,
  'why.reference-gone': `Something that it refers to (a client, a vendor, an account) was deleted or
    made inactive in QuickBooks. Look at that first, then try again.`,
  'why.excluded': `Somebody excluded it. Nothing of it goes to QuickBooks until it is included
    again.`,
  'why.no-subscription': 'The QuickBooks subscription has ended. Renew it there, then try again.',
  'why.not-allowed': `Whoever connected QuickBooks may not do this there. Ask an admin of
    QuickBooks to connect it.`,
  'why.account-missing': `It waits for an account to book on: none was chosen, or the one that was
    is not in use there any more. Choose one in the settings, and it goes there by itself.`,
  'why.not-understood': 'QuickBooks did not take it. Below is what it says.',
  'why.away': `QuickBooks did not answer for days. It is tried again every night, or now with
    Retry.`,
  'why.unforeseen': `Something went wrong on the way that nobody foresaw. It is tried again every
    night, or now with Retry; if it stays, tell whoever looks after this server.`,
  'why.review': `{count, plural, one {Somebody} other {# people or companies}} in QuickBooks may
    be the same. Is it {name}?`,
  'why.review-other-kind': `{kind, select, customer {A customer} vendor {A vendor} employee {An
    employee}} in QuickBooks has the same name, and a name is there only once. Say under which
    name ours is added; theirs stays as it is.`,
  'why.review-inactive': `{name} was made inactive in QuickBooks and still has the name. Make them
    active again as this one, or choose another name.`,
  'why.review-paper': `{count, plural, one {A paper} other {# papers}} in QuickBooks may be this
    one. Is it {number, select, none {the one without a number} other {number
    {number}}} of {date, date}?`,
  'why.review-paid-there': `The bill is paid in QuickBooks already, by a payment over another amount
    ({date, date}). Look at it there, and exclude ours where it is the same money.`,
  'why.held': 'It waits for {what}.',
  'why.differs': `{count, plural, one {A value} other {# values}} in QuickBooks {count, plural,
    one {is} other {are}} different.`,

  // What stands in the books
  'line.labor': 'Labor',
  'line.materials': 'Materials',
  'line.tax': 'Tax',
  'line.fee': 'Card processing fee',
  'line.discount': 'Discount',

  // What a record is called
  'title.job': '{job} · {client}',
  'title.estimate': 'Estimate {number}',
  'title.bill': 'Bill of {payee}',
  'title.bill-payment': 'Payment to {payee}',
} as const;
