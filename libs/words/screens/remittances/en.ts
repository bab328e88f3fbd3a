// English: remittance advice: what each vendor is told of its money, to be printed.

export const en = {
  // The page
  title: 'Remittance advice',
  'title-of': 'Remittance advice, {batch}',
  lead: 'A sheet for each vendor. It is e-mailed when the money has settled.',
  print: 'Print',
  'load-failed': 'The remittance advice could not be loaded',
  none: 'No payment of this batch is on its way to a vendor.',

  // A sheet
  'sheet-for': 'Remittance advice for {payee}',
  'paid-to': 'Paid to',
  'into-account': 'Into the account',
  arrived: 'Arrived',
  arrives: 'Arrives',
  amount: 'Amount',

  // What is paid
  'what-is-paid': 'What is paid to {payee}',
  for: 'For',
  trace: 'Trace',
  total: 'Total',
  invoice: 'Invoice {number}',
  payment: 'Payment {id}',
  'no-job': 'No job',
} as const;
