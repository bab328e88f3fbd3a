// English: what is said when a rule says no. Where the specification has a text, it is that one.
import { textsFor } from '../catalogue.ts';
import { bank } from './bank-en.ts';
import type { RefusalValuesByCode } from './reasons.ts';

export const en = textsFor<RefusalValuesByCode>()({
  // Any command
  busy: 'Somebody else is changing this right now. Please try again.',
  'not-found': `{what, select, thing {This does not exist or has been removed.} address {There is
    nothing at this address.} message {This message does not exist or has been removed.}}`,
  'out-of-range': `The amounts add up to more than can be recorded. Please check quantities and
    prices.`,

  // Clients and leads
  'client-not-found': 'This client does not exist or has been removed.',
  'client-unknown': 'Please select a valid client',
  'client-archived':
    '{client} is archived. Restore the client before you write an estimate for them.',
  'client-has-jobs': `This client has {jobs, plural, one {a job} other {# jobs}} on the calendar.
    Wait until {jobs, plural, one {it is} other {they are}} over; then the client can be
    forgotten.`,
  'name-not-confirmed': 'This is not the name on the record. Type it as it stands there.',
  'lead-not-found': 'This request does not exist or has been removed.',
  'reason-missing': 'Please say why it was lost. The next offer gets better by it.',
  'already-a-client': 'This request belongs to another client already. Open that client to go on.',
  'not-staff': 'Only staff can look after a request. Choose somebody else.',
  'estimate-unknown': 'This estimate is not one of this client.',
  'link-outdated': 'This link is not valid any more. Please subscribe again to get a new one.',
  'subscriber-not-found': 'This subscriber does not exist or has been removed.',
  'not-pending': 'Only somebody who has not confirmed yet can be asked again.',

  // Writing and sending estimates
  'estimate-not-found': 'This estimate does not exist or has been removed.',
  'link-replaced': 'This link has been replaced by a newer one.',
  'unfinished-gone': 'This unfinished work was finished or thrown away.',
  'unfinished-changed': 'Somebody else has worked on this since.',
  'preview-incomplete': 'Something in it cannot be shown yet. The form says what, at Create.',
  'template-not-found':
    '{was, select, deleted {This template has been deleted.} unknown {There is no such template.}}',
  'client-fixed': `This estimate was already sent to its client. Duplicate it to offer the work to
    somebody else.`,
  'two-discounts': 'Give the discount in dollars or in percent, not both.',
  'options-in-single': 'Only a multi-option estimate can have options.',
  'lines-outside-options': 'The line items of a multi-option estimate belong to its options.',
  'too-many-lines': 'An estimate can have at most {most, number} line items.',
  'too-many-options': `{why, select, at-once {An estimate can have at most {most, number} options}
    ever {This estimate has had too many options. Please write a new one.}}`,
  'option-unknown': 'This estimate has no such option.',
  'option-missing': 'Please choose one of the options.',
  'estimate-not-a-draft':
    'This estimate has already been sent. Only a draft can get more line items.',
  'estimate-empty': `{type, select, single {Please add at least one line item} multi_option {Please
    add at least one line item to any option}}`,
  'option-empty': `“{option}” has nothing in it to pay for. Add line items to it, or remove it.`,
  'estimate-worth-nothing': `{asked, select, send {This estimate comes to $0.00. Give at least one
    line a price before you send it.} approve {This estimate comes to $0.00, so there is nothing to
    approve. Please ask us for one with prices.}}`,
  'discount-above-subtotal': `The discount of {discount, money} is more than the subtotal of
    {subtotal, money}. Enter a smaller one.`,
  'deposit-above-total': `The deposit of {deposit, money} is more than the total of {total,
    money}. Enter a smaller one.`,
  'ccb-number-missing': `Enter your CCB licence number under Settings before you send an estimate:
    Oregon requires it on every written bid.`,

  'client-without-email': `The client has no e-mail address. Add one, or hand the estimate over
    yourself, on paper or as a link.`,
  'email-not-failed': `Only an e-mail that failed can be sent to another address. To stop one that
    waits, withdraw the estimate.`,
  'sending-waits': `A sending of this estimate is about to go out. Take it back first, or wait
    until it has gone.`,
  'sending-gone': 'It has already gone out. What was sent cannot be taken back.',

  // Estimates that are out
  'estimate-not-sent': `{asked, select, answer {This estimate has not been sent yet.} link {Nobody
    has the link of a draft yet.}}`,
  'estimate-not-open': `Only an estimate that waits for an answer can be {asked, select, extend
    {extended} withdraw {withdrawn}}.`,
  'estimate-withdrawn': `{asked, select, answer {This estimate has been withdrawn. Please ask us
    for a new one.} send {This estimate was withdrawn. Put it back before you send it.} change
    {This estimate was withdrawn. Put it back before you change it.}}`,
  'estimate-expired': `{asked, select, answer {This estimate has passed its valid-until date.
    Please ask us for a new one.} send {The valid-until date has passed. Choose a later date before
    you send the estimate.}}`,
  'estimate-changed':
    'This estimate has changed since you opened it. Please look at it again before you answer.',
  'terms-changed': `The terms have changed since you opened this page. Please read them again before
    you approve.`,
  'date-passed': 'Choose a date that has not passed.',
  'signature-missing': 'Please agree to the terms and type your name before you approve.',
  'already-answered': `{asked, select, change {The client has answered this estimate. Duplicate it
    to make another offer.} approve {{answer, select, accepted {This estimate has already been
    approved.} declined {This estimate has already been declined. Please call us if you have
    changed your mind.}}} decline {This estimate has already been approved. Please call us if you
    have changed your mind.}}`,
  'too-many-photos': `Somebody else has added photos meanwhile, and an estimate has at most {most}.
    Take one away first.`,
  'too-many-questions':
    'We have your questions and will answer them soon. Please call us if it is urgent.',
  'question-unknown': 'This estimate has no such question.',
  'question-answered': 'This question has already been answered.',

  // Users
  'user-not-found': 'This user does not exist or has been removed.',
  'user-is-you': 'You cannot do this to yourself. Another admin can.',
  'last-admin': 'Nobody else is an admin who can sign in. Make somebody an admin first.',
  'user-inactive': 'This user is kept out. Let them in again first.',
  'passkey-not-found': 'This passkey does not exist or has been removed.',
  'too-many-passkeys': `You have {most, number} passkeys, which is as many as can be kept. Remove
    one that you do not use any more.`,
  'key-not-found': 'There is no such API key.',
  'key-expires-before': 'Choose a day that is not over yet.',
  'key-expires-late': 'A key works for {days, number} days at most. Choose an earlier day.',
  'link-of-another-role': `{role, select, client {Only a user with the role client can belong to a
    client.} other {Only a user with the role vendor can belong to a vendor.}}`,

  // Jobs, vendors and payments
  'estimate-not-accepted': 'Only an accepted estimate can become a job.',
  'job-of-another-estimate': 'This number belongs to the job of another estimate.',
  'job-ends-before-it-starts': 'The end of the job cannot be before its start.',
  'job-too-long': 'A job lasts a year at most. Please check the year in which this one ends.',
  'job-ends-without-start': 'Please enter a start before an end.',
  'job-is-over': 'This job is completed or cancelled. Reopen it first.',
  'job-is-at-work': 'Work on this job has begun, so it needs a start. Put it on hold instead.',
  'job-on-hold': 'This job is on hold. Resume it first.',
  'job-without-dates': 'This job has no dates yet. Schedule it first.',
  'job-too-many-photos': 'A job has at most {most} photos. Take some away first.',
  'checklist-changed': `Somebody changed the checklist after you looked. Reload to see it as it is
    now.`,
  'change-order-job-unknown': 'There is no such job to change.',
  'change-order-other-client': 'A change order is for the client of its job.',
  'estimate-is-change-order':
    'This estimate is a change order: it belongs to a job that is there, and raises its contract.',
  'shift-not-found': 'There is no such weather shift.',
  'shift-not-applied': 'This weather shift was not applied, so there is nothing to take back.',
  'shift-job-moved': `Somebody moved “{title}” meanwhile. Nothing was moved; plan again to see where
    it is now.`,
  'shift-job-over': '“{title}” is completed or cancelled by now. Nothing was moved.',
  'shift-job-too-long': `“{title}” would last longer than a year. Nothing was moved; leave it out,
    or give it other dates.`,
  'job-moved-meanwhile': `Somebody changed the dates of this job after you looked. Reload to see
    them, then change them again.`,
  'job-client-archived': '{client} is archived. Restore the client before you plan a job for them.',
  'crew-not-found': 'This crew does not exist.',
  'job-not-found': 'This job does not exist or has been removed.',
  'vendor-not-found': 'This vendor does not exist or has been removed.',
  'vendor-is-being-paid': `{count, plural, one {A payment} other {{count} payments}} to this vendor
    {count, plural, one {is} other {are}} on the way. Wait until the money has arrived, or stop the
    batch, then forget the vendor.`,
  'vendor-inactive':
    '{vendor} is inactive. Make the vendor active again before you plan a payment.',
  'vendor-archived': '{vendor} is archived. Bring the vendor back before you pay them.',
  'payment-not-found': 'This payment does not exist or has been removed.',
  'payment-of-nothing': 'Please enter an amount for labor or materials.',
  'payment-day-absurd': `Please choose a day between {first, date} and {last, date}.`,

  'insurance-lapsed': `The insurance of {payee} ended on {date, date}. Enter the new certificate, or
    change what Settings ask for.`,
  'payment-too-early': `The payment to {payee} is planned for later. It can be sent from {date,
    date}.`,
  'over-daily-limit': `More than {most, money} would leave on one day, which is the limit in
    Settings. Of that day {left, money} are left.`,
  'bank-not-set-up': `The data of the company's bank are not complete. Enter them under Settings.`,
  'bank-data-wrong': `Nothing can be sent before one of the bank's data in Settings is corrected:
    {part, select, entryDescription {what vendors read on their statements is a word that banks
    reserve for other kinds of payments} sameDayCutOff {the time until which the bank takes same-day
    files is later than the Reserve Banks take any} companyId {the company's number at the bank does
    not have ten characters} immediateOrigin {the sender's number does not have ten characters}
    other {a name has no letter that a bank can read}}.`,
  'payment-void': 'This payment is void.',
  'payment-approved':
    'This payment has been approved. Take the approval back before you change it.',
  'own-payment': `You planned this payment, changed it, or brought it back. Somebody else has to
    approve it.`,
  'own-word': `You noted by hand that this was not paid. Somebody else has to approve it before it
    is paid again; where nobody else may, you can when {hours} hours have passed.`,
  'noted-by-hand': `{payee}: {by} noted by hand that this was not paid, and no file of the bank says
    so. Somebody else makes sure of it at the bank and approves it, before it is paid again.`,
  'perhaps-paid-already': `{payee}: the bank says that it received the same payment twice (R24). Was
    it paid already? Please ask the bank. If it was, void this one. If not, take its approval back
    and approve it anew.`,
  'bank-contradicts-itself': `{payee}: what the bank said of batch {batch}, which had this
    payment, does not fit together. Somebody asks the bank and sees to its answer, before it is
    paid again.`,
  'own-word-doubted': `You noted by hand what the bank’s answer contradicts. Somebody else has
    to ask the bank and see to it.`,
  newcomer: `You were added less than {hours} hours ago. Where two people are needed, you can be the
    second one after that.`,
  'payment-of-newcomer': `Whoever planned this payment was added less than {hours} hours ago, or has
    been removed since. If they are new, approve it after that. Otherwise void it and plan it
    anew: then it is yours, and somebody else approves it.`,
  'account-of-newcomer': `Whoever entered this account was added less than {hours} hours ago.
    It can be confirmed when a day has passed.`,
  'payment-not-approved': 'This payment has not been approved.',
  'payment-changed': 'This payment was changed after you looked at it. Please look at it again.',
  'payment-taken': 'This payment is already being processed, in batch {batch}.',
  'payment-taken-by': 'This payment is in batch {batch} already: {by} was quicker.',
  'payment-in-batch': `This payment is in batch {batch}. Stop the batch first; once its file is
    with the bank, nothing of it can be changed.`,
  'payment-not-in-batch': 'This payment is not part of batch {batch}.',
  'payment-with-the-bank': `This payment is with the bank or has been paid. It cannot be changed
    any more.`,

  ...bank,

  // Price book and settings
  'category-not-found': `{asked, select, change {This category does not exist or has been removed.}
    arrange {One of these categories does not exist, is archived or has been removed. Nothing was
    moved.}}`,
  'category-unknown': 'Please select a category or create a new one',
  'category-archived': 'The category {category} is archived. Restore it, or select another one.',
  'item-not-found': 'This item does not exist or has been removed.',
  'item-archived': 'This item is archived. Restore it before you change it.',
  'item-twice': 'An item is in the change twice. Start again from a new preview.',
  stale: `{what, select, item {Somebody changed this item after you opened it. Reload to see the
    change, then decide again.} prices {Prices were changed a moment ago. Look at the new preview,
    then decide again.} preview {{count, plural, one {One of the items was} other {# of the items
    were}} changed or archived after the preview. Look at the new preview, then decide again.}
    other {Somebody changed this after you opened it. Reload to see the change, then decide
    again.}}`,
  'not-by-the-rule': 'The new prices are not what the rule gives. Start again from a new preview.',
  'nothing-to-undo': `{why, select, no-change {There is no price change to undo.} changed-since
    {All of these prices were changed again since. There is nothing left to undo.}}`,
  'settings-changed': `Somebody changed these settings after you opened them. Reload to see them,
    then change them again.`,
  'too-few-approvers': `These settings take {needed} people who may approve payments, and there
    {there, plural, one {is one} other {are {there}}}: some payments could never be approved. Add an
    admin or a bookkeeper first, or ask for less.`,
  'consent-text-missing': 'Please enter the sentence that clients agree to when they sign.',

  // QuickBooks
  'quickbooks-not-connected': 'QuickBooks is not connected. Connect it in the settings first.',
  'quickbooks-not-set-up': `QuickBooks is not set up on this server. Whoever runs it has to enter a
    client id and secret first.`,
  'quickbooks-awaits-go': `Nothing goes to this company before somebody has looked at what would go.
    Open the QuickBooks page and press Go there.`,
  'quickbooks-other-company': `Another company was connected meanwhile. Reload to see what would go
    there.`,
  'quickbooks-start-ahead':
    'Papers can go from {until, date} on at the latest. Choose an earlier day.',
  'quickbooks-away': 'QuickBooks does not answer right now. Please try again in a few minutes.',
  'quickbooks-account-unfit': `{which, select, income {Estimates need an account of the kind
    “Income”} expense {Bills need an account of the kind “Cost of Goods Sold” or “Expenses”}
    other {Payments need an account of the kind “Bank”}} that is active in QuickBooks. Choose one
    of the list.`,
  'record-not-found': 'This record does not exist or has been removed.',
  'record-not-failed': 'There is nothing to try again: this record has not failed.',
  'record-not-in-question': 'Somebody has decided this already.',
  'record-candidate-unknown': 'This is none of those who were found. Reload to see them again.',
  'record-candidate-taken': `{name} stands for this one in QuickBooks already: two cannot be one.
    Choose somebody else, or unlink {name} first.`,
  'record-name-taken': `{kind, select, customer {A customer} vendor {A vendor} other {An employee}}
    in QuickBooks is called {name} already. Choose another name.`,
  'record-name-free': `Nobody else has its name in QuickBooks, as far as we know. Reload to see how
    it stands.`,
  'record-not-linked': 'It is linked to nobody in QuickBooks. Reload to see how it stands.',
  'record-not-gone':
    'It is not gone in QuickBooks, as far as we know. Try again to have it looked up.',
  'record-not-left-out': 'It is not left out. Reload to see how it stands.',
  'difference-not-acceptable': `Their value does not fit in this field here, so it cannot be taken
    over. Correct it in QuickBooks, take ours, or ignore it.`,
  'difference-changed': `It has another value in QuickBooks by now. Look at the one that is shown
    now, then decide.`,
  'difference-gone': 'There is no such difference any more. Reload to see what is left.',
  'difference-not-takeable': `This is made here alone, so their value cannot be taken over. Take
    ours, or leave both as they are.`,
});
