// Spanish: what is said when a rule about bank accounts, batches and their files says no.

export const bank = {
  // Bank accounts
  'bank-account-missing': 'Este proveedor no tiene cuenta bancaria.',
  'bank-account-changed': 'La cuenta bancaria cambió mientras tanto. Revísela de nuevo.',
  'own-bank-account': 'Usted registró esta cuenta. Otro administrador tiene que confirmarla.',
  'bank-account-too-new': `Nadie más puede confirmar esta cuenta bancaria ahora. Usted puede
    confirmarla {hours} horas después de haberla registrado.`,
  'account-turned-back':
    'El banco rechazó esta cuenta. Pida los datos correctos al proveedor y regístrelos de nuevo.',
  'bank-account-confirmed':
    'Esta cuenta bancaria está confirmada, así que ya no hay nada que probar.',
  'prenote-not-asked-for': 'No se pidió ninguna transferencia de prueba para esta cuenta.',
  'prenote-taken': 'La transferencia de prueba a esta cuenta está en el lote {batch}.',
  'correction-unknown': 'El banco no ha sugerido esta corrección.',
  'payment-came-back': `El banco devolvió un pago ({code}), así que no se puede pagar a esta cuenta.
    Pida a {payee} la cuenta correcta y regístrela de nuevo.`,
  'no-bank-account': '{payee} no tiene cuenta bancaria.',
  'bank-account-unconfirmed': `Nadie ha confirmado todavía la cuenta bancaria de {payee}, así que no
    se pagará nada a esa cuenta.`,
  'prenote-on-its-way': `Una transferencia de prueba a {payee} va camino al banco. Los pagos esperan
    hasta el tercer día bancario después de su llegada.`,
  'prenote-under-way': `El banco está probando la cuenta de {payee}. Se le puede pagar desde el
    {date, date}.`,
  'prenote-returned': `El banco rechazó la cuenta de {payee}. Pida los datos correctos al proveedor
    y regístrelos de nuevo.`,
  'correction-open': `El banco pide corregir la cuenta de {payee}. Acepte o rechace la corrección, o
    registre la cuenta de nuevo.`,

  // Batches of payments
  'batch-not-found': 'Este lote no existe o fue eliminado.',
  'batch-not-open': 'Este lote ya no está abierto.',
  'batch-still-stoppable': 'Este lote todavía se puede detener. El archivo se crea después.',
  'batch-not-gathered': 'Todavía se están agregando pagos a este lote.',
  'batch-has-file': 'Este lote ya tiene un archivo.',
  'approval-given': `Usted ya aprobó este pago. Los pagos de más de {most, money} necesitan la
    aprobación de dos personas, así que otra persona también tiene que aprobarlo.`,
  'second-approval-missing': `{payee}: los pagos de más de {most, money} ahora necesitan dos
    aprobaciones, y este tiene una sola. Deshaga su aprobación y pida que dos personas lo
    aprueben.`,
  'approved-by-planner': `{payee}: quien creó este pago también lo aprobó, y eso ya no se permite.
    Deshaga la aprobación y pida que otra persona lo apruebe.`,
  'batch-without-file': 'Este lote no tiene archivo.',
  'batch-stopped': 'Este lote se detuvo antes de enviar su archivo.',
  'batch-rejected': `El banco rechazó este lote. Sus pagos se pueden enviar de nuevo, y ya no se
    puede registrar nada en este lote.`,
  'line-not-asked-for': 'El pago {payment} no está en este lote, o está dos veces en él.',
  'trace-used-twice': 'Dos pagos tendrían el mismo número de rastreo.',
  'batch-with-the-bank': `El banco tiene el archivo de este lote, o puede tenerlo. No se puede
    deshacer aquí. Llame a su banco.`,
  'batch-not-submitted': 'Este lote todavía no se ha enviado al banco.',
  'batch-answered': `El banco ya procesó este lote: algunos pagos se liquidaron, se devolvieron o se
    corrigieron. Llame al banco y registre las devoluciones una por una.`,
  'batch-not-accepted': 'El banco todavía no ha aceptado este lote.',
  'line-unknown': 'Este lote no tiene ningún pago con este número.',
  'line-returned-otherwise': 'Este pago ya se devolvió por otro motivo. Llame al banco.',
  'bank-answer-not-found': 'No hay ninguna respuesta del banco con este número.',

  // Files for the bank
  'payee-unprintable': `El nombre de este proveedor no tiene ninguna letra que un banco pueda leer.
    Escríbalo con letras latinas.`,
  'bank-account-invalid': `La cuenta bancaria de {payee} está incompleta o tiene un dígito
    equivocado. Regístrela de nuevo.`,
  'payment-over-limit': `{amount, money} para {payee} pasa del límite de {most, money} para {why,
    select, any-day {un solo pago} same-day {un pago del mismo día}}.`,
  'payment-amount-invalid': 'No hay nada que pagar a {payee}.',
  'not-a-banking-day':
    'Los bancos cierran el {date, date}, la fecha de pago de {payee}. Elija otra fecha.',
  'date-not-reachable':
    'Ya es demasiado tarde para pagar a {payee} el {date, date}. Elija una fecha posterior.',
  'payment-twice-in-file': 'Un pago a {payee} estaría dos veces en el archivo.',
  'file-without-payments': 'No hay ningún pago que enviar al banco.',
  'file-too-big': 'Son más pagos de los que caben en un archivo. Procese menos a la vez.',
  'no-more-files-today':
    'Hoy ya se crearon {most} archivos y el banco no acepta más. Continúe mañana.',
  'bank-file-unreadable': 'Este no es un archivo ACH válido. Revise la línea {line}.',
  'no-more-traces': 'Ya se usaron todos los números de rastreo del banco. Llame a su banco.',

  // Looser payment rules, which wait for a second person
  'own-payment-rules': `Usted pidió estas reglas más relajadas. Otra persona que pueda aprobar pagos
    debe confirmarlas.`,
  'payment-rules-gone': `Mientras tanto, esta petición se confirmó, se retiró o cambió. Vuelva a
    cargar la página para ver las reglas actuales.`,
  'rules-newcomer': `Su acceso se agregó o cambió hace menos de {hours} horas, así que todavía no
    puede confirmar reglas de pagos.`,
  'rules-of-newcomer': `El acceso de quien pidió estas reglas se agregó o cambió hace menos de
    {hours} horas, así que todavía no puede confirmarlas.`,
} as const;
