// Spanish: our e-mails, to clients, visitors and staff.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  hello: 'Hola {client}:',
  'hello-nobody': 'Hola:',
  'broken-button': '¿No funciona el botón? Abra',
  // Estimates
  'estimate.subject': `{kind, select, first {Cotización} revised {Cotización actualizada} again
    {Cotización}} {number} de {company}{kind, select, first {} revised {} again { (reenviada)}}`,
  'preheader.total': 'Total {cents, money}',
  'preheader.revised': 'Total {cents, money} (antes {before, money})',
  'preheader.options': '{count} opciones, de {leastCents, money} a {mostCents, money}',
  'preheader.until': 'válida hasta el {day, date}',
  'estimate.revised': `Esta es la versión {version} de su cotización. Reemplaza la que usted vio, y
    es la única que puede aprobar.`,
  'estimate.total-changed': 'El total cambió de {before, money} a {now, money}.',
  'estimate.option-changed': 'El total de “{option}” cambió de {before, money} a {now, money}.',
  'estimate.total-same': 'El total sigue igual.',
  'estimate.heading': `{kind, select, first {Su cotización} revised {Su cotización actualizada}
    again {Su cotización}}{choice, select, yes {: {count} opciones para elegir} no {}}`,
  'estimate.view': 'Ver cotización',
  'estimate.compare': 'Comparar opciones',
  'estimate.press': `Ahí puede aprobarla, rechazarla o hacer una pregunta. Abrir el enlace no lo
    compromete a nada.`,
  'estimate.attached':
    'La cotización va adjunta en PDF. ¿Tiene preguntas? Responda a este correo o llámenos.',
  'reminder.subject': 'Recordatorio: cotización {number} de {company}',
  'reminder.heading': 'Su cotización sigue pendiente',
  'reminder.stop': `En la página de la cotización puede aprobarla, rechazarla o hacernos una
    pregunta. En cuanto lo haga, dejaremos de enviarle recordatorios.`,
  'reminder.stop-subject': 'Sin más recordatorios de la cotización {number}',
  'answer.subject': `{kind, select, question {Su pregunta} change_request {Los cambios que pidió}}:
    cotización {number} de {company}`,
  'answer.heading': `{kind, select, question {Nuestra respuesta a su pregunta} change_request
    {Sobre los cambios que pidió}}`,
  'answer.you-wrote': 'Usted escribió:',
  'answer.more': '¿Más preguntas? Responda a este correo o llámenos.',
  'approved.subject': 'Usted aprobó la cotización {number} de {company}',
  'approved.text': `Gracias. Recibimos su aprobación de {what} por {totalCents, money}. Adjuntamos
    su copia aprobada. Muestra lo que haremos, el precio y cómo se aprobó.`,
  'approved.heading': 'Gracias por su aprobación',
  'approved.steps': 'Lo que sigue',
  'approved.day': 'Acordaremos juntos la fecha de inicio.',
  'approved.next': `Nos comunicaremos con usted para acordar la fecha de inicio.{window, select, yes
    { Por ahora sería entre el {days, firstDay} y el {days, lastDay}.} no {}}`,
  'approved.deposit':
    'Ahora que aprobó la cotización, ya corresponde pagar el anticipo de {depositCents, money}.',
  'approved.deposit-later': 'Le diremos cómo pagarlo.',
  estimator: 'Su asesor. Responda a este correo o llame.',
  call: 'Llamar al',
  'text-message': 'Mensaje de texto',
  quoted: '“{text}”',
  // Money to vendors
  'account.subject': 'Se cambió la cuenta bancaria: {vendor} y {company}',
  'account.heading': `{to, select, vendor {Se cambió su cuenta bancaria} office {Se cambió la cuenta
    bancaria de {vendor}}}`,
  'account.vendor': `Le pidieron a {company} que envíe los pagos de usted a otra cuenta bancaria. La
    cuenta nueva termina en {endsWith}. No pagaremos nada a esa cuenta hasta que alguien de nuestra
    oficina la confirme con usted.`,
  'account.call':
    'Si usted no lo pidió, llámenos ahora{phone, select, none {} other { al {phone}}}.',
  'account.office': `Se cambió la cuenta bancaria de {vendor}. Ahora termina en {endsWith}. No se
    pagará nada a esa cuenta hasta que otro administrador la confirme. Llame primero al proveedor, a
    un número que ya tenía registrado.`,
  'account.open': 'Abrir el proveedor',
  'rules.subject': '{by} relajó las reglas de pago en {company}',
  'rules.heading': 'Los pagos están menos protegidos que antes',
  'rules.text': '{by} cambió los ajustes. {happened}.',
  'rules.check':
    'Si usted no estuvo de acuerdo, hable con {by} y vuelva a poner las reglas como estaban.',
  'asked.subject': '{by} quiere relajar las reglas de pago en {company}',
  'asked.heading': 'Para relajar las reglas de pago hace falta otra persona',
  'asked.text': '{happened}. Lo pidió {by}.',
  'asked.check': `Nada cambia hasta que una persona distinta de {by} lo confirme en Ajustes. Si
    usted no está de acuerdo, retire la petición ahí mismo.`,
  'rules.open': 'Abrir Ajustes',
  'remittance.subject': 'Pago de {cents, money} de {company}',
  'remittance.heading': 'Le pagamos {cents, money}',
  'remittance.text': `Le pagamos {cents, money} por transferencia a su cuenta que termina en
    {endsWith}. Llegó el {day, date}.`,
  'remittance.invoice': 'Factura {number}',
  'remittance.payment': 'Pago {id}',
  'remittance.paid': 'Pagado',
  'remittance.trace': 'Número de rastreo del banco: {trace}',
  'remittance.portal': 'Ver sus pagos',
  'remittance.traceOf': '{what}: número de rastreo del banco {trace}',
  'remittance.again': `{what}: se pagó de nuevo porque nuestra transferencia del {day, date} (número
    de rastreo {trace}) fue devuelta.`,
  'cameBack.subject': 'Nuestro pago de {cents, money} fue devuelto: {company}',
  'cameBack.heading': 'Su banco devolvió nuestro pago',
  'cameBack.text': `Le enviamos {cents, money} por transferencia con fecha {day, date}, a la cuenta
    que termina en {endsWith}. Su banco devolvió el pago: {meaning}`,
  'cameBack.next': `{who, select, account {No enviaremos más pagos a esa cuenta. Llámenos{phone,
    select, none {} other { al {phone}}} y díganos qué cuenta usar. No aceptamos números de cuenta
    por correo electrónico. Después le pagaremos de nuevo.} other {Lo revisaremos y le pagaremos de
    nuevo. Si sabe por qué su banco lo devolvió, llámenos{phone, select, none {} other { al
    {phone}}}.}}`,
  'cameBack.day': 'Fecha del pago',
  'cameBack.account': 'Cuenta',
  'cameBack.ends': 'termina en {endsWith}',
  'cameBack.trace': 'Número de rastreo',
  'return.subject': 'Devuelto por el banco: {cents, money} a {payee}',
  'return.heading': 'El banco devolvió un pago',
  'return.text': `El pago de {cents, money} a {payee} fue devuelto: {code}. {meaning}`,
  'rejection.subject': 'El banco rechazó el lote {batch}',
  'rejection.heading': 'El banco rechazó un archivo',
  'rejection.text': 'El banco rechazó el archivo del lote {batch}: {reason}',
  'return.next': `Los pagos devueltos no se vuelven a pagar automáticamente. Los encuentra en Pagos
    a proveedores.`,
  'test-returned.subject': 'La cuenta bancaria de {payee} no pasó la prueba',
  'test-returned.heading': 'El banco rechazó una cuenta',
  'test-returned.text': `La transferencia de prueba de $0.00 a {payee} fue devuelta:
    {code}. {meaning}`,
  'test-returned.next': 'No se pagará nada a esta cuenta. Pídale otra al proveedor y regístrela.',
  'return.open': 'Abrir lote',
  'jobs-tomorrow.subject':
    'Mañana {jobs, plural, one {empieza un trabajo} other {empiezan # trabajos}}, {day, date}',
  'jobs-tomorrow.heading':
    '{jobs, plural, one {Un trabajo empieza} other {# trabajos empiezan}} mañana',
  'jobs-tomorrow.open': 'Abrir calendario',
  'jobs-tomorrow.why': 'Puede elegir qué correos recibe en Ajustes, Notificaciones.',
  'unclear.subject': 'El banco envió algo poco claro: {file}',
  'unclear.heading': 'Un mensaje del banco requiere su atención',
  'unclear.said': 'Mensaje del banco: {said}',
  'unclear.next': `No se hizo ni se revirtió ningún pago por esto. Pregunte al banco qué significa,
    haga lo necesario y después márquelo como resuelto en la página de lotes.`,
  'unclear.open': 'Abrir lotes',
  // What it is about
  project: 'Proyecto',
  address: 'Dirección',
  total: 'Total',
  recommended: 'Recomendada',
  'processing-fee': 'Cargo por pago con tarjeta',
  'processing-fee-in-total': '{cents, money} ({percent, percent}), incluido en el total',
  'processing-fee-in-each': '{percent, percent}, incluido en cada total',
  deposit: 'Anticipo al aprobar',
  'valid-until': 'Válida hasta',
  money: '{cents, money}',
  date: '{day, date}',
  day: '{day, date}',
  // To staff: what a client did
  'notice.subject': '{client} · {what}: {happened} (cotización {number})',
  'notice.text': '{client} · {what}: {happened}',
  'notice.said': '{client} escribió:',
  client: 'Cliente',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  open: 'Abrir cotización',
  'notice.reply': `{replies, select, yes {Responda a este correo para escribirle al cliente. } no
    {}}Puede desactivar estos correos en Ajustes.`,
  // To visitors of the website
  'receipt.subject': `{kind, select, quote {Recibimos su solicitud de cotización} message {Recibimos
    su mensaje}} · {company}`,
  'receipt.heading':
    '{kind, select, quote {Recibimos su solicitud} message {Recibimos su mensaje}}',
  'receipt.text': `{kind, select, quote {Gracias por escribirnos. Nos comunicaremos con usted en
    menos de 24 horas para agendar su inspección gratis.} message {Gracias por escribirnos. Le
    responderemos en menos de 24 horas.} emergency {Gracias por avisarnos. Lo tratamos como urgente
    y nos comunicaremos con usted lo antes posible.}}`,
  'receipt.more': `¿Está entrando agua en este momento? Llámenos{phone, select, none {} other { al
    {phone}}}. Si quiere agregar algo, responda a este correo.`,
  'receipt.not-you': `Recibe este correo porque alguien escribió su dirección en nuestro sitio. Si
    no fue usted, puede ignorarlo.`,
  about: 'Sobre',
  'confirm.subject': 'Confirme su suscripción · {company}',
  'confirm.heading': 'Confirme su suscripción',
  'confirm.text': `Alguien, probablemente usted, se suscribió a nuestro boletín con esta dirección.
    Confirme para empezar a recibirlo. Si no lo hace, no recibirá el boletín.`,
  'confirm.button': 'Confirmar mi suscripción',
  'confirm.small': 'Si no fue usted, puede ignorar este correo.',
  'welcome.subject': 'Suscripción confirmada · {company}',
  'welcome.heading': 'Suscripción confirmada',
  'welcome.text':
    'Gracias. Recibirá nuestras notas sobre techos del oeste de Oregón cuatro veces al año.',
  'welcome.button': 'Darme de baja',
  'welcome.small': 'Puede darse de baja en cualquier momento con este botón.',
  // To a user: a link for choosing a password
  'password.subject': `{kind, select, invitation {Su cuenta en {company}} reset {Restablezca su
    contraseña de {company}}}`,
  'password.heading': `{kind, select, invitation {Le damos la bienvenida a {company}} reset
    {Restablezca su contraseña}}`,
  'password.text': `{kind, select, invitation {{company} creó una cuenta para usted. Elija una
    contraseña y entre con {email}.} reset {Alguien, probablemente usted, pidió restablecer la
    contraseña de {email} en {company}. La actual sirve hasta que elija una nueva.}}`,
  'password.choose': 'Elegir una contraseña',
  'password.small': `{kind, select, invitation {Este enlace sirve una vez y vence en siete días. Si
    ya venció, pídanos otro.} reset {Este enlace sirve una vez y vence en una hora. Si usted no lo
    pidió, puede ignorar este correo.}}`,
  // To a client or a vendor: a link that signs them in
  'sign-in-link.subject': 'Entre en {company}',
  'sign-in-link.heading': 'Su enlace para entrar',
  'sign-in-link.text': `Use este botón para entrar en {company} como {email}. No necesita
    contraseña.`,
  'sign-in-link.button': 'Entrar',
  'sign-in-link.small': `Este enlace sirve una sola vez y vence en {minutes} minutos. No lo reenvíe.
    Si usted no lo pidió, puede ignorar este correo.`,
  // To a user: another e-mail address, to be confirmed there, and told to the one before
  'address.subject': `{what, select, confirm {Confirme su correo electrónico para {company}} changed
    {Se cambió su correo electrónico en {company}}}`,
  'address.heading': `{what, select, confirm {Confirme su correo electrónico} changed {Se cambió su
    correo electrónico}}`,
  'address.text': `{what, select, confirm {Usted pidió entrar en {company} con {email} en lugar de
    {before}. Confirme que esta dirección es suya.} changed {Ahora usted entra en {company} con
    {email}. {before} ya no sirve.}}`,
  'address.button': 'Confirmar dirección',
  'address.small': `{what, select, confirm {Este enlace vence en una hora. Si usted no lo pidió,
    puede ignorar este correo.} changed {Si no fue usted, llámenos ahora{phone, select, none {}
    other { al {phone}}}.}}`,
  // To a user: how they sign in has changed
  'way-in.subject': `{what, select, added {Se agregó una llave de acceso} removed {Se quitó una
    llave de acceso} on {El inicio de sesión en dos pasos está activado} off {El inicio de sesión en
    dos pasos está desactivado} codes {Nuevos códigos de recuperación} used {Se usó un código de
    recuperación} password {Se cambió su contraseña}} · {company}`,
  'way-in.heading': `{what, select, added {Se agregó una llave de acceso a su cuenta} removed {Se
    quitó una llave de acceso de su cuenta} on {El inicio de sesión en dos pasos está activado} off
    {El inicio de sesión en dos pasos está desactivado} codes {Se crearon nuevos códigos de
    recuperación} used {Se usó un código de recuperación} password {Se cambió su contraseña}}`,
  'way-in.text': `{what, select, added {Con la llave de acceso “{name}” ya se puede entrar en
    {company} como {email}, sin contraseña.} removed {Con la llave de acceso “{name}” ya no se puede
    entrar en {company} como {email}.} on {Para entrar en {company} como {email} ahora se pide un
    código además de la contraseña.} off {Para entrar en {company} como {email} ya no se pide un
    código.} codes {Se crearon nuevos códigos de recuperación para {email} en {company}. Los
    anteriores ya no sirven.} used {Alguien entró en {company} como {email} con un código de
    recuperación. Ese código ya no sirve.} password {Se cambió la contraseña de {email} en
    {company}.}}`,
  'way-in.by': 'Este cambio lo hizo {who}.',
  'way-in.small':
    'Si no fue usted y no lo pidió, llámenos ahora{phone, select, none {} other { al {phone}}}.',
  // To staff: what a visitor asked
  'lead.subject': `{urgent, select, yes {Urgente: } no {}}{kind, select, quote {Solicitud de
    cotización} message {Mensaje}} de {name}`,
  'lead.heading': `{kind, select, quote {Solicitud de cotización} message {Mensaje}} de {name}`,
  'lead.text': `{kind, select, quote {Llegó una solicitud de cotización del sitio web.} message
    {Llegó un mensaje del sitio web.}}`,
  'lead.reply': `Responda a este correo para contestarle directamente, o conteste en Purlin para que
    su equipo lo vea.`,
  'lead.open': 'Abrir en Purlin',
  name: 'Nombre',
  'email-address': 'Correo electrónico',
  urgency: 'Urgencia',
  material: 'Material',
  claim: 'Reclamo al seguro',
  'yes-or-no': '{is, select, yes {Sí} no {No}}',
  answer: 'Respuesta',
  language: 'Idioma',
  spanish: 'Español',
  message: 'Mensaje',
  photos: 'Fotos',
  'photo-count': '{count, plural, one {1 (véala en Purlin)} other {# (véalas en Purlin)}}',
  // To a vendor: when they are on a job
  'vendor.subject': `{what, select, made {Está asignado a} moved {Nuevas fechas para} waits {En
    pausa, todavía sin fechas:} ended {Ya no está asignado a} cancelled {Cancelado:}} {job}{dated,
    select, yes {, {day, date}} no {}}`,
  'vendor.text': `{what, select, made {Está asignado a este trabajo.} moved {Cambiaron las fechas de
    este trabajo.} waits {Por ahora este trabajo no tiene fechas. Le avisaremos cuando se
    reprograme.} ended {Ya no está asignado a este trabajo.} cancelled {Este trabajo se canceló. No
    tiene que ir.}}`,
  'vendor.job': 'Trabajo',
  'vendor.starts': 'Empieza',
  'vendor.ends': 'Termina',
  'vendor.calendar': 'Abra la invitación adjunta para actualizar su calendario.',
  'vendor.open':
    '{asks, select, yes {Responder a esta orden de trabajo} no {Ver la orden de trabajo}}',
  'vendor.reply': '¿No le conviene? Responda a este correo o llámenos.',
  'order.subject': `{vendor} {says, select, no {rechazó} withdrew {retiró su respuesta} other
    {propuso otras fechas}}: {job}`,
  'order.asked': 'Fechas solicitadas',
  'order.proposed': 'Propuso',
  'order.open': 'Abrir trabajo',
  // To a client: the job has another day
  'moved.subject':
    '{job}: {what, select, starts {nueva fecha,} other {nueva fecha de fin,}} {day, date}',
  'moved.heading': '{what, select, starts {Empezaremos el} other {Terminaremos el}} {day, date}',
  'moved.text': 'Por el clima, tenemos que cambiar las fechas de su techo. Lo demás sigue igual.',
  'moved.before': 'Fecha original',
  'moved.now': 'Nueva fecha',
  'moved.reply': `¿No le convienen las nuevas fechas? Responda a este correo o llámenos{phone,
    select, none {} other { al {phone}}}.`,
  // To a client who got that one: it stays as it was
  'moved-back.subject':
    '{job}: de nuevo la fecha original, {what, select, starts {} other {hasta el }}{day, date}',
  'moved-back.heading': `{what, select, starts {Empezaremos el} other {Terminaremos el}} {day,
    date}, como estaba previsto`,
  'moved-back.text': 'Le dimos fechas nuevas por el clima. Ahora volvemos a las fechas originales.',
  'moved-back.before': 'Fecha que le enviamos',
  'moved-back.reply': `¿No le convienen estas fechas? Responda a este correo o llámenos{phone,
    select, none {} other { al {phone}}}.`,
});
