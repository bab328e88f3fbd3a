// What happened with vendors, their accounts, payments and batches, in English and Spanish.

export const vendorSentences = {
  // Vendors
  VendorAdded: { en: 'Added as a vendor', es: 'Agregado como proveedor' },
  VendorDetailsChanged: {
    en: 'Contact details or notes updated',
    es: 'Se actualizaron los datos de contacto o las notas',
  },
  VendorDeactivated: { en: 'Made inactive', es: 'Desactivado' },
  VendorReactivated: { en: 'Reactivated', es: 'Reactivado' },
  VendorArchived: {
    en: `Archived with {all, list, payments {{payments, plural, =0 {} one {# payment} other {#
      payments}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}}}`,
    es: `Archivado con {all, list, payments {{payments, plural, =0 {} one {# pago} other {# pagos}}}
      jobs {{jobs, plural, =0 {} one {# trabajo} other {# trabajos}}}}`,
  },
  VendorRestored: { en: 'Restored from the archive', es: 'Restaurado del archivo' },
  VendorDeleted: { en: 'Deleted', es: 'Eliminado' },
  VendorForgotten: { en: 'Personal data deleted', es: 'Datos personales eliminados' },
  VendorDocumentRecorded: {
    en: `{kind, select, ccb-licence {CCB license} liability-insurance {Liability insurance}
      workers-compensation {Workers’ compensation} w-9 {W-9}} added{dated, select, yes {, valid
      through {day, date}} no {}}`,
    es: `{kind, select, ccb-licence {Licencia CCB} liability-insurance {Seguro de responsabilidad}
      workers-compensation {Compensación para trabajadores} w-9 {W-9}}: documento agregado{dated,
      select, yes {, vigente hasta el {day, date}} no {}}`,
  },
  VendorDocumentRemoved: {
    en: `{kind, select, ccb-licence {CCB license} liability-insurance {Liability insurance}
      workers-compensation {Workers’ compensation} w-9 {W-9}} removed`,
    es: `{kind, select, ccb-licence {Licencia CCB} liability-insurance {Seguro de responsabilidad}
      workers-compensation {Compensación para trabajadores} w-9 {W-9}}: documento quitado`,
  },
  VendorDocumentNoted: {
    en: `{kind, select, ccb-licence {CCB license} liability-insurance {Liability insurance}
      workers-compensation {Workers’ compensation} w-9 {W-9}} {state, select, expiring {expires}
      expired {expired}} on {day, date}`,
    es: `{kind, select, ccb-licence {Licencia CCB} liability-insurance {Seguro de responsabilidad}
      workers-compensation {Compensación para trabajadores} w-9 {W-9}}: {state, select, expiring
      {vence} expired {venció}} el {day, date}`,
  },

  // Payments to vendors
  VendorPaymentPlanned: {
    en: '{totalCents, money} payment created',
    es: 'Pago de {totalCents, money} creado',
  },
  VendorPaymentEdited: {
    en: 'Changed to {totalCents, money}',
    es: 'Cambiado a {totalCents, money}',
  },
  VendorPaymentSeconded: {
    en: 'First of two approvals, for {totalCents, money}',
    es: 'Primera de dos aprobaciones, por {totalCents, money}',
  },
  VendorPaymentApproved: {
    en: `Approved: {totalCents, money}{who, select, other {} alone {. The only person who can
      approve payments approved it alone}}`,
    es: `Aprobado: {totalCents, money}{who, select, other {} alone {. Lo aprobó por su cuenta la
      única persona que puede aprobar pagos}}`,
  },
  VendorPaymentApprovalTakenBack: { en: 'Approval undone', es: 'Aprobación deshecha' },
  VendorPaymentRejected: { en: 'Rejected: {reason}', es: 'Rechazado: {reason}' },
  VendorPaymentVoided: { en: 'Voided: {reason}', es: 'Anulado: {reason}' },
  PayeeKept: { en: 'Payee kept as {payee}', es: 'Beneficiario conservado: {payee}' },
  VendorPaymentTaken: { en: 'Added to batch {batch}', es: 'Agregado al lote {batch}' },
  VendorPaymentReleased: {
    en: `{how, select, left-out {Left out of batch {batch}} with-it {Removed from batch {batch}}}:
      {reason}`,
    es: `{how, select, left-out {Quedó fuera del lote {batch}} with-it {Quitado del lote {batch}}}:
      {reason}`,
  },
  VendorPaymentPaid: { en: 'Paid on {day, date}', es: 'Pagado el {day, date}' },
  VendorPaymentReturned: {
    en: 'Returned by the bank: {code}',
    es: 'Devuelto por el banco: {code}',
  },
  VendorPaymentNotPaidConfirmed: {
    en: 'The bank confirmed it wasn’t paid with batch {batch}',
    es: 'El banco confirmó que no se pagó con el lote {batch}',
  },

  // Batches for the bank
  BatchOpened: {
    en: 'Created with {count, plural, one {# payment} other {# payments}}',
    es: 'Creado con {count, plural, one {# pago} other {# pagos}}',
  },
  BatchGathered: {
    en: `{taken, plural, one {# payment} other {# payments}} added{stayed, plural, =0 {} one {, #
      left out} other {, # left out}}`,
    es: `{taken, plural, one {# pago agregado} other {# pagos agregados}}{stayed, plural, =0 {} one
      {, # quedó fuera} other {, # quedaron fuera}}`,
  },
  BatchFileWritten: {
    en: `File {file} created: {count, plural, one {# entry} other {# entries}}, {totalCents,
      money}`,
    es: `Archivo {file} creado: {count, plural, one {# registro} other {# registros}}, {totalCents,
      money}`,
  },
  BatchAbandoned: { en: 'Stopped: {reason}', es: 'Detenido: {reason}' },
  BatchSubmissionBegun: {
    en: 'Sending the file to the bank',
    es: 'Enviando el archivo al banco',
  },
  BatchNotSubmitted: {
    en: 'The file didn’t reach the bank: {reason}',
    es: 'El archivo no llegó al banco: {reason}',
  },
  BatchSubmitted: { en: 'The bank has the file', es: 'El banco tiene el archivo' },
  BatchAccepted: { en: 'Accepted by the bank', es: 'Aceptado por el banco' },
  BatchRejected: { en: 'Rejected by the bank: {reason}', es: 'Rechazado por el banco: {reason}' },
  BatchRejectionConfirmed: {
    en: 'The bank confirmed the rejection',
    es: 'El banco confirmó el rechazo',
  },
  BatchLinesSettled: {
    en: '{count, plural, one {# payment} other {# payments}} settled on {day, date}',
    es: '{count, plural, one {# pago liquidado} other {# pagos liquidados}} el {day, date}',
  },
  BatchLineReturned: {
    en: 'Entry {trace} was returned: {code}',
    es: 'El registro {trace} fue devuelto: {code}',
  },
  BatchLineCorrected: {
    en: 'The bank wants entry {trace} corrected: {code}',
    es: 'El banco pide una corrección del registro {trace}: {code}',
  },

  // Batches of test transfers
  PrenoteBatchOpened: {
    en: 'Created with {count, plural, one {# test transfer} other {# test transfers}}',
    es: `Creado con {count, plural, one {# transferencia de prueba} other {# transferencias de
      prueba}}`,
  },
  PrenoteFileWritten: {
    en: `File {file} created: {count, plural, one {# test transfer} other {# test transfers}}, no
      money`,
    es: `Archivo {file} creado: {count, plural, one {# transferencia de prueba} other {#
      transferencias de prueba}}, sin dinero`,
  },
  PrenoteFileDelayed: {
    en: 'Delayed until {day, date}: no more files could be created for the bank that day',
    es: 'Aplazado hasta el {day, date}: ese día ya no se podían crear más archivos para el banco',
  },
  PrenotesSettled: {
    en: '{count, plural, one {# test transfer} other {# test transfers}} settled on {day, date}',
    es: `{count, plural, one {# transferencia de prueba liquidada} other {# transferencias de prueba
      liquidadas}} el {day, date}`,
  },
  PrenoteLineReturned: {
    en: 'Test transfer {trace} was returned: {code}',
    es: 'La transferencia de prueba {trace} fue devuelta: {code}',
  },
  PrenoteLineCorrected: {
    en: 'The bank wants test transfer {trace} corrected: {code}',
    es: 'El banco pide una corrección de la transferencia de prueba {trace}: {code}',
  },

  // The books
  QuickBooksReconnectNeeded: {
    en: 'QuickBooks was disconnected and needs to be reconnected',
    es: 'QuickBooks se desconectó y hay que conectarlo de nuevo',
  },
  QuickBooksAccountsInQuestion: {
    en: 'QuickBooks: someone needs to choose the accounts',
    es: 'QuickBooks: alguien tiene que elegir las cuentas',
  },
  QuickBooksNeedsSomebody: {
    en: 'QuickBooks: {count, plural, one {# record needs} other {# records need}} your attention',
    es: `QuickBooks: {count, plural, one {# registro requiere} many {# de registros requieren} other
      {# registros requieren}} su atención`,
  },

  // What the bank sent and nobody could read or place
  BankAnswerUnclear: {
    en: `{kind, select, unreadable {Line {line} of {file} can’t be read} unknown-file {{file} is
      about a file we never sent} unknown-trace {{file} is about entry {trace}, which isn’t one of
      ours} unknown-line {Line {line} of {file} has something we don’t recognize} amount-differs
      {{file} returns entry {trace} with a different amount than we sent} totals-differ {The totals
      in line {line} of {file} don’t match its entries, so none of it was applied} not-handled
      {{file} couldn’t be read or set aside; we keep trying} correction-unusable {{file} asks for a
      correction of entry {trace} that can’t be applied here} rejected-late {The bank rejected batch
      {batch} after settling, returning, or correcting payments in it} out-of-turn {{file} says
      something about batch {batch} that doesn’t fit what happened to it} return-dishonored {Our
      bank disputes the return of entry {trace}. The vendor may still have the money}
      return-contested {The vendor’s bank contests our bank’s dispute over the return of entry
      {trace}. The vendor may still have the money}}{more, plural, =0 {} one {, and # more issue}
      other {, and # more issues}}`,
    es: `{kind, select, unreadable {No se puede leer la línea {line} de {file}} unknown-file {{file}
      trata de un archivo que nunca enviamos} unknown-trace {{file} trata del registro {trace}, que
      no es nuestro} unknown-line {La línea {line} de {file} tiene algo que no reconocemos}
      amount-differs {{file} devuelve el registro {trace} con un monto distinto del que enviamos}
      totals-differ {Los totales de la línea {line} de {file} no coinciden con sus registros, así
      que no se aplicó nada} not-handled {{file} no se pudo leer ni apartar; seguimos intentándolo}
      correction-unusable {{file} pide una corrección del registro {trace} que aquí no se puede
      aplicar} rejected-late {El banco rechazó el lote {batch} después de liquidar, devolver o
      corregir pagos de él} out-of-turn {{file} dice algo del lote {batch} que no corresponde a lo
      que pasó con él} return-dishonored {Nuestro banco disputa la devolución del registro {trace}.
      Es posible que el proveedor todavía tenga el dinero} return-contested {El banco del proveedor
      responde a la disputa de nuestro banco sobre la devolución del registro {trace}. Es posible
      que el proveedor todavía tenga el dinero}}{more, plural, =0 {} one {, y # problema más} other
      {, y # problemas más}}`,
  },
  BankAnswerSeenTo: { en: 'Marked as resolved', es: 'Marcado como resuelto' },

  // Bank accounts of vendors
  BankAccountEntered: {
    en: 'Bank account added, ending in {endsWith}',
    es: 'Cuenta bancaria agregada, termina en {endsWith}',
  },
  BankAccountChanged: {
    en: `Bank account changed{why, select, entered {} correction { as the bank requested}}, now
      ending in {endsWith}`,
    es: `Cuenta bancaria cambiada{why, select, entered {} correction { como lo pidió el banco}},
      ahora termina en {endsWith}`,
  },
  BankAccountConfirmed: {
    en: `Bank account confirmed{how, select, another-admin {} after-a-day { by the only admin, after
      a day} prenote { after the bank tested it}}`,
    es: `Cuenta bancaria confirmada{how, select, another-admin {} after-a-day { por el único
      administrador, después de un día} prenote { después de la prueba del banco}}`,
  },
  BankAccountRemoved: { en: 'Bank account removed', es: 'Cuenta bancaria quitada' },
  PrenoteRequested: {
    en: '$0.00 test transfer requested',
    es: 'Transferencia de prueba de $0.00 pedida',
  },
  PrenoteTaken: {
    en: 'Test transfer added to batch {batch}',
    es: 'Transferencia de prueba agregada al lote {batch}',
  },
  PrenoteSent: {
    en: 'Test transfer file created, to arrive on {day, date}',
    es: 'Archivo de la transferencia de prueba creado; llegará el {day, date}',
  },
  PrenoteSettled: {
    en: `Test transfer arrived on {day, date}. It passes unless it’s returned within three banking
      days.`,
    es: `La transferencia de prueba llegó el {day, date}. Pasa la prueba si no se devuelve en tres
      días bancarios.`,
  },
  PrenoteReleased: {
    en: 'Test transfer not sent: {reason}',
    es: 'Transferencia de prueba no enviada: {reason}',
  },
  PrenoteReturned: {
    en: 'The bank rejected the account: {code}',
    es: 'El banco rechazó la cuenta: {code}',
  },
  BankAccountCorrectionProposed: {
    en: 'The bank says the account should end in {endsWith}: {code}',
    es: 'El banco dice que la cuenta debe terminar en {endsWith}: {code}',
  },
  BankAccountCorrectionRefused: {
    en: 'Correction to {endsWith} rejected ({code}){said, select, nothing {} why {: {reason}}}',
    es: `Corrección a {endsWith} rechazada ({code}){said, select, nothing {} why {: {reason}}}`,
  },
  BankAccountCorrectionRepeated: {
    en: `The bank says again that the account should end in {endsWith} ({code}). This was rejected
      before.`,
    es: `El banco dice otra vez que la cuenta debe terminar en {endsWith} ({code}). Esto ya se
      rechazó antes.`,
  },
  BankAccountCorrectionUnusable: {
    en: `The bank wants a correction ({code}) to entry {trace} that can’t be applied here. The
      account stays as it is. Ask the bank.`,
    es: `El banco pide una corrección ({code}) del registro {trace} que aquí no se puede aplicar. La
      cuenta queda como está. Pregunte al banco.`,
  },
} as const;
