// English: what is said about requests as such, before any rule is asked, and about our own
// troubles.

export const en = {
  // What was sent
  'invalid-input': `{what, select, body {The request couldn’t be read} twice {A value in the URL
    appears more than once. Send it once and try again.} unstorable {The text contains characters
    or a date we can’t store. Fix it and try again.} id {The ID in the URL must be a whole number
    greater than 0.}}`,
  'invalid-request': `{what, select, json {The request couldn’t be read. Send valid JSON with the
    content type application/json.} shape {The request is nested too deeply or has a field we don’t
    recognize. Send only the documented fields.} form {The form couldn’t be read. Please try
    again.}}`,
  'invalid-address': 'The URL couldn’t be read. Check it and try again.',
  'invalid-idempotency-key':
    'The Idempotency-Key header must be 8 to 100 visible characters. A UUID works well.',
  'key-reused': 'This Idempotency-Key was already used with a different request. Use a new key.',
  'invalid-if-match':
    'The If-Match header must carry the ETag from an earlier response, for example "7".',
  'invalid-cursor': 'This cursor isn’t from this list. Start again without it.',
  'too-large': `{what, select, request {The request is too large. Send less than {megabytes,
    number} MB.} step {This is too much to save at once. Shorten the text or send fewer lines.}}`,
  'address-too-long': 'The URL is too long.',
  'unsupported-type': `{what, select, json {Send JSON with the content type application/json.} mail
    {Send the raw message with the content type message/rfc822.} picture {Send the original photo
    with the content type image/jpeg, image/png, image/webp, or
    image/heic.}}`,
  'unreadable-mail':
    'This email couldn’t be read. It’s damaged or too complex. Send it again as plain text.',
  'too-slow': 'The request didn’t arrive in time. Check your connection and try again.',
  'method-not-allowed': 'This URL doesn’t accept this method.',
  refused: 'The request was refused.',

  // Who sent it
  'not-signed-in': `{what, select, call {Please sign in first.} live {Live updates are for your
    team only.} bounce {Send the header Authorization: Bearer with the secret of BOUNCE_SECRET.}}`,
  'wrong-api-key': `This API key doesn’t work. It’s wrong, expired, or revoked. Create a new one
    under Settings, API Keys.`,
  'two-credentials': 'Send either a session or an API key, not both.',
  'wrong-credentials': 'Invalid email or password',
  'wrong-password': 'That password is incorrect.',
  'field-wrong-password': 'That password is incorrect.',
  'password-needed': 'Please confirm your password to do this.',
  'code-needed': 'Please enter the code from your app.',
  'wrong-code': 'That code is incorrect. Each code works once and expires after 30 seconds.',
  'field-wrong-code': 'That code is incorrect',
  'factor-needed': `Your company requires two-step sign-in for admins. Turn it on under Settings,
    Account Management.`,
  'own-password-needed': `Your password was generated for you. Choose your own under Settings,
    Account Management to unlock the rest of the app.`,
  'factor-there': 'Two-step sign-in is already on. Turn it off before you set it up again.',
  'passkey-needed': `Your company requires two-step sign-in for admins. Sign in with your passkey,
    or use one of your recovery codes.`,
  'passkey-wrong': `This passkey doesn’t work here, or it took too long. Try again, or sign in with
    your password.`,
  'passkey-not-made': 'This passkey can’t be used here, or it took too long. Please try again.',
  'email-taken': 'This email address is already in use.',
  forbidden: `{what, select, call {You don’t have permission to do this.} key {This API key
    doesn’t have permission to do this.} closed {This page isn’t open to anyone.} inbox {Only
    admins can see the inbox, because it has the links for choosing passwords.} others-link {This
    email has a link into someone else’s account, so only they can open it here. Set up a mail
    server (SMTP_URL) so that it reaches them.} live {Live updates are for your team only.}}`,
  'foreign-origin': 'This request came from another website, so it was blocked.',
  'too-often': `Too many attempts. Please wait {minutes, plural, one {a minute} other {{minutes,
    number} minutes}} and try again.`,
  'too-busy': 'We’re very busy right now. Please try again in a few seconds.',
  'estimate-not-approved': 'This estimate hasn’t been approved yet.',
  'link-over': 'This link has been used or has expired. Please ask for a new one.',
  'same-password': 'That’s already your password. Please choose a different one.',
  'common-password': `This password is too easy to guess. Avoid common passwords, repeats, runs of
    letters, digits, or keys, and your name, email address, or company name. Three or four
    unrelated words work well.`,

  // What became of it
  unavailable: `We can’t reach the database right now. Please try again in a moment. Nothing will
    be done twice.`,
  'pdf-failed': 'Failed to generate PDF',
  defect: `Something went wrong on our end. Please try again. If it keeps happening, send us the
    request ID.`,

  // Files with rows
  'empty-file': `The file has no rows. The first line should have the column names, and the lines
    below it the values.`,
  'too-many-rows': `You can import up to {most, number} rows at once. Split the file and import the
    parts one at a time.`,
  'column-missing': `The file has no column named "{column}". Add it, or rename the right column in
    the first line.`,
  'too-many-columns': `Line {line, number} has more than {most, number} columns. Remove the empty
    ones and try again.`,
  'unreadable-file': `{why, select, open-quote {The file can’t be read starting at line {line,
    number}. A quotation mark there is never closed. Fix it and try again.} long-line {Line {line,
    number} has more than 100,000 characters. Check the quotation marks before it and try again.}
    everywhere {More than 1,000 lines can’t be read. Check the quotation marks: text that starts
    with one must end with one, and quotes inside it are doubled.} slow {The file takes too long
    to read. Save it again as CSV from a spreadsheet, or split it.}}`,
  'unreadable-line': `This line can’t be read. Check the quotation marks: text that starts with one
    must end with one, and quotes inside it are doubled.`,
  'damaged-cell': `A spreadsheet changed this value and the original is lost. Format the column
    as Text, enter the value again, and save the file.`,
  'too-many-items':
    'You can change up to {most, number} prices at once. Change one category at a time.',

  // Photos
  'unusable-picture': `{why, select, type {Only JPEG, PNG, WebP, or HEIC photos can be
    added.} pixels {This photo has more than 50 million pixels. Make it
    smaller and try again.} small {This photo is too small to show anything. Please choose a larger
    one.} broken {This photo can’t be read. It may be damaged. Please choose another one.}}`,
  'upload-gone': 'The upload has expired. Please add the file again.',
  'upload-incomplete': 'Part of the file hasn’t arrived yet. Please add the file again.',
  'upload-part': 'This part of the file has the wrong size. Please add the file again.',
  'picture-gone': 'One of the photos has expired. Please add it again.',

  // Fields
  'field-taken': 'Already in use',
  'field-same-password': 'That’s already your password; please choose a different one',
  'field-common': 'Too easy to guess; please choose another one',
  'field-unstorable': 'Contains characters we can’t store',
  'field-id': 'Must be a whole number greater than 0',
  'field-twice': 'Appears more than once; please send it once',
  'field-missing': 'Please fill in all required fields.',
  'field-email': 'Please enter a valid email address',
  'field-too-long': 'Please enter {most, number} characters or fewer',
  'field-too-short': 'Please enter at least {least, number} characters',
  'field-too-high': 'Please enter {most, number} or less',
  'field-too-low': 'Please enter {least, number} or more',
  'field-too-many': 'Please choose {most, number} or fewer',
  'field-type': `Please send {expected, select, string {text} number {a number} int {a whole
    number} boolean {true or false} array {a list} other {something else}}`,
  'field-choice': 'Please choose one of {choices}',
  'field-date': 'Please enter a date like 2026-11-30',
  'field-time': 'Please enter a time like 2026-11-30T09:00:00Z',
  'field-unknown': 'Unknown: {names}',
  'field-wrong': 'Please check this field',
} as const;
