// What happened with vendors, their accounts, payments and batches, in English and Spanish.

export const vendorSentences = {
  // Vendors
  VendorAdded: { en: 'Added as a vendor', es: 'Agregado como proveedor' },
  VendorDetailsChanged: {
    en: 'Contact details or notes changed',
    es: 'Cambiaron los datos de contacto o las notas',
  },
  VendorDeactivated: { en: 'Made inactive', es: 'Desactivado' },
  VendorReactivated: { en: 'Made active again', es: 'Activado de nuevo' },
  VendorArchived: {
    en: `Archived with {all, list, payments {{payments, plural, =0 {} one {# payment} other {#
      payments}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}}}`,
    es: `Archivado con {all, list, payments {{payments, plural, =0 {} one {# pago} other {# pagos}}}
      jobs {{jobs, plural, =0 {} one {# trabajo} other {# trabajos}}}}`,
  },
  VendorRestored: { en: 'Restored from the archive', es: 'Restaurado del archivo' },
  VendorDeleted: { en: 'Deleted', es: 'Eliminado' },
  VendorForgotten: { en: 'Forgotten', es: 'Olvidado' },
  VendorDocumentRecorded: {
    en: `{kind, select, ccb-licence {CCB licence} liability-insurance {Liability insurance}
      workers-compensation {Workers’ compensation} w-9 {W-9}} put on file{dated, select, yes {,
      valid until {day, date}} no {}}`,
    es: `{kind, select, ccb-licence {Licencia CCB} liability-insurance {Seguro de responsabilidad}
      workers-compensation {Seguro laboral} w-9 {W-9}}: archivado{dated, select, yes {, válido
      hasta el {day, date}} no {}}`,
  },
  VendorDocumentRemoved: {
    en: `{kind, select, ccb-licence {CCB licence} liability-insurance {Liability insurance}
      workers-compensation {Workers’ compensation} w-9 {W-9}} taken off file`,
    es: `{kind, select, ccb-licence {Licencia CCB} liability-insurance {Seguro de responsabilidad}
      workers-compensation {Seguro laboral} w-9 {W-9}}: retirado`,
  },
  VendorDocumentNoted: {
    en: `{kind, select, ccb-licence {CCB licence} liability-insurance {Liability insurance}
      workers-compensation {Workers’ compensation} w-9 {W-9}} {state, select, expiring {runs out}
      expired {ran out}} on {day, date}`,
    es: `{kind, select, ccb-licence {Licencia CCB} liability-insurance {Seguro de responsabilidad}
      workers-compensation {Seguro laboral} w-9 {W-9}} {state, select, expiring {vence} expired
      {venció}} el {day, date}`,
  },

  // Payments to vendors
  VendorPaymentPlanned: {
    en: 'Payment of {totalCents, money} planned',
    es: 'Pago de {totalCents, money} planeado',
  },
  VendorPaymentEdited: {
    en: 'Changed; it is {totalCents, money} now',
    es: 'Cambiado; ahora es de {totalCents, money}',
  },
  VendorPaymentSeconded: {
    en: 'First of two approvals, over {totalCents, money}',
    es: 'Primera de dos aprobaciones, por {totalCents, money}',
  },
  VendorPaymentApproved: {
    en: 'Approved: {totalCents, money}',
    es: 'Aprobado: {totalCents, money}',
  },
  VendorPaymentApprovalTakenBack: { en: 'Approval taken back', es: 'Aprobación retirada' },
  VendorPaymentRejected: { en: 'Rejected: {reason}', es: 'Rechazado: {reason}' },
  VendorPaymentVoided: { en: 'Void: {reason}', es: 'Anulado: {reason}' },
  PayeeKept: { en: 'Payee kept as {payee}', es: 'Beneficiario conservado: {payee}' },
  VendorPaymentTaken: { en: 'Put into batch {batch}', es: 'Incluido en el lote {batch}' },
  VendorPaymentReleased: {
    en: `{how, select, left-out {Left out of batch {batch}} with-it {Out of batch {batch}
      again}}: {reason}`,
    es: `{how, select, left-out {Quedó fuera del lote {batch}} with-it {Fuera del lote
      {batch}}}: {reason}`,
  },
  VendorPaymentPaid: { en: 'Paid on {day, date}', es: 'Pagado el {day, date}' },
  VendorPaymentReturned: {
    en: 'Returned by the bank: {code}',
    es: 'Devuelto por el banco: {code}',
  },
  VendorPaymentNotPaidConfirmed: {
    en: 'The bank itself says that it was not paid with batch {batch}',
    es: 'El propio banco dice que no se pagó con el lote {batch}',
  },

  // Batches for the bank
  BatchOpened: {
    en: 'Opened with {count, plural, one {# payment} other {# payments}}',
    es: 'Abierto con {count, plural, one {# pago} other {# pagos}}',
  },
  BatchGathered: {
    en: `{taken, plural, one {# payment} other {# payments}} taken{stayed, plural, =0 {} one {, #
      stayed out} other {, # stayed out}}`,
    es: `{taken, plural, one {# pago tomado} other {# pagos tomados}}{stayed, plural, =0 {} one {, #
      quedó fuera} other {, # quedaron fuera}}`,
  },
  BatchFileWritten: {
    en: `File {file} written: {count, plural, one {# entry} other {# entries}}, {totalCents,
      money}`,
    es: `Archivo {file} escrito: {count, plural, one {# renglón} other {# renglones}}, {totalCents,
      money}`,
  },
  BatchAbandoned: { en: 'Stopped: {reason}', es: 'Detenido: {reason}' },
  BatchSubmissionBegun: {
    en: 'The file is on its way to the bank',
    es: 'El archivo va camino al banco',
  },
  BatchNotSubmitted: {
    en: 'The file did not reach the bank: {reason}',
    es: 'El archivo no llegó al banco: {reason}',
  },
  BatchSubmitted: { en: 'The bank has the file', es: 'El banco tiene el archivo' },
  BatchAccepted: { en: 'Accepted by the bank', es: 'Aceptado por el banco' },
  BatchRejected: { en: 'Rejected by the bank: {reason}', es: 'Rechazado por el banco: {reason}' },
  BatchRejectionConfirmed: {
    en: 'The bank itself says that it rejected it',
    es: 'El propio banco dice que lo rechazó',
  },
  BatchLinesSettled: {
    en: '{count, plural, one {# payment} other {# payments}} settled for {day, date}',
    es: '{count, plural, one {# pago liquidado} other {# pagos liquidados}} el {day, date}',
  },
  BatchLineReturned: {
    en: 'Entry {trace} came back: {code}',
    es: 'El renglón {trace} fue devuelto: {code}',
  },
  BatchLineCorrected: {
    en: 'The bank asks for a correction of entry {trace}: {code}',
    es: 'El banco pide una corrección del renglón {trace}: {code}',
  },

  // Batches of test transfers
  PrenoteBatchOpened: {
    en: 'Opened with {count, plural, one {# test transfer} other {# test transfers}}',
    es: `Abierto con {count, plural, one {# transferencia de prueba} other {# transferencias de
      prueba}}`,
  },
  PrenoteFileWritten: {
    en: `File {file} written: {count, plural, one {# test transfer} other {# test transfers}}, no
      money`,
    es: `Archivo {file} escrito: {count, plural, one {# transferencia de prueba} other {#
      transferencias de prueba}}, sin dinero`,
  },
  PrenotesSettled: {
    en: '{count, plural, one {# test transfer} other {# test transfers}} settled for {day, date}',
    es: `{count, plural, one {# transferencia de prueba liquidada} other {# transferencias de prueba
      liquidadas}} el {day, date}`,
  },
  PrenoteLineReturned: {
    en: 'Test transfer {trace} came back: {code}',
    es: 'La transferencia de prueba {trace} fue devuelta: {code}',
  },
  PrenoteLineCorrected: {
    en: 'The bank asks for a correction of test transfer {trace}: {code}',
    es: 'El banco pide una corrección de la transferencia de prueba {trace}: {code}',
  },

  // What protects payments
  SettingsChanged: {
    en: `Payments to vendors are protected less than before: {all, list,
      a {{approver, select, yes {whoever planned one may approve it} no {}}}
      b {{second, select, yes {a second approval is asked for later or never} no {}}}
      c {{most, select, yes {one payment may be higher} no {}}}
      d {{daily, select, yes {more may leave on one day} no {}}}
      e {{insurance, select, yes {vendors without insurance are paid} no {}}}}`,
    es: `Los pagos a proveedores están menos protegidos que antes: {all, list,
      a {{approver, select, yes {quien planeó uno puede aprobarlo} no {}}}
      b {{second, select, yes {la segunda aprobación se pide más tarde o nunca} no {}}}
      c {{most, select, yes {un pago puede ser más alto} no {}}}
      d {{daily, select, yes {puede salir más en un día} no {}}}
      e {{insurance, select, yes {se paga a proveedores sin seguro} no {}}}}`,
  },

  // The books
  QuickBooksReconnectNeeded: {
    en: 'QuickBooks does not let us in any more; somebody has to connect it again',
    es: 'QuickBooks ya no nos deja entrar; alguien tiene que conectarlo de nuevo',
  },
  QuickBooksAccountsInQuestion: {
    en: 'QuickBooks: somebody has to choose the accounts to book on',
    es: 'QuickBooks: alguien tiene que elegir las cuentas en que se registra',
  },
  QuickBooksNeedsSomebody: {
    en: `QuickBooks: {count, plural, one {# record needs} other {# records need}} somebody to look`,
    es: `QuickBooks: {count, plural, one {# registro necesita} other {# registros necesitan}} que
      alguien lo vea`,
  },

  // What the bank sent and nobody could read or place
  BankAnswerUnclear: {
    en: `{kind, select, unreadable {Line {line} of {file} cannot be read} unknown-file {{file} is
      about a file that we never sent} unknown-trace {{file} is about entry {trace}, which is none
      of ours} unknown-line {Line {line} of {file} says something that is not known here}
      amount-differs {{file} returns entry {trace} with another amount than it was sent with}
      totals-differ {The totals in line {line} of {file} contradict its entries; nothing of it was
      taken over} not-handled {{file} could not be read or put aside; it is tried again and again}
      correction-unusable {{file} asks for a correction of entry {trace} that cannot be taken over
      here}
      rejected-late {The bank rejects batch {batch}, though it has settled, returned or corrected
      payments of it} out-of-turn {{file} says something about batch {batch} that does not fit what
      happened to it} return-dishonored {Our bank objects to the return of entry {trace}: the vendor
      may keep the money} return-contested {The vendor’s bank answers our bank’s objection to the
      return of entry {trace}: the vendor may keep the money}}{more, plural, =0 {} one {, and #
      thing more} other {, and # things more}}`,
    es: `{kind, select, unreadable {No se puede leer la línea {line} de {file}} unknown-file {{file}
      trata de un archivo que nunca enviamos} unknown-trace {{file} trata del renglón {trace}, que
      no es nuestro} unknown-line {La línea {line} de {file} dice algo que aquí no se conoce}
      amount-differs {{file} devuelve el renglón {trace} con un importe distinto del enviado}
      totals-differ {Los totales de la línea {line} de {file} contradicen sus renglones; no se tomó
      nada de él} not-handled {{file} no se pudo leer ni apartar; se intenta una y otra vez}
      correction-unusable {{file} pide una corrección del renglón {trace} que aquí no se puede
      aplicar} rejected-late
      {El banco rechaza el lote {batch}, aunque ya liquidó, devolvió o corrigió pagos de él}
      out-of-turn {{file} dice algo del lote {batch} que no corresponde a lo que pasó con él}
      return-dishonored {Nuestro banco objeta la devolución del renglón {trace}: el proveedor puede
      quedarse con el dinero} return-contested {El banco del proveedor responde a la objeción de
      nuestro banco a la devolución del renglón {trace}: el proveedor puede quedarse con el
      dinero}}{more, plural, =0 {} one {, y # cosa más} other {, y # cosas más}}`,
  },
  BankAnswerSeenTo: { en: 'Somebody saw to it', es: 'Alguien se ocupó' },

  // Bank accounts of vendors
  BankAccountEntered: {
    en: 'Bank account entered, ending in {endsWith}',
    es: 'Cuenta bancaria ingresada, termina en {endsWith}',
  },
  BankAccountChanged: {
    en: `Bank account changed{why, select, entered {} correction { as the bank says}}, now ending in
      {endsWith}`,
    es: `Cuenta bancaria cambiada{why, select, entered {} correction { según el banco}}, ahora
      termina en {endsWith}`,
  },
  BankAccountConfirmed: {
    en: `Bank account confirmed{how, select, another-admin {} after-a-day { by the only admin, after
      a day} prenote { after the bank had tried it}}`,
    es: `Cuenta bancaria confirmada{how, select, another-admin {} after-a-day { por el único
      administrador, después de un día} prenote { después de la prueba del banco}}`,
  },
  BankAccountRemoved: { en: 'Bank account removed', es: 'Cuenta bancaria eliminada' },
  PrenoteRequested: {
    en: 'Test transfer of $0.00 asked for',
    es: 'Transferencia de prueba de $0.00 pedida',
  },
  PrenoteTaken: {
    en: 'Test transfer put into batch {batch}',
    es: 'Transferencia de prueba incluida en el lote {batch}',
  },
  PrenoteSent: {
    en: 'Test transfer written for the bank, to arrive on {day, date}',
    es: 'Transferencia de prueba escrita para el banco, llega el {day, date}',
  },
  PrenoteSettled: {
    en: `Test transfer arrived on {day, date}; it has passed unless it comes back within three
      banking days`,
    es: `La transferencia de prueba llegó el {day, date}; vale si no vuelve en tres días
      bancarios`,
  },
  PrenoteReleased: {
    en: 'Test transfer not sent: {reason}',
    es: 'Transferencia de prueba no enviada: {reason}',
  },
  PrenoteReturned: {
    en: 'The bank turned the account back: {code}',
    es: 'El banco rechazó la cuenta: {code}',
  },
  BankAccountCorrectionProposed: {
    en: 'The bank says the account should end in {endsWith}: {code}',
    es: 'El banco dice que la cuenta debe terminar en {endsWith}: {code}',
  },
  BankAccountCorrectionRefused: {
    en: `Correction to {endsWith} refused ({code}){said, select, nothing {} why {: {reason}}}`,
    es: `Corrección a {endsWith} rechazada ({code}){said, select, nothing {} why {: {reason}}}`,
  },
  BankAccountCorrectionRepeated: {
    en: `The bank says again that the account should end in {endsWith} ({code}), which was refused
      before`,
    es: `El banco dice otra vez que la cuenta debe terminar en {endsWith} ({code}), lo que ya se
      rechazó`,
  },
  BankAccountCorrectionUnusable: {
    en: `The bank asks for a correction ({code}) of entry {trace} that cannot be taken over here:
      the account stays as it is, and somebody asks the bank`,
    es: `El banco pide una corrección ({code}) del renglón {trace} que aquí no se puede aplicar: la
      cuenta queda como está y alguien pregunta al banco`,
  },
} as const;
