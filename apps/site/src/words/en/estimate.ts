// Texts of a client's estimate. The page replaces {names} in them with values, in bold or kept on
// one line.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { questions } from './estimate-questions.ts';

export const estimate = {
  language: 'en' as Language,
  locale: 'en-US',
  title: 'Your estimate',
  description: 'Review and respond to your estimate.',
  noScript:
    'You need JavaScript to view and respond to your estimate, and it’s turned off here. ' +
    'Please turn it on, or call us:',
  aboutUs: 'About us',
  call: (phone: string): string => `Call ${phone}`,
  tryAgain: 'Try again',
  loading: 'Loading your estimate…',
  notFound: {
    title: 'Estimate Not Found',
    text: 'This estimate does not exist or has been removed.',
    advice:
      'Make sure the whole link from our email is in the address bar, or call us and ' +
      'we’ll find it.',
  },
  linkReplaced: {
    title: 'There’s a newer link',
    text: 'This link to your estimate has been replaced by a newer one and no longer works.',
    advice: 'Please open the link in our latest email or message, or call us.',
  },
  unavailable: {
    title: 'Your estimate couldn’t be loaded',
    text: 'Please check your connection and try again.',
  },
  offline: 'You’re offline. You can keep reading, and respond once you’re back online.',
  badges: {
    draft: 'Draft',
    sent: 'Waiting for your response',
    viewed: 'Waiting for your response',
    accepted: 'Approved',
    declined: 'Declined',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
  head: {
    estimate: (number: string): string => `Estimate ${number}`,
    created: (day: string): string => `Created ${day}`,
    revised: (day: string): string => `Revised ${day}`,
    validUntil: (day: string): string => `Valid until ${day}`,
  },
  revised: {
    what: (day: string): string => `We revised this estimate on ${day}.`,
    why: 'It replaces the version you received before.',
  },
  who: {
    label: 'Your contact for this estimate',
    estimator: 'Your estimator',
    company: 'We’re here to help',
    call: 'Call',
    text: 'Text',
    email: 'Email',
    license: (number: string): string => `Oregon license CCB #${number}`,
    check: 'Look it up',
  },
  next: {
    title: 'What happens next',
    approve: 'You approve here',
    approved: 'You approved',
    copy: 'You get the approved copy by email.',
    deposit: (amount: string): string => `You pay the deposit of ${amount}`,
    payLater: 'We’ll be in touch about how to pay.',
    goOn: 'We continue the work',
    goOnText: (who: string): string => `${who} will let you know if your dates change.`,
    agree: 'We set a date',
    agreeText: (who: string): string => `${who} will get in touch with you.`,
    start: (from: string, until: string): string =>
      `As of now, we can start between ${from} and ${until}.`,
  },
  preparedFor: 'Prepared for',
  serviceAddress: 'Service address',
  project: 'The project',
  notes: 'Notes',
  photos: {
    title: 'What we found',
    one: (n: number, of: number): string => (of === 1 ? 'Photo' : `Photo ${n} of ${of}`),
    larger: (n: number, of: number): string =>
      of === 1 ? 'Photo, larger' : `Photo ${n} of ${of}, larger`,
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
  },
  terms: 'Terms',
  lines: {
    title: 'What it includes',
    description: 'Description',
    quantity: 'Quantity',
    rate: 'Rate',
    total: 'Total',
    included: 'Included',
    scope: 'Scope of work',
    other: 'Other work',
    exclusions: 'Exclusions',
    process: 'Process',
    /** Follows the names above, for screen readers: says which line they belong to. */
    of: (line: string): string => `of ${line}`,
    /** Singular and plural of each unit; pieces have none. */
    units: {
      hour: ['hour', 'hours'],
      sqft: ['sq ft', 'sq ft'],
      lnft: ['lin ft', 'lin ft'],
      gallon: ['gallon', 'gallons'],
      pound: ['pound', 'pounds'],
      square: ['square', 'squares'],
    },
  },
  totals: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    /** What the tax applies to, if there is a discount. */
    beforeDiscount: (percent: string): string => `${percent} on the lines before discount`,
    notTaxed: (lines: string): string => `Not taxed: ${lines}`,
    total: 'Total',
    packageTotal: 'Package total',
    processingFee: 'Card processing fee',
    deposit: 'Deposit due on approval',
    depositShort: 'Deposit',
    balance: 'Balance after the deposit',
    /** What a percentage is a share of. */
    shareOf: {
      total: (percent: string): string => `${percent} of the total`,
      subtotal: (percent: string): string => `${percent} of the subtotal`,
    },
  },
  packages: {
    choose: 'Choose Your Package',
    title: 'The options',
    recommended: 'Recommended',
    approveThis: 'Approve This Option',
    approved: 'Option Approved',
    notSelected: 'Option Not Selected',
    declined: 'Estimate Declined',
    whatDiffers: 'What differs',
    onlyDiffers: 'Only the differences are shown here. What they all include is listed below.',
    inShort: 'At a glance',
    every: 'In every option',
    together: 'Together',
    different: 'Different in each',
    moreAbout: (option: string): string => `More about ${option}`,
    notIncluded: 'Not included',
    /** Read out for a dash: the option may have it under another name. */
    noSuchLine: 'Not listed separately',
  },
  answer: {
    label: 'Your response',
    message: 'Message (optional)',
    messageHint: 'Anything you’d like us to know. We’ll get it with your response.',
    approve: 'Approve Estimate',
    decline: 'Decline',
    declineAll: 'Decline All Options',
  },
  confirm: {
    approveTitle: 'Approve this estimate?',
    approveOptionTitle: 'Approve this option?',
    declineTitle: 'Decline this estimate?',
    declineAllTitle: 'Decline all options?',
    approve: 'Yes, approve',
    sign: 'Approve and sign',
    decline: 'Yes, decline',
    approving: 'Approving…',
    declining: 'Declining…',
    approveText:
      'You accept the work and prices of this estimate, {number}. {company} will be notified ' +
      'right away.',
    declineText:
      'We’ll be notified right away and won’t start any work. You can still call us later.',
    approveHint: 'Anything we should know before we begin?',
    declineHint: 'May we ask why?',
    error: 'Error',
    back: 'Go back',
  },
  signature: {
    name: 'Your full name, as your signature',
    agreeToTerms: 'Please agree to the terms',
    tickToAgree: 'Please check the box to agree',
    typeName: 'Please type your full name',
  },
  account: {
    title: 'Follow your project',
    text:
      'See dates, photos and documents in your account. We’ll email a link to the address we ' +
      'have on file.',
    send: 'Email me a link',
    sent: (to: string): string => `We emailed a link to ${to}. Open it to get to your account.`,
    failed: 'We couldn’t send the link. Please try again later, or call us.',
  },
  outcome: {
    yourMessage: 'Your message',
    /** The day of the answer, inside the sentence before the next steps. */
    on: (day: string): string => ` on ${day}`,
    approved: 'Estimate Approved',
    optionApproved: 'Option Approved',
    thanks:
      'Thank you! {company} has your approval for {total}{on} and will contact you about ' +
      'the next steps.',
    thanksForOption:
      'Thank you! {company} has your approval of {option} for {total}{on} and will contact ' +
      'you about the next steps.',
    copyHere: 'Keep a copy: download the PDF on this page.',
    copySent: (email: string): string => `The approved copy is on its way to ${email}.`,
    /** On later visits, with the day of the answer. */
    copyWasSent: (email: string, on: string): string =>
      `The approved copy was sent to ${email}${on}.`,
    depositDue: 'The deposit of {deposit} is due now that you’ve approved.',
    preview: 'This estimate hasn’t been sent yet',
    previewText: 'It can be approved or declined once it has been sent.',
    expired: 'This estimate has expired',
    expiredText: (day: string): string =>
      `Its prices were valid until ${day}, so it can no longer be approved. Ask us and ` +
      'we’ll update it.',
    expiredWithoutDay:
      'Its prices are no longer valid, so it can’t be approved. Ask us and we’ll update it.',
    askForNew: 'Ask for a new one',
    askForNewText: 'Please send me this estimate again with today’s prices.',
    changedMind: 'I changed my mind',
    changedMindText: 'I changed my mind. Please open this estimate again.',
    withdrawn: 'This estimate has been withdrawn',
    withdrawnText: 'It can no longer be approved. Ask us if you would like a new one.',
    declined: 'Estimate Declined',
    declinedText: 'Thank you for letting us know. If you change your mind, call us: {phone}.',
  },
  pdf: {
    download: 'Download PDF',
    downloadSigned: 'Download signed PDF',
    preparing: 'Preparing PDF…',
    failed: 'Failed to download PDF',
  },
  questions,
  sending: {
    failedApproval: 'Failed to approve option',
    failedDecline: 'Failed to update estimate',
    unreachable:
      'We couldn’t reach our server. Please check your connection and try again. It won’t ' +
      'be sent twice, and your message is still here.',
    recording:
      'We have your response and are recording it. If it doesn’t show below yet, reload the ' +
      'page in a moment.',
    stale:
      'This estimate has changed since you opened it. Please review it again before you respond.',
    later: 'Your message is still here. Please try again in a moment.',
    notReloaded:
      'We couldn’t load the current version of this estimate. Please check your connection ' +
      'and try again.',
  },
  changes: {
    title: 'Please review again',
    below: 'The current estimate is below.',
    changed: 'This estimate has changed since you opened it.',
    wasAndIs: (what: string, was: string, is: string): string =>
      `${what} was ${was} and is now ${is}.`,
    details: (line: string): string => `The details of “${line}” changed.`,
    newLine: (line: string, cost: string): string => `New: “${line}”, ${cost}.`,
    removedLine: (line: string, cost: string): string => `Removed: “${line}”, ${cost}.`,
    renamedOption: (was: string, is: string): string =>
      `The option “${was}” is now called “${is}”.`,
    totalOfOption: (option: string): string => `The total of “${option}”`,
    optionDescription: (option: string): string => `The description of “${option}” changed.`,
    inOption: (option: string, change: string): string => `In “${option}”: ${change}`,
    newOption: (option: string, total: string): string => `New option: “${option}”, ${total}.`,
    removedOption: (option: string, total: string): string =>
      `The option “${option}”, ${total}, is no longer offered.`,
    total: 'The total',
    sameTotal: 'The total hasn’t changed.',
    discount: 'The discount',
    tax: 'The tax',
    processingFee: 'The card processing fee',
    deposit: 'The deposit due on approval',
    estimate: 'The estimate',
    none: 'none',
    validUntil: (day: string): string => `valid until ${day}`,
    withoutEnd: 'without an end date',
    projectTitle: 'The project title changed.',
    projectDescription: 'The project description changed.',
    serviceAddress: 'The service address changed.',
    customerNotes: 'The notes changed.',
    terms: 'The terms for approving changed.',
  },
};
