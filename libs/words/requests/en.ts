// English: what is said about requests as such, before any rule is asked, and about our own
// troubles.

export const en = {
  // What was sent
  'invalid-input': `{what, select, body {The request could not be read}
    twice {A value in the address is
    given more than once. Give it once and try again.} unstorable {The text
    contains characters or a date that cannot be stored. Correct it and try again.} id {The id in
    the address must be a whole number above 0.}}`,
  'invalid-request': `{what, select, json {The request could not be read. Send valid JSON with the
    content type application/json.} shape {The request is nested too deeply, or a field of it has a
    name that no field has. Send the fields that are asked for.} form {The form could not be read.
    Please try again.}}`,
  'invalid-address': 'The address could not be read. Check it and try again.',
  'invalid-idempotency-key': `The header Idempotency-Key must have 8 to 100 visible characters; a
    UUID is right.`,
  'key-reused': `This Idempotency-Key came with another request before. A key belongs to one
    request; use a new one for this.`,
  'invalid-if-match': `The header If-Match must carry the ETag of an earlier answer, for example
    "7".`,
  'invalid-cursor': 'The cursor is not one that this list gave. Start again without it.',
  'too-large': `{what, select, request {The request is too large. Send less than {megabytes,
    number} MB.} step {This is more than can be kept in one step. Please shorten the texts or send
    fewer lines.}}`,
  'address-too-long': 'The address is too long.',
  'unsupported-type': `{what, select, json {Send JSON with the content type application/json.} mail
    {Send the raw message with the content type message/rfc822.} picture {Send the photo as it is,
    with the content type image/jpeg, image/png or image/webp.}}`,
  'too-slow': 'The request did not arrive in time. Check the connection and try again.',
  'method-not-allowed': 'This address does not take this method.',
  refused: 'The request was refused.',

  // Who sent it
  'not-signed-in': `{what, select, call {Please sign in first.} live {Only staff get live changes.}
    bounce {Send the header Authorization: Bearer with the secret of BOUNCE_SECRET.}}`,
  'wrong-api-key': `This API key does not work: it is wrong, has expired or was revoked. Issue
    another one under Settings, API Keys.`,
  'two-credentials': 'Send either a session or an API key, not both.',
  'wrong-credentials': 'Invalid email or password',
  'wrong-password': 'The password is not right.',
  'field-wrong-password': 'The password is not right.',
  'password-needed': 'Please enter your password again to do this.',
  'code-needed': 'Please enter the code that your app shows.',
  'wrong-code': 'This code is not right. Each code works once, for half a minute.',
  'field-wrong-code': 'This code is not right',
  'factor-needed': `Your company asks admins for two-step sign-in. Switch it on under Settings,
    Account Management.`,
  'own-password-needed': `Your password was made for you. Choose one of your own under Settings,
    Account Management; everything else opens then.`,
  'factor-there': 'Two-step sign-in is on already. Switch it off before you set it up anew.',
  'passkey-needed': `Your company asks admins for two steps, and your passkey is one. Please sign in
    with it, or use one of your recovery codes.`,
  'passkey-wrong': `This passkey does not let anybody in here, or it took too long. Try again, or
    sign in with your password.`,
  'passkey-not-made': 'This passkey cannot be used here, or it took too long. Please try again.',
  'email-taken': 'Somebody with this e-mail address can already sign in.',
  forbidden: `{what, select, call {Your account may not do this.} key {This API key may not do
    this.} closed {This address is not open
    to anybody.} inbox {Only admins see the inbox: it has the
    links with which passwords are chosen.} live {Only staff get live changes.}}`,
  'foreign-origin': 'This request came from another website and was refused.',
  'too-often': `Too many tries. Please wait {minutes, plural, one {a minute} other {{minutes,
    number} minutes}} and try again.`,
  'too-busy': `There is too much to do at this moment. Please try again in a few seconds.`,
  'link-over': `This link does not work any more: it was used, or its time is over. Please ask for
    another one.`,
  'same-password': 'That is the password you have. Please choose another one.',
  'common-password': `This password is easy to guess: a common one, a run of letters, digits or
    keys, a repeat, or your name or e-mail address or the company’s. Please choose another one:
    three or four words that do not belong together are good.`,

  // What became of it
  unavailable: `The history cannot be reached right now. Please try again in a moment: what was done
    already is not done twice.`,
  'pdf-failed': 'Failed to generate PDF',
  defect: `Something went wrong on our side. Please try again; if it happens again, tell us the
    request id.`,

  // Files with rows
  'empty-file': `The file has no rows. Its first line names the columns, the lines below hold the
    values.`,
  'too-many-rows': `The file has more than {most, number} rows, which is as many as can be
    imported at once. Split it and import the parts one after the other.`,
  'column-missing': `The file has no column named "{column}". Add it, or rename the right one in the
    first line.`,
  'too-many-columns': `Line {line, number} of the file has more than {most, number} columns. Remove
    the empty ones and try again.`,
  'unreadable-file': `{why, select, open-quote {The file cannot be read from line {line, number}
    on: a quotation mark there has no other one after it. Correct it and try again.} long-line
    {Line {line, number} of the file has more than 100,000 characters. Check the quotation marks
    before it and try again.} everywhere {More than 1,000 lines of the file cannot be read. Check
    its quotation marks: text in quotes must end with one, and quotes inside it are written twice.}
    slow {The file takes too long to read. Save it again as CSV from a spreadsheet, or split it.}}`,
  'unreadable-line': `This line cannot be read. Check its quotation marks: text in quotes must end
    with one, and quotes inside it are written twice.`,
  'damaged-cell': `A spreadsheet damaged this cell: what stood there is lost. Give its column the
    format Text, enter it again, and save the file anew.`,
  'too-many-items': `At most {most, number} prices can be changed at once. Change one category
    after the other.`,

  // Photos
  'unusable-picture': `{why, select, heic {This photo is in Apple’s own format (HEIC). On the iPhone
    choose Settings, Camera, Formats, Most Compatible, or send it as JPEG.} type {Only photos can be
    added here: JPEG, PNG or WebP.} pixels {This photo has more than 50 million pixels. Make it
    smaller and try again.} small {This photo is too small to show anything. Please choose a larger
    one.} broken {This photo cannot be read. It may be damaged; please choose another one.}}`,
  'picture-gone': 'A photo was added too long ago to be sent. Please add it again.',

  // Fields
  'field-taken': 'Already in use',
  'field-same-password': 'The one you have; please choose another',
  'field-common': 'Easy to guess; please choose another one',
  'field-unstorable': 'Cannot be stored',
  'field-id': 'Must be a whole number above 0',
  'field-twice': 'Given more than once; give it once, please',
  'field-missing': 'Please fill in all required fields.',
  'field-email': 'Please enter a valid e-mail address',
  'field-too-long': 'At most {most, number} characters, please',
  'field-too-short': 'At least {least, number} characters, please',
  'field-too-high': 'At most {most, number}, please',
  'field-too-low': 'At least {least, number}, please',
  'field-too-many': 'At most {most, number}, please',
  'field-type': `Please send {expected, select, string {text} number {a number} int {a whole number}
    boolean {true or false} array {a list} other {something else}}`,
  'field-choice': 'Please choose one of {choices}',
  'field-date': 'Please enter a date like 2026-11-30',
  'field-time': 'Please enter a time like 2026-11-30T09:00:00Z',
  'field-unknown': 'Not known here: {names}',
  'field-wrong': 'Please check this field',
} as const;
