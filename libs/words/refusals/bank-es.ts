// Spanish: what is said when a rule about bank accounts, batches and their files says no.

export const bank = {
  // Bank accounts
  'bank-account-missing': 'Este proveedor no tiene cuenta bancaria.',
  'bank-account-changed': 'La cuenta bancaria cambió mientras tanto. Revísela de nuevo.',
  'own-bank-account': `Usted escribió esta cuenta bancaria. Otro administrador debe confirmarla.`,
  'bank-account-too-new': `Nadie más puede confirmar esta cuenta ahora. Usted mismo puede
    confirmarla {hours} horas después de haberla escrito.`,
  'account-turned-back':
    'El banco rechazó esta cuenta. Pida los datos correctos al proveedor y regístrelos de nuevo.',
  'bank-account-confirmed': `Esta cuenta bancaria está confirmada. Ya no hay nada que probar.`,
  'prenote-not-asked-for': 'No se pidió ninguna transferencia de prueba para esta cuenta.',
  'prenote-taken': 'La transferencia de prueba a esta cuenta está en el lote {batch}.',
  'correction-unknown': 'El banco no ha propuesto esa corrección.',
  'payment-came-back': `El banco devolvió un pago ({code}); no se puede pagar a esta cuenta. Pida a
    {payee} la cuenta correcta y regístrela de nuevo.`,
  'no-bank-account': '{payee} no tiene cuenta bancaria.',
  'bank-account-unconfirmed': `Nadie ha confirmado todavía la cuenta bancaria de {payee}, así que no
    se le paga nada.`,
  'prenote-on-its-way': `Una transferencia de prueba a {payee} va camino al banco. Los pagos esperan
    hasta el tercer día bancario después de su llegada.`,
  'prenote-under-way': `El banco está probando la cuenta de {payee}. Se le puede pagar desde el
    {date, date}.`,
  'prenote-returned': `El banco rechazó la cuenta de {payee}. Pida los datos correctos al proveedor
    y regístrelos de nuevo.`,
  'correction-open': `El banco pide corregir la cuenta de {payee}. Acepte o rechace la
    corrección, o escriba la cuenta de nuevo.`,

  // Batches of payments
  'batch-not-found': 'Este lote no existe o fue eliminado.',
  'batch-not-open': 'Este lote ya no está abierto.',
  'batch-still-stoppable': 'Este lote todavía se puede detener. Su archivo se escribe después.',
  'batch-not-gathered': 'Todavía se están incluyendo pagos en este lote.',
  'batch-has-file': 'Este lote ya tiene su archivo.',
  'approval-given': `Usted ya lo aprobó. Por encima de {most, money} un pago necesita la aprobación
    de dos personas: otra persona también tiene que aprobarlo.`,
  'second-approval-missing': `{payee}: los pagos de más de {most, money} ahora necesitan dos
    aprobaciones, y este tiene una sola. Deshaga su aprobación y pida que dos personas lo
    aprueben.`,
  'approved-by-planner': `{payee}: quien creó este pago también lo aprobó, y eso ya no se permite.
    Deshaga la aprobación y pida que otra persona lo apruebe.`,
  'batch-without-file': 'Este lote no tiene archivo.',
  'batch-stopped': 'Este lote se detuvo antes de enviar su archivo.',
  'batch-rejected': `El banco rechazó este lote. Sus pagos se pueden enviar de nuevo, y ya no se
    puede registrar nada en este lote.`,
  'line-not-asked-for': 'El pago {payment} no es parte de este lote, o está dos veces en él.',
  'trace-used-twice': 'Dos pagos tendrían el mismo número de rastreo.',
  'batch-with-the-bank': `El banco tiene el archivo de este lote, o puede tenerlo. No se puede
    deshacer aquí. Llame a su banco.`,
  'batch-not-submitted': 'Este lote no se ha enviado al banco.',
  'batch-answered': `El banco ya trabajó en este lote: pagos de él se liquidaron, se devolvieron o
    se corrigieron. Llame al banco y registre una por una las entradas que se devolvieron.`,
  'batch-not-accepted': 'El banco todavía no ha aceptado este lote.',
  'line-unknown': 'Este lote no tiene ningún pago con este número.',
  'line-returned-otherwise': 'Este pago ya se devolvió, por otro motivo. Llame al banco.',
  'bank-answer-not-found': 'No hay ninguna respuesta del banco con este número.',

  // Files for the bank
  'payee-unprintable': `El nombre de este proveedor no tiene ninguna letra que un banco pueda leer.
    Escríbalo con letras latinas.`,
  'bank-account-invalid': `La cuenta bancaria de {payee} está incompleta o tiene un dígito
    equivocado. Escríbala de nuevo.`,
  'payment-over-limit': `{amount, money} para {payee} pasa del límite de {most, money} para {why,
    select, any-day {un solo pago} same-day {un pago el mismo día}}.`,
  'payment-amount-invalid': 'No hay nada que pagar a {payee}.',
  'not-a-banking-day': `Los bancos cierran el {date, date}, cuando se debe pagar a {payee}. Elija
    otro día.`,
  'date-not-reachable':
    'Ya es tarde para pagar a {payee} el {date, date}. Elija una fecha posterior.',
  'payment-twice-in-file': 'Un pago a {payee} estaría dos veces en el archivo.',
  'file-without-payments': 'No hay ningún pago que enviar al banco.',
  'file-too-big': 'Son más pagos de los que caben en un archivo. Procese menos a la vez.',
  'no-more-files-today': `Hoy se hicieron {most} archivos y el banco no acepta más. Continúe mañana,
    por favor.`,
  'bank-file-unreadable': 'Este no es un archivo ACH válido. Revise la línea {line}.',
  'no-more-traces': 'Se usaron todos los números de rastreo del banco. Llame a su banco.',

  // Looser payment rules, which wait for a second person
  'own-payment-rules': `Usted pidió estas reglas más flojas. Otra persona que pueda aprobar pagos
    debe confirmarlas.`,
  'payment-rules-gone': `Mientras tanto, esta petición se confirmó, se retiró o cambió. Vuelva a
    cargar la página para ver las reglas actuales.`,
  'rules-newcomer': `Su acceso se agregó o cambió hace menos de {hours} horas, así que todavía no
    puede confirmar reglas de pagos.`,
  'rules-of-newcomer': `El acceso de quien pidió estas reglas se agregó o cambió hace menos de
    {hours} horas, así que todavía no puede confirmarlas.`,
} as const;
