// English: QuickBooks. Keys that begin with `why.` are reasons, each with what to do about it.

export const en = {
  'why.books-closed': `The books are closed for this date in QuickBooks. Reopen the period there, or
    ask your accountant, then try again.`,
  'why.name-taken': `Something else in QuickBooks already has this name. Choose the QuickBooks name
    for ours, or change the name here or there.`,
  'why.number-taken':
    'Another document in QuickBooks has this number. Check it there before you try again.',
  'why.inactive-there':
    'It was made inactive in QuickBooks. Reactivate it and retry, create it again, or exclude it.',
  'why.gone-there':
    'It was deleted in QuickBooks. Retry to see if it’s back, create it again, or exclude it.',
  'why.reference-gone': `Something it refers to (a client, vendor, or account) was deleted or made
    inactive in QuickBooks. Fix that first, then try again.`,
  'why.reference-removed': `The client or vendor it belongs to was deleted here, so it can’t be
    added. Enter it in QuickBooks yourself, then exclude it here.`,
  'why.excluded': 'Someone excluded it. It won’t go to QuickBooks until it’s included again.',
  'why.excluded-there': `Someone excluded it. What’s in QuickBooks stays there, and isn’t updated
    until it’s included again.`,
  'why.no-subscription': 'The QuickBooks subscription has expired. Renew it there, then try again.',
  'why.not-allowed': `The person who connected QuickBooks doesn’t have permission for this. Ask a
    QuickBooks admin to connect it.`,
  'why.account-missing': `It needs an account: none was chosen, or the chosen one is no longer
    active in QuickBooks. Choose one in Settings, and it will sync automatically.`,
  'why.changed-there': `The payment was returned, but someone has changed this in QuickBooks since
    we added it ({parts}), so we didn’t delete it. Delete it there anyway, or keep it.`,
  'why.theirs-there': `The payment was returned, but this one was entered in QuickBooks by someone
    there, so we didn’t delete it. Delete it there anyway, or keep it.`,
  'part.number': 'number',
  'part.date': 'date',
  'part.due': 'due date',
  'part.total': 'amount',
  'part.vendor': 'vendor',
  'part.lines': 'lines',
  'part.memo': 'memo',
  'part.account': 'account',
  'part.payment': 'another payment on it',
  'part.other': 'something else',
  'part.theirs': 'everything',
  'why.paid-again': `This payment was returned, it’s still in QuickBooks, and now it’s been paid
    again. Check it there. If it was reversed there, for example by a deposit, add the new payment.
    If not, retry to update it. Or exclude it.`,
  'why.moved-there': `Someone in QuickBooks changed which customer or vendor this belongs to.
    Change it back there and retry, or exclude it. If two were merged there, unlink the customer or
    vendor and choose the other one.`,
  'why.pays-another': `Someone in QuickBooks voided this payment or changed what it’s applied to.
    Apply it to its own bill there and retry, or exclude it.`,
  'why.not-understood': 'QuickBooks rejected it. Its message is below.',
  'why.odd-answer': `QuickBooks sent a response we don’t understand. We try again every night, or
    you can retry now. Nothing is added twice.`,
  'why.away':
    'QuickBooks hasn’t responded for days. We try again every night, or you can retry now.',
  'why.unforeseen': `Something unexpected went wrong. We try again every night, or you can retry
    now. If it keeps happening, contact your server administrator.`,
  'why.review': `{count, plural, one {1 record} other {# records}} in QuickBooks may be the same. Is
    it {name}?`,
  'why.review-other-kind': `{kind, select, customer {A customer} vendor {A vendor} employee {An
    employee}} in QuickBooks has the same name, and QuickBooks doesn’t allow duplicates. Choose a
    different name for ours; theirs stays as it is.`,
  'why.review-inactive': `{name} is inactive in QuickBooks but still has this name. Reactivate it
    and link to it, or choose another name.`,
  'why.review-paper': `{count, plural, one {1 document} other {# documents}} in QuickBooks may be
    this one. Is it {number, select, none {the one without a number} other {number {number}}} from
    {date, date}?`,
  'why.review-part-paid': `A bill in QuickBooks ({date, date}) is linked to another payment of yours
    and still open. If this pays the rest, enter the payment there and exclude ours. If it’s another
    bill, add it.`,
  'why.review-paid-there': `The bill is already paid in QuickBooks by a payment for a different
    amount ({date, date}). Check it there, and exclude ours if it’s the same money.`,
  'why.review-taken': `{name} in QuickBooks is already linked to another record here, maybe an
    archived one. Use that one and exclude this, or create a new one there.`,
  'why.review-paid-otherwise': `The bill is already paid in QuickBooks, but by card or from another
    account ({date, date}). Link it only if it’s the same money. If the vendor was paid twice, take
    that payment off the bill in QuickBooks, then add ours.`,
  'why.review-expense': `QuickBooks already has an expense or check to this vendor for this amount
    ({date, date}). If it’s the same money, exclude ours. If it isn’t, add ours.`,
  'why.review-other-vendor': `QuickBooks already has this invoice under another vendor: {name},
    {date, date}. If that’s the same vendor, unlink ours and link that one, or exclude this bill. If
    it’s another bill, add ours.`,
  'why.held': 'Waiting for {what}.',
  'why.held-by-excluded': `{what} was excluded, and this can’t go to QuickBooks without it. Include
    it again, or exclude this too.`,
  'why.differs': `{count, plural, one {1 value} other {# values}} in QuickBooks {count, plural, one
    {is} other {are}} different.`,

  // What stands in the books
  'line.labor': 'Labor',
  'line.materials': 'Materials',
  'line.tax': 'Tax',
  'line.fee': 'Card processing fee',
  'line.discount': 'Discount',

  // What a record is called
  'title.job': '{job} · {client}',
  'title.estimate': 'Estimate {number}',
  'title.bill': 'Bill from {payee}',
  'title.bill-payment': 'Payment to {payee}',
} as const;
