// English: what is said when a rule says no. Where the specification has a text, it is that one.
import { textsFor } from '../catalogue.ts';
import { bank } from './bank-en.ts';
import type { RefusalValuesByCode } from './reasons.ts';

export const en = textsFor<RefusalValuesByCode>()({
  // Any command
  busy: 'Someone else is changing this right now. Please try again.',
  'not-found': `{what, select, thing {This doesn’t exist or has been removed.} address {There is
    nothing at this address.} message {This message doesn’t exist or has been removed.}}`,
  'out-of-range': 'The total is too large to record. Please check the quantities and prices.',
  // Clients and leads
  'client-not-found': 'This client doesn’t exist or has been removed.',
  'client-unknown': 'Please select a valid client',
  'client-archived':
    '{client} is archived. Restore the client before you create an estimate for them.',
  'client-has-jobs': `This client has {jobs, plural, one {a job} other {# jobs}} on the calendar.
    You can delete the client’s personal data once {jobs, plural, one {it’s} other {they’re}}
    over.`,
  'name-not-confirmed': 'That doesn’t match the name on the record. Type it exactly as shown.',
  'lead-not-found': 'This request doesn’t exist or has been removed.',
  'reason-missing': 'Please enter the reason it was lost.',
  'already-a-client':
    'This request already belongs to another client. Open that client to continue.',
  'not-staff': 'Requests can only be assigned to a team member. Choose someone else.',
  'estimate-unknown': 'This estimate belongs to a different client.',
  'link-outdated': 'This link is no longer valid. Please subscribe again to get a new one.',
  'subscriber-not-found': 'This subscriber doesn’t exist or has been removed.',
  'not-pending': 'You can only resend the confirmation to someone who hasn’t confirmed yet.',
  // Messages
  'conversation-full':
    'This conversation has reached its limit of {most} entries. Please call instead.',
  'reply-address-over':
    'This reply address doesn’t work anymore. Please call us, or write in your portal.',
  'too-many-messages': `You’ve sent {most} messages within an hour. Please try again later, or give
    us a call.`,
  // Writing and sending estimates
  'estimate-not-found': 'This estimate does not exist or has been removed.',
  'link-replaced': 'This link has been replaced by a newer one.',
  'unfinished-gone': 'This unfinished estimate was completed or discarded.',
  'unfinished-changed': 'Someone else has worked on this in the meantime.',
  'preview-incomplete':
    'There’s not enough here to preview yet. The form shows what’s missing when you create it.',
  'template-not-found':
    '{was, select, deleted {This template was deleted.} unknown {This template doesn’t exist.}}',
  'client-fixed':
    'This estimate was already sent to its client. Duplicate it to send it to someone else.',
  'two-discounts': 'Enter the discount in dollars or as a percentage, not both.',
  'options-in-single': 'Only a multi-option estimate can have options.',
  'lines-outside-options': 'The line items of a multi-option estimate belong to its options.',
  'too-many-lines': 'An estimate can have up to {most, number} line items.',
  'too-many-options': `{why, select, at-once {An estimate can have up to {most, number} options}
    ever {Too many options have been added to this estimate. Please create a new one.}}`,
  'option-unknown': 'This option isn’t part of this estimate.',
  'option-missing': 'Please choose one of the options.',
  'estimate-not-a-draft':
    'This estimate has already been sent. You can only add line items to a draft.',
  'estimate-empty': `{type, select, single {Please add at least one line item} multi_option {Please
    add at least one line item to any option}}`,
  'option-empty': '“{option}” has no priced line items. Add some, or remove the option.',
  'estimate-worth-nothing': `{asked, select, send {This estimate’s total is $0.00. Give at least one
    line a price before you send it.} approve {This estimate’s total is $0.00, so there’s nothing to
    approve. Please ask us for one with prices.}}`,
  'discount-above-subtotal': `The discount of {discount, money} is more than the subtotal of
    {subtotal, money}. Enter a smaller discount.`,
  'deposit-above-total': `The deposit of {deposit, money} is more than the total of {total, money}.
    Enter a smaller deposit.`,
  'ccb-number-missing': `Enter your CCB license number under Settings before you send an estimate.
    Oregon requires it on every written bid.`,

  'client-without-email': `This client has no email address. Add one, or share the estimate yourself
    on paper or with the link.`,
  'email-not-failed': `Only a failed email can be resent to a different address. To stop one that’s
    waiting, withdraw the estimate.`,
  'sending-waits':
    'This estimate is about to be sent. Undo that first, or wait until it has gone out.',
  'sending-gone': 'It’s already been sent, so it can’t be undone.',
  // Estimates that are out
  'estimate-not-sent': `{asked, select, answer {This estimate hasn’t been sent yet.} link {A draft
    doesn’t have a client link yet.}}`,
  'estimate-not-open': `Only an estimate that’s waiting for a response can be {asked, select, extend
    {extended} withdraw {withdrawn}}.`,
  'estimate-withdrawn': `{asked, select, answer {This estimate has been withdrawn. Please ask us for
    a new one.} send {This estimate was withdrawn. Reinstate it before you send it.} change {This
    estimate was withdrawn. Reinstate it before you change it.}}`,
  'estimate-expired': `{asked, select, answer {This estimate has expired. Please ask us for a new
    one.} send {The valid-until date has passed. Choose a later date before you send the
    estimate.}}`,
  'estimate-changed':
    'This estimate has changed since you opened it. Please review it before you respond.',
  'terms-changed': `The terms have changed since you opened this page. Please read them again before
    you approve.`,
  'date-passed': 'Choose today or a later date.',
  'signature-missing': 'Please agree to the terms and type your name before you approve.',
  'already-answered': `{asked, select, change {The client has already responded to this estimate.
    Duplicate it to make a new offer.} approve {{answer, select, accepted {This estimate has already
    been approved.} declined {This estimate has already been declined. Please call us if you’ve
    changed your mind.}}} decline {This estimate has already been approved. Please call us if you’ve
    changed your mind.}}`,
  'too-many-photos':
    'Someone else just added photos, and an estimate can have up to {most}. Remove one first.',
  'staff-not-client': `You’re signed in as staff, and this page is for the client. Use the estimate
    in the office instead.`,
  'too-many-questions':
    'We’ve received your questions and will answer soon. If it’s urgent, please call us.',
  'question-unknown': 'This question isn’t part of this estimate.',
  'question-answered': 'This question has already been answered.',
  // Users
  'user-not-found': 'This user doesn’t exist or has been removed.',
  'user-is-you': 'You can’t do this to your own account. Another admin can.',
  'last-admin': 'You’re the only admin who can sign in. Make someone else an admin first.',
  'user-inactive': 'This user is deactivated. Reactivate them first.',
  'passkey-not-found': 'This passkey doesn’t exist or has been removed.',
  'too-many-passkeys':
    'You have {most, number} passkeys, which is the limit. Remove one you no longer use.',
  'key-not-found': 'This API key doesn’t exist.',
  'key-expires-before': 'Choose today or a later date.',
  'key-expires-late': 'A key can last up to {days, number} days. Choose an earlier date.',
  'link-of-another-role': `{role, select, client {Only a user with the client role can be linked to
    a client.} other {Only a user with the vendor role can be linked to a vendor.}}`,
  // Jobs, vendors and payments
  'estimate-not-accepted': 'Only an accepted estimate can become a job.',
  'job-of-another-estimate': 'This number belongs to another estimate’s job.',
  'job-ends-before-it-starts': 'The end date can’t be before the start date.',
  'job-too-long': 'A job can last up to a year. Please check the year of the end date.',
  'job-ends-without-start': 'Please enter a start date before an end date.',
  'vendor-not-on-job': 'This vendor isn’t on this job anymore.',
  'job-is-over': 'This job is completed or cancelled. Reopen it first.',
  'job-is-at-work':
    'Work on this job has started, so it needs a start date. Put it on hold instead.',
  'job-on-hold': 'This job is on hold. Resume it first.',
  'job-without-dates': 'This job has no dates yet. Schedule it first.',
  'job-too-many-photos': 'A job can have up to {most} photos. Remove some first.',
  'checklist-changed':
    'Someone changed the checklist after you opened it. Reload to see the current version.',
  'change-order-job-unknown': 'The job for this change order doesn’t exist.',
  'change-order-other-client': 'A change order has to be for the same client as its job.',
  'change-order-job-cancelled': 'This change order’s job was cancelled, so it can’t be approved.',
  'estimate-is-change-order': `This estimate is a change order. It belongs to an existing job and
    changes its contract total.`,
  'shift-not-found': 'This weather shift doesn’t exist.',
  'shift-not-applied': 'This weather shift wasn’t applied, so there’s nothing to undo.',
  'shift-job-moved': `Someone moved “{title}” in the meantime. Nothing was moved. Plan the shift
    again to see where it is now.`,
  'shift-job-over': '“{title}” has been completed or cancelled. Nothing was moved.',
  'shift-job-too-long': `“{title}” would last longer than a year. Nothing was moved. Leave it out,
    or give it different dates.`,
  'job-moved-meanwhile': `Someone changed this job’s dates after you opened it. Reload to see the
    new dates, then change them again.`,
  'job-client-archived':
    '{client} is archived. Restore the client before you schedule a job for them.',
  'crew-not-found': 'This crew doesn’t exist.',
  'job-not-found': 'This job doesn’t exist or has been removed.',
  'vendor-not-found': 'This vendor doesn’t exist or has been removed.',
  'vendor-is-being-paid': `{count, plural, one {A payment} other {{count} payments}} to this vendor
    {count, plural, one {is} other {are}} on the way. Wait until the money arrives, or stop the
    batch, then delete the vendor’s personal data.`,
  'vendor-inactive': '{vendor} is inactive. Reactivate the vendor before you pay them.',
  'vendor-archived': '{vendor} is archived. Restore the vendor before you pay them.',
  'payment-not-found': 'This payment doesn’t exist or has been removed.',
  'payment-of-nothing': 'Please enter an amount for labor or materials.',
  'payment-day-absurd': `Please choose a day between {first, date} and {last, date}.`,

  'insurance-lapsed': `{payee}’s insurance expired on {date, date}. Enter the new certificate, or
    change the insurance requirement in Settings.`,
  'payment-too-early':
    'The payment to {payee} is scheduled for later. It can be sent starting {date, date}.',
  'over-daily-limit': `This would go over the daily limit of {most, money} in Settings. {left,
    money} of that day’s limit is left.`,
  'bank-not-set-up': 'Your company’s bank details aren’t complete. Enter them under Settings.',
  'bank-data-wrong': `Nothing can be sent until you fix this bank detail in Settings: {part, select,
    entryDescription {the entry description is a word banks reserve for other kinds of payments}
    sameDayCutOff {the same-day cutoff is later than the Federal Reserve accepts files} companyId
    {the company’s ID at the bank doesn’t have ten characters} immediateOrigin {the sender’s ID
    doesn’t have ten characters} other {a name has no letters that a bank can read}}.`,
  'payment-void': 'This payment has been voided.',
  'payment-approved': 'This payment has been approved. Undo the approval before you change it.',
  'own-payment':
    'You created, changed, or restored this payment, so someone else has to approve it.',
  'own-payment-today': `You created, changed, or restored this payment, and the other person who
    could approve it lost that access less than {hours} hours ago. Someone else has to approve it,
    or you can once {hours} hours have passed.`,
  'own-word': `You recorded that this wasn’t paid. Someone else has to approve it before it’s paid
    again. If no one else can, you can after {hours} hours.`,
  'noted-by-hand': `{payee}: {by} recorded that this wasn’t paid, but no bank file confirms it.
    Someone else has to check with the bank and approve it before it’s paid again.`,
  'perhaps-paid-already': `{payee}: the bank says it received this payment twice (R24). Ask the bank
    if it was already paid. If it was, void this one. If not, undo its approval and approve it
    again.`,
  'bank-answer-open': `{payee}: a bank response about batch {batch}, which included this payment,
    still needs review. Someone has to check with the bank and mark it as resolved before this is
    paid again.`,
  'own-word-doubted': `The bank’s response contradicts what you recorded. Someone else has to check
    with the bank and mark it as resolved.`,
  newcomer: `Your access was added or changed less than {hours} hours ago. You can give a second
    approval after that.`,
  'payment-of-newcomer': `The person who created this payment had their access added or changed
    less than {hours} hours ago, or no longer has it. If it was added or changed, approve it once
    that time has passed. Otherwise, void it, create it again yourself, and have someone else
    approve it.`,
  'account-of-newcomer': `The person who entered this account had their access added or changed less
    than {hours} hours ago. You can confirm it after a day has passed.`,
  'payment-not-approved': 'This payment hasn’t been approved yet.',
  'payment-changed': 'This payment was changed after you opened it. Please review it again.',
  'payment-taken': 'This payment is already being processed, in batch {batch}.',
  'payment-taken-by': 'This payment is already in batch {batch}. {by} added it first.',
  'payment-in-batch': `This payment is in batch {batch}. Stop the batch first. Once its file is with
    the bank, it can’t be changed.`,
  'payment-not-in-batch': 'This payment isn’t part of batch {batch}.',
  'payment-with-the-bank':
    'This payment is with the bank or has been paid, so it can’t be changed.',

  ...bank,
  // Price book and settings
  'category-not-found': `{asked, select, change {This category doesn’t exist or has been removed.}
    arrange {One of these categories doesn’t exist, is archived, or has been removed. Nothing was
    moved.}}`,
  'category-unknown': 'Please select a category or create a new one',
  'category-archived': 'The category {category} is archived. Restore it, or choose another one.',
  'item-not-found': 'This item doesn’t exist or has been removed.',
  'item-archived': 'This item is archived. Restore it before you change it.',
  'item-twice': 'An item appears twice in this change. Start again from a new preview.',
  stale: `{what, select, item {Someone changed this item after you opened it. Reload to see the
    change, then decide again.} prices {Prices just changed. Check the new preview, then decide
    again.} preview {{count, plural, one {One of the items was} other {# of the items were}} changed
    or archived after the preview. Check the new preview, then decide again.} other {Someone changed
    this after you opened it. Reload to see the change, then decide again.}}`,
  'not-by-the-rule': 'The new prices don’t match the rule. Start again from a new preview.',
  'nothing-to-undo': `{why, select, no-change {There’s no price change to undo.} changed-since {All
    of these prices have been changed since, so there’s nothing left to undo.}}`,
  'settings-changed': `Someone changed these settings after you opened them. Reload to see them,
    then change them again.`,
  'too-few-approvers': `These settings need {needed} people who can approve payments, and you have
    {there, plural, one {one} other {{there}}}. Some payments could never be approved. Add an admin
    or a bookkeeper first, or require fewer approvals.`,
  'consent-text-missing': 'Please enter the terms that clients agree to when they sign.',
  // QuickBooks
  'quickbooks-not-connected': 'QuickBooks isn’t connected. Connect it in Settings first.',
  'quickbooks-not-set-up': `QuickBooks isn’t set up on this server. Your server administrator needs
    to enter a client ID and secret first.`,
  'quickbooks-awaits-start': `Nothing is sent to this QuickBooks company until someone reviews it.
    Open the QuickBooks page to review and start.`,
  'quickbooks-other-company': `A different QuickBooks company was connected in the meantime. Reload
    to see what would be sent to it.`,
  'quickbooks-already-started': `Someone else started the sync with another start date. Reload the
    page to see it.`,
  'quickbooks-start-ahead': 'The start date can’t be later than {until, date}.',
  'quickbooks-away': 'QuickBooks isn’t responding right now. Please try again in a few minutes.',
  'quickbooks-account-unfit': `{which, select, income {Estimates need an “Income” account} expense
    {Bills need a “Cost of Goods Sold” or “Expenses” account} other {Payments need a “Bank”
    account}} that’s active in QuickBooks. Choose one from the list.`,
  'record-not-found': 'This record doesn’t exist or has been removed.',
  'record-not-failed': 'There’s nothing to retry: this record hasn’t failed.',
  'record-not-in-question': 'Someone has already decided this.',
  'record-candidate-unknown': 'This isn’t one of the matches we found. Reload to see them again.',
  'record-candidate-taken': `{name} is already linked to this QuickBooks record. Choose a different
    one, or unlink {name} first.`,
  'record-name-taken': `{kind, select, customer {A customer} vendor {A vendor} other {An employee}}
    in QuickBooks already has the name {name}. Choose another name.`,
  'record-name-free':
    'As far as we know, no one else in QuickBooks has this name. Reload to see the current status.',
  'record-not-linked':
    'There’s no match to unlink: it isn’t in QuickBooks, or it was created there from here.',
  'record-not-gone': 'As far as we know, it’s still in QuickBooks. Retry to check again.',
  'record-not-excluded': 'It isn’t excluded. Reload to see the current status.',
  'record-not-changed': 'There’s nothing left to delete there. Reload to see the current status.',
  'record-changed-again':
    'It was changed again in QuickBooks. Review what’s there now, then decide.',
  'difference-not-acceptable':
    'The QuickBooks value doesn’t fit this field. Fix it in QuickBooks, use ours, or ignore it.',
  'difference-changed': 'The value in QuickBooks has changed. Review the new value, then decide.',
  'difference-stale': `The value in Purlin has changed since you saw it. Reload, review both values,
    then decide.`,
  'difference-gone': 'This difference no longer exists. Reload to see what’s left.',
  'difference-not-takeable': `This is only created in Purlin, so the QuickBooks value can’t be used.
    Use ours, or leave both as they are.`,
});
