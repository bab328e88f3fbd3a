// Spanish: our e-mails, to clients, visitors and staff.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  hello: 'Hola {client}:',
  'hello-nobody': 'Hola:',
  'broken-button': '¿No funciona el botón? Abra',

  // Estimates
  'estimate.subject': `{kind, select, first {Cotización} revised {Cotización actualizada} again
    {Enviada otra vez: cotización}} {number} de {company}`,
  'preheader.total': 'Total {cents, money}',
  'preheader.revised': 'Total {cents, money} (antes {before, money})',
  'preheader.options': '{count} paquetes, de {leastCents, money} a {mostCents, money}',
  'preheader.until': 'válida hasta el {day, date}',
  'estimate.revised': `Esta es la versión {version} de su cotización. Reemplaza la que usted vio;
    solo esta se puede aprobar.`,
  'estimate.total-changed': 'El total cambió de {before, money} a {now, money}.',
  'estimate.option-changed': 'El total de “{option}” cambió de {before, money} a {now, money}.',
  'estimate.total-same': 'El total sigue igual.',
  'estimate.heading': `{kind, select, first {Su cotización} revised {Su cotización actualizada}
    again {Su cotización, otra vez}}{choice, select, yes {: {count} paquetes para elegir} no {}}`,
  'estimate.view': 'Ver su cotización',
  'estimate.compare': 'Comparar sus opciones',
  'estimate.press': `Ahí puede aprobarla, rechazarla o preguntar; con solo abrir la página no se
    compromete a nada.`,
  'estimate.attached': `La cotización también va adjunta en PDF. Responda a este correo o llámenos
    si tiene alguna pregunta.`,
  'reminder.subject': 'Recordatorio: cotización {number} de {company}',
  'reminder.heading': 'Su cotización sigue abierta',
  'reminder.stop': `En la página de la cotización puede aprobarla, rechazarla o preguntarnos lo que
    quiera; después no se envían más recordatorios.`,
  'reminder.stop-subject': 'Sin recordatorios para {number}',
  'answer.subject': `{kind, select, question {Su pregunta} change_request {Los cambios que pidió}}:
    cotización {number} de {company}`,
  'answer.heading': `{kind, select, question {Nuestra respuesta a su pregunta} change_request
    {Sobre los cambios que pidió}}`,
  'answer.you-wrote': 'Usted escribió:',
  'answer.more': 'Responda a este correo o llámenos si tiene otra pregunta.',
  'approved.subject': 'Su aprobación de la cotización {number}, {company}',
  'approved.text': `Gracias. Recibimos su aprobación de {what} por {totalCents, money}. Adjuntamos
    la copia aprobada: dice qué haremos, a qué precio y cómo se aprobó.`,
  'approved.heading': 'Gracias por aprobar',
  'approved.steps': 'Lo que sigue',
  'approved.day': 'Acordamos el día.',
  'approved.next': `Nos comunicamos con usted para acordar el día en que empezamos.{window, select,
    yes { Por ahora sería entre el {days, firstDay} y el {days, lastDay}.} no {}}`,
  'approved.deposit': 'Ahora que aprobó, se paga el depósito de {depositCents, money}.',
  'approved.deposit-later': 'Nos comunicamos con usted para decirle cómo pagarlo.',
  estimator: 'Su asesor. Responda a este correo o llame.',
  call: 'Llamar al',
  'text-message': 'Mensaje de texto',
  quoted: '“{text}”',

  // Dinero a proveedores
  'account.subject': 'Cambió la cuenta bancaria: {vendor} y {company}',
  'account.heading': `{to, select, vendor {Cambiaron su cuenta bancaria} office {Cambiaron la
    cuenta bancaria de {vendor}}}`,
  'account.vendor': `{company} recibió la indicación de pagarle en adelante en otra cuenta bancaria,
    que termina en {endsWith}. No depositamos nada en ella hasta que alguien de nuestra oficina la
    haya confirmado con usted.`,
  'account.call': `Si usted no lo pidió, llámenos ahora{phone, select, none {} other {: {phone}}}.`,
  'account.office': `Cambiaron la cuenta en la que se le paga a {vendor}. Ahora termina en
    {endsWith}. No se deposita nada en ella hasta que otro administrador la confirme. Llame primero
    al proveedor, a un número que usted ya tenía.`,
  'account.open': 'Abrir el proveedor',
  'rules.subject': '{by} aflojó las reglas de los pagos en {company}',
  'rules.heading': 'Los pagos están menos protegidos que antes',
  'rules.text': '{by} cambió la configuración. {happened}.',
  'rules.check':
    'Si usted no estuvo de acuerdo, hable con esa persona y ponga las reglas de nuevo.',
  'rules.open': 'Abrir la configuración',
  'remittance.subject': 'Pago de {cents, money} de {company}',
  'remittance.heading': 'Le pagamos {cents, money}',
  'remittance.text': `Le pagamos {cents, money} por transferencia a su cuenta que termina en
    {endsWith}. Llegó el {day, date}.`,
  'remittance.invoice': 'Factura {number}',
  'remittance.payment': 'Pago {id}',
  'remittance.paid': 'Pagado',
  'remittance.trace': 'Número de rastreo del banco: {trace}',
  'remittance.traceOf': '{what}: número de rastreo del banco {trace}',
  'remittance.again': `{what}: es un nuevo pago, porque el banco devolvió nuestra transferencia del
    {day, date} (número de rastreo {trace}).`,
  'cameBack.subject': 'Nuestro pago de {cents, money} fue devuelto: {company}',
  'cameBack.heading': 'Su banco devolvió nuestro pago',
  'cameBack.text': `Le enviamos {cents, money} por transferencia con fecha {day, date}, a la cuenta
    que termina en {endsWith}. Su banco no lo aceptó: {meaning}`,
  'cameBack.next': `{who, select, account {No pagaremos nada más a esa cuenta. Llámenos{phone,
    select, none {} other { al {phone}}} y díganos qué cuenta usar: no tomamos números de cuenta
    por correo electrónico. Después le pagamos de nuevo.} other {Lo revisaremos y le pagaremos de
    nuevo. Si sabe por qué su banco lo devolvió, llámenos{phone, select, none {}
    other { al {phone}}}.}}`,
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
  'return.next': 'Nada se vuelve a pagar por sí solo. Lo devuelto espera en Pagos a proveedores.',
  'test-returned.subject': 'La cuenta de {payee} no pasó la prueba',
  'test-returned.heading': 'El banco rechazó una cuenta',
  'test-returned.text': `La transferencia de prueba de $0.00 a {payee} fue devuelta:
    {code}. {meaning}`,
  'test-returned.next': 'No se paga nada en esta cuenta. Pregunte al proveedor y registre otra.',
  'return.open': 'Abrir el lote',
  'jobs-tomorrow.subject':
    'Mañana {jobs, plural, one {empieza un trabajo} other {empiezan # trabajos}}, {day, date}',
  'jobs-tomorrow.heading':
    'Mañana {jobs, plural, one {empieza un trabajo} other {empiezan # trabajos}}',
  'jobs-tomorrow.open': 'Abrir el día',
  'jobs-tomorrow.why': 'Usted elige de qué se le avisa en Ajustes, Notificaciones.',
  'unclear.subject': 'El banco envió algo poco claro: {file}',
  'unclear.heading': 'El banco envió algo que requiere su atención',
  'unclear.said': 'El banco dice: {said}',
  'unclear.next': `Por eso no se pagó ni se retiró nada. Pregunte al banco qué significa, haga lo
    necesario y márquelo como atendido en la lista de lotes.`,
  'unclear.open': 'Abrir los lotes',

  // What it is about
  project: 'Proyecto',
  address: 'Dirección',
  total: 'Total',
  recommended: 'Recomendada',
  'change-order':
    'Esto es un cambio al contrato que ya tenemos con usted. Lo acordado antes queda como está.',
  'contract-before': 'Contrato hasta ahora',
  'contract-after': 'Nueva suma del contrato',
  'processing-fee': 'Cargo por pago con tarjeta',
  'processing-fee-in-total': '{cents, money} ({percent, percent}), incluido en el total',
  'processing-fee-in-each': '{percent, percent}, incluido en cada uno de estos totales',
  deposit: 'Depósito al aprobar',
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
  open: 'Abrir la cotización',
  'notice.reply': `{replies, select, yes {Responda a este correo para escribirle al cliente. } no
    {}}Estos avisos se pueden apagar en Ajustes.`,

  // To visitors of the website
  'receipt.subject': `{kind, select, quote {Hemos recibido su solicitud de cotización} message
    {Hemos recibido su mensaje}} · {company}`,
  'receipt.heading':
    '{kind, select, quote {Recibimos su solicitud} message {Recibimos su mensaje}}',
  'receipt.text': `{kind, select, quote {Gracias por escribirnos. Nos comunicaremos con usted en
    menos de 24 horas para agendar su inspección gratis.} message {Gracias por escribirnos. Le
    responderemos en menos de 24 horas.} emergency {Gracias por avisarnos. Lo tratamos como urgente
    y nos comunicamos con usted lo antes posible.}}`,
  'receipt.more': `¿Está entrando agua en este momento? Llámenos{phone, select, none {}
    other {: {phone}}}. Si quiere agregar algo, responda a este correo.`,
  'receipt.not-you': `Recibe este correo porque alguien escribió su dirección en nuestro sitio. Si
    no fue usted, no tiene que hacer nada.`,
  about: 'Sobre',
  'confirm.subject': 'Confirme su suscripción · {company}',
  'confirm.heading': 'Un clic más y está en la lista',
  'confirm.text': `Alguien, probablemente usted, pidió nuestro boletín con esta dirección. Presione
    el botón para confirmarlo; de lo contrario no le escribiremos.`,
  'confirm.button': 'Confirmar mi suscripción',
  'confirm.small': '¿No fue usted? No haga nada y no pasará nada.',
  'welcome.subject': 'Ya está en la lista · {company}',
  'welcome.heading': 'Ya está en la lista',
  'welcome.text': `Gracias. Recibirá nuestras notas sobre techos del oeste de Oregón, cuatro veces
    al año.`,
  'welcome.button': 'Darme de baja',
  'welcome.small': 'El botón le da de baja en cualquier momento, con un clic.',

  // A un usuario: un enlace para elegir su contraseña
  'password.subject': `{kind, select, invitation {Su acceso a {company}} reset {Elija una nueva
    contraseña para {company}}}`,
  'password.heading': `{kind, select, invitation {Le damos la bienvenida a {company}} reset
    {Elija una nueva contraseña}}`,
  'password.text': `{kind, select, invitation {{company} abrió una cuenta para usted.
    Elija una contraseña y entre con {email}.} reset {Alguien, probablemente usted, pidió una
    nueva contraseña para {email} en {company}. Hasta que elija una, sigue valiendo la anterior.}}`,
  'password.choose': 'Elegir una contraseña',
  'password.small': `{kind, select, invitation {El enlace sirve una vez, durante siete días.
    Después, pídanos otro.} reset {El enlace sirve una vez, durante una hora. ¿No fue
    usted? No haga nada y nada cambia.}}`,

  // To a user: another e-mail address, to be confirmed there, and told to the one before
  'address.subject': `{what, select, confirm {Confirme su correo electrónico para {company}} changed
    {Cambió su correo electrónico en {company}}}`,
  'address.heading': `{what, select, confirm {Confirme su correo electrónico} changed {Cambió su
    correo electrónico}}`,
  'address.text': `{what, select, confirm {Usted pidió entrar en {company} con {email} desde ahora,
    en lugar de {before}. Confirme que esta dirección es suya.} changed {Desde ahora usted entra en
    {company} con {email}. {before} ya no abre nada.}}`,
  'address.button': 'Confirmar la dirección',
  'address.small': `{what, select, confirm {El enlace sirve durante una hora. ¿No fue usted? No
    haga nada y nada cambia.} changed {¿No fue usted? Llámenos ahora, por favor{phone, select,
    none {} other {: {phone}}}.}}`,

  // To a user: how they sign in has changed
  'way-in.subject': `{what, select, added {Se agregó una llave de acceso} removed {Se quitó una
    llave de acceso} on {El inicio de sesión en dos pasos está activado} off {El inicio de
    sesión en dos pasos está desactivado} codes {Nuevos códigos de recuperación} used {Se usó un
    código de recuperación} password {Cambió su contraseña}} · {company}`,
  'way-in.heading': `{what, select, added {Se agregó una llave de acceso a su cuenta} removed {Se
    quitó una llave de acceso de su cuenta} on {El inicio de sesión en dos pasos está activado}
    off {El inicio de sesión en dos pasos está desactivado} codes {Se hicieron nuevos códigos de
    recuperación} used {Se usó un código de recuperación} password {Cambió su contraseña}}`,
  'way-in.text': `{what, select, added {Desde ahora la llave de acceso «{name}» entra en {company}
    como {email}, sin la contraseña.} removed {La llave de acceso «{name}» ya no entra en
    {company} como {email}.} on {Desde ahora, entrar en {company} como {email} pide un código
    además de la contraseña.} off {Entrar en {company} como {email} ya no pide ningún código.}
    codes {Se hicieron nuevos códigos de recuperación para {email} en {company}. Los de antes ya
    no sirven.} used {Alguien entró en {company} como {email} con un código de recuperación. No
    sirve otra vez.} password {La contraseña de {email} en {company} es otra desde ahora.}}`,
  'way-in.by': 'Lo hizo {who}.',
  'way-in.small': `¿No fue usted, ni lo pidió? Llámenos ahora, por favor{phone, select, none {}
    other {: {phone}}}.`,

  // To staff: what a visitor asked
  'lead.subject': `{urgent, select, yes {Urgente: } no {}}{kind, select, quote {Solicitud de
    cotización} message {Mensaje}} de {name}`,
  'lead.heading': `{kind, select, quote {Solicitud de cotización} message {Mensaje}} de {name}`,
  'lead.text': `{kind, select, quote {Alguien pidió una cotización en el sitio.} message {Alguien
    escribió un mensaje en el sitio.}}`,
  'lead.reply': `Responda a este correo para contestarle directamente, o conteste en Purlin para
    que todos lo vean.`,
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
  'photo-count': '{count, plural, one {Una, para ver en Purlin} other {#, para ver en Purlin}}',

  // A un proveedor: cuándo está en un trabajo
  'vendor.subject': `{what, select, made {Está asignado a} moved {Nuevas fechas para} waits {Por
    ahora sin fechas:} ended {Ya no está asignado a} cancelled {Cancelado:}} {job}{dated, select,
    yes {, {day, date}} no {}}`,
  'vendor.text': `{what, select, made {Está asignado a este trabajo.} moved {Cambiaron las fechas de
    este trabajo.} waits {Por ahora este trabajo no tiene fechas. Le escribimos en cuanto haya
    otras.} ended {Ya no está asignado a este trabajo.} cancelled {Este trabajo está cancelado;
    nadie va.}}`,
  'vendor.job': 'Trabajo',
  'vendor.starts': 'Empieza',
  'vendor.ends': 'Termina',
  'vendor.calendar': 'Abra la cita adjunta para tenerla en su calendario tal como está ahora.',
  'vendor.reply': '¿No le conviene? Responda a este correo o llámenos.',

  // A un cliente: su trabajo tiene otro día
  'moved.subject': '{job}: {what, select, starts {nuevo día,} other {ahora hasta el}} {day, date}',
  'moved.heading': '{what, select, starts {Vamos el} other {Trabajamos hasta el}} {day, date}',
  'moved.text': `El clima no nos deja trabajar en su techo como estaba previsto, así que cambian
    las fechas. Nada más cambia.`,
  'moved.before': 'Antes previsto',
  'moved.now': 'Ahora',
  'moved.reply': `¿No le convienen las nuevas fechas? Responda a este correo o llámenos{phone,
    select, none {} other {: {phone}}}.`,

  // A un cliente que recibió el anterior: queda como estaba
  'moved-back.subject':
    '{job}: como estaba previsto, {what, select, starts {} other {hasta el }}{day, date}',
  'moved-back.heading': `{what, select, starts {Vamos el} other {Trabajamos hasta el}} {day, date},
    como estaba previsto`,
  'moved-back.text': `Le escribimos que el clima cambiaba nuestras fechas. No las cambia: todo queda
    como estaba previsto antes.`,
  'moved-back.before': 'Le habíamos escrito',
  'moved-back.reply': `¿No le convienen estas fechas? Responda a este correo o llámenos{phone,
    select, none {} other {: {phone}}}.`,
});
