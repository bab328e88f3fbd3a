// English: remittance advice: what each vendor is told of its money, to be printed.

export const en = {
  // The page
  title: 'Remittance advice',
  'title-of': 'Remittance advice, {batch}',
  lead: 'One page per vendor, emailed once the payment settles.',
  print: 'Print',
  'load-failed': 'The remittance advice couldn’t be loaded',
  none: 'No payments in this batch are going to a vendor.',

  // A sheet
  'sheet-for': 'Remittance advice for {payee}',
  'paid-to': 'Paid to',
  'into-account': 'Account',
  arrived: 'Arrived',
  arrives: 'Arrives',
  amount: 'Amount',

  // What is paid
  'what-is-paid': 'Payments to {payee}',
  for: 'For',
  trace: 'Trace number',
  total: 'Total',
  invoice: 'Invoice {number}',
  payment: 'Payment {id}',
  'no-job': 'No job',
} as const;
