// Spanish: what is said when a rule says no.
import { translationOf } from '../catalogue.ts';
import { bank } from './bank-es.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Any command
  busy: 'Otra persona está cambiando esto ahora mismo. Inténtelo de nuevo.',
  'not-found': `{what, select, thing {Esto no existe o fue eliminado.} address {No hay nada en esta
    dirección.} message {Este mensaje no existe o fue eliminado.}}`,
  'out-of-range': 'Los montos suman más de lo que se puede registrar. Revise cantidades y precios.',
  // Clients and leads
  'client-not-found': 'Este cliente no existe o fue eliminado.',
  'client-unknown': 'Elija un cliente válido',
  'client-archived':
    '{client} está archivado. Restaure al cliente antes de hacerle una cotización.',
  'client-has-jobs': `Este cliente tiene {jobs, plural, one {un trabajo} many {# de trabajos} other
    {# trabajos}} en el calendario. Podrá eliminar sus datos personales cuando {jobs, plural, one
    {termine} many {terminen} other {terminen}}.`,
  'name-not-confirmed':
    'El nombre no coincide con el del registro. Escríbalo exactamente como aparece.',
  'lead-not-found': 'Esta solicitud no existe o fue eliminada.',
  'reason-missing': 'Escriba el motivo por el que se perdió.',
  'already-a-client':
    'Esta solicitud ya pertenece a otro cliente. Abra ese cliente para continuar.',
  'not-staff': 'Las solicitudes solo se asignan al personal. Elija a otra persona.',
  'estimate-unknown': 'Esta cotización es de otro cliente.',
  'link-outdated': 'Este enlace ya no es válido. Suscríbase de nuevo para recibir otro.',
  'subscriber-not-found': 'Este suscriptor no existe o fue eliminado.',
  'not-pending': 'Solo puede reenviar la confirmación a quien todavía no ha confirmado.',
  // Messages
  'conversation-full':
    'Esta conversación llegó a su límite de {most} entradas. Mejor llame por teléfono.',
  'reply-address-over':
    'Esta dirección de respuesta ya no funciona. Llámenos o escriba en su portal.',
  'too-many-messages': `Usted envió {most} mensajes en una hora. Inténtelo más tarde o llámenos.`,
  // Writing and sending estimates
  'estimate-not-found': 'Esta cotización no existe o fue eliminada.',
  'link-replaced': 'Este enlace fue reemplazado por uno más nuevo.',
  'unfinished-gone': 'Esta cotización sin terminar ya se completó o se descartó.',
  'unfinished-changed': 'Otra persona trabajó en esto mientras tanto.',
  'preview-incomplete': `Todavía falta información para la vista previa. El formulario muestra qué
    falta cuando usted la crea.`,
  'template-not-found':
    '{was, select, deleted {Esta plantilla fue eliminada.} unknown {No existe esa plantilla.}}',
  'client-fixed':
    'Esta cotización ya se envió a su cliente. Duplíquela para enviarla a otra persona.',
  'two-discounts': 'Escriba el descuento en dólares o en porcentaje, pero no ambos.',
  'options-in-single': 'Solo una cotización con opciones puede tener opciones.',
  'lines-outside-options': 'Las partidas de una cotización con opciones van en sus opciones.',
  'too-many-lines': 'Una cotización puede tener como máximo {most, number} partidas.',
  'too-many-options': `{why, select, at-once {Una cotización puede tener como máximo {most, number}
    opciones} ever {A esta cotización ya se le agregaron demasiadas opciones. Cree una nueva.}}`,
  'option-unknown': 'Esta opción no es de esta cotización.',
  'option-missing': 'Elija una de las opciones.',
  'estimate-not-a-draft':
    'Esta cotización ya se envió. Solo se pueden agregar partidas a un borrador.',
  'estimate-empty': `{type, select, single {Agregue al menos una partida} multi_option {Agregue al
    menos una partida a alguna opción}}`,
  'option-empty': '“{option}” no tiene partidas con precio. Agréguelas o quite la opción.',
  'estimate-worth-nothing': `{asked, select, send {El total de esta cotización es $0.00. Póngale
    precio al menos a una partida antes de enviarla.} approve {El total de esta cotización es $0.00,
    así que no hay nada que aprobar. Pídanos una con precios.}}`,
  'discount-above-subtotal': `El descuento de {discount, money} es mayor que el subtotal de
    {subtotal, money}. Escriba un descuento menor.`,
  'deposit-above-total': `El anticipo de {deposit, money} es mayor que el total de {total, money}.
    Escriba un anticipo menor.`,
  'ccb-number-missing': `Escriba su número de licencia CCB en Ajustes antes de enviar una
    cotización: Oregón lo exige en toda oferta por escrito.`,

  'client-without-email': `El cliente no tiene correo electrónico. Agregue uno o entregue la
    cotización usted mismo, en papel o con el enlace.`,
  'email-not-failed': `Solo un correo que falló se puede enviar a otra dirección. Para detener uno
    que está en espera, retire la cotización.`,
  'sending-waits':
    'Esta cotización está por enviarse. Deshaga el envío primero o espere a que salga.',
  'sending-gone': 'Ya se envió; no se puede deshacer.',
  // Estimates that are out
  'estimate-not-sent': `{asked, select, answer {Esta cotización todavía no se ha enviado.} link {Un
    borrador todavía no tiene enlace para el cliente.}}`,
  'estimate-not-open': `Solo se puede {asked, select, extend {extender} withdraw {retirar}} una
    cotización que espera respuesta.`,
  'estimate-withdrawn': `{asked, select, answer {Esta cotización se retiró. Pídanos una nueva.} send
    {Esta cotización se retiró. Reactívela antes de enviarla.} change {Esta cotización se retiró.
    Reactívela antes de cambiarla.}}`,
  'estimate-expired': `{asked, select, answer {Esta cotización ya venció. Pídanos una nueva.} send
    {La vigencia de la cotización ya pasó. Elija una fecha posterior antes de enviarla.}}`,
  'estimate-changed':
    'Esta cotización cambió desde que usted la abrió. Revísela otra vez antes de responder.',
  'terms-changed': `Las condiciones cambiaron desde que usted abrió esta página. Léalas otra vez
    antes de aprobar.`,
  'date-passed': 'Elija hoy o una fecha posterior.',
  'signature-missing': 'Acepte las condiciones y escriba su nombre antes de aprobar.',
  'already-answered': `{asked, select, change {El cliente ya respondió esta cotización. Duplíquela
    para hacer otra oferta.} approve {{answer, select, accepted {Esta cotización ya fue aprobada.}
    declined {Esta cotización ya fue rechazada. Llámenos si ha cambiado de opinión.}}} decline
    {Esta cotización ya fue aprobada. Llámenos si ha cambiado de opinión.}}`,
  'too-many-photos': `Otra persona acaba de agregar fotos, y una cotización puede tener {most} como
    máximo. Quite una primero.`,
  'staff-not-client': `Usted inició sesión como personal y esta página es para el cliente. Use la
    cotización desde la oficina.`,
  'too-many-questions':
    'Recibimos sus preguntas y las responderemos pronto. Si es urgente, llámenos.',
  'question-unknown': 'Esta pregunta no es de esta cotización.',
  'question-answered': 'Esta pregunta ya fue respondida.',
  // Users
  'user-not-found': 'Este usuario no existe o fue eliminado.',
  'user-is-you': 'No puede hacer esto con su propia cuenta. Otro administrador sí puede.',
  'last-admin':
    'Usted es el único administrador que puede entrar. Primero haga administrador a otra persona.',
  'user-inactive': 'Este usuario está desactivado. Reactívelo primero.',
  'passkey-not-found': 'Esta llave de acceso no existe o ya se quitó.',
  'too-many-passkeys':
    'Usted tiene {most, number} llaves de acceso, que es el límite. Quite una que ya no use.',
  'key-not-found': 'No existe esta clave de API.',
  'key-expires-before': 'Elija hoy o una fecha posterior.',
  'key-expires-late':
    'Una clave puede durar {days, number} días como máximo. Elija una fecha anterior.',
  'link-of-another-role': `{role, select, client {Solo un usuario con el rol de cliente se puede
    vincular a un cliente.} other {Solo un usuario con el rol de proveedor se puede vincular a un
    proveedor.}}`,
  // Jobs, vendors and payments
  'estimate-not-accepted': 'Solo una cotización aceptada puede convertirse en trabajo.',
  'job-of-another-estimate': 'Este número es del trabajo de otra cotización.',
  'job-ends-before-it-starts': 'La fecha de fin no puede ser anterior a la fecha de inicio.',
  'job-too-long': 'Un trabajo puede durar un año como máximo. Revise el año de la fecha de fin.',
  'job-ends-without-start': 'Escriba una fecha de inicio antes de la fecha de fin.',
  'vendor-not-on-job': 'Este proveedor ya no está en este trabajo.',
  'job-is-over': 'Este trabajo está terminado o cancelado. Vuelva a abrirlo primero.',
  'job-is-at-work':
    'El trabajo ya empezó, así que necesita una fecha de inicio. Mejor póngalo en pausa.',
  'job-on-hold': 'Este trabajo está en pausa. Reanúdelo primero.',
  'job-without-dates': 'Este trabajo todavía no tiene fechas. Prográmelo primero.',
  'job-too-many-photos': 'Un trabajo tiene {most} fotos como máximo. Quite algunas primero.',
  'checklist-changed': `Alguien cambió la lista de tareas después de que usted la vio. Vuelva a
    cargar la página para verla como está ahora.`,
  'change-order-job-unknown': 'El trabajo de esta orden de cambio no existe.',
  'change-order-other-client':
    'Una orden de cambio tiene que ser para el mismo cliente que su trabajo.',
  'change-order-job-cancelled':
    'El trabajo de esta orden de cambio se canceló, así que ya no se puede aprobar.',
  'estimate-is-change-order': `Esta cotización es una orden de cambio: pertenece a un trabajo
    existente y cambia el total de su contrato.`,
  'shift-not-found': 'Este cambio por clima no existe.',
  'shift-not-applied': 'Este cambio por clima no se aplicó, así que no hay nada que deshacer.',
  'shift-job-moved': `Alguien movió “{title}” mientras tanto. No se movió nada. Planee el cambio de
    nuevo para ver dónde está ahora.`,
  'shift-job-over': '“{title}” ya está terminado o cancelado. No se movió nada.',
  'shift-job-too-long':
    '“{title}” duraría más de un año. No se movió nada. Déjelo fuera o dele otras fechas.',
  'job-moved-meanwhile': `Alguien cambió las fechas de este trabajo después de que usted las vio.
    Vuelva a cargar la página para verlas y cámbielas de nuevo.`,
  'job-client-archived':
    '{client} está archivado. Restaure al cliente antes de programarle un trabajo.',
  'crew-not-found': 'Esta cuadrilla no existe.',
  'job-not-found': 'Este trabajo no existe o fue eliminado.',
  'vendor-not-found': 'Este proveedor no existe o fue eliminado.',
  'vendor-is-being-paid': `{count, plural, one {Un pago} many {{count} de pagos} other {{count}
    pagos}} a este proveedor {count, plural, one {está} many {están} other {están}} en camino.
    Espere a que llegue el dinero o detenga el lote, y después elimine los datos personales del
    proveedor.`,
  'vendor-inactive': '{vendor} está inactivo. Reactive al proveedor antes de pagarle.',
  'vendor-archived': '{vendor} está archivado. Restaure al proveedor antes de pagarle.',
  'payment-not-found': 'Este pago no existe o fue eliminado.',
  'payment-day-absurd': `Elija un día entre el {first, date} y el {last, date}.`,
  'payment-of-nothing': 'Escriba un monto de mano de obra o de materiales.',

  'insurance-lapsed': `El seguro de {payee} venció el {date, date}. Registre el certificado nuevo o
    cambie el requisito de seguro en Ajustes.`,
  'payment-too-early':
    'El pago a {payee} está programado para después. Se puede enviar a partir del {date, date}.',
  'over-daily-limit': `Esto pasaría del límite diario de {most, money} que está en Ajustes. Del
    límite de ese día quedan {left, money}.`,
  'bank-not-set-up':
    'Los datos bancarios de su empresa no están completos. Complételos en Ajustes.',
  'bank-data-wrong': `No se puede enviar nada hasta que corrija este dato del banco en Ajustes:
    {part, select, entryDescription {la descripción del registro es una palabra que los bancos
    reservan para otro tipo de pagos} sameDayCutOff {la hora límite del mismo día es más tarde de lo
    que la Reserva Federal acepta archivos} companyId {la identificación de la empresa en el banco
    no tiene diez caracteres} immediateOrigin {la identificación de quien envía no tiene diez
    caracteres} other {un nombre no tiene ninguna letra que un banco pueda leer}}.`,
  'payment-void': 'Este pago está anulado.',
  'payment-approved': 'Este pago ya se aprobó. Deshaga la aprobación antes de cambiarlo.',
  'own-payment':
    'Usted creó, cambió o restauró este pago, así que otra persona tiene que aprobarlo.',
  'own-payment-today': `Usted creó, cambió o restauró este pago, y la otra persona que podía
    aprobarlo perdió ese acceso hace menos de {hours} horas. Otra persona tiene que aprobarlo, o
    usted podrá hacerlo cuando hayan pasado {hours} horas.`,
  'own-word': `Usted registró que esto no se pagó. Otra persona tiene que aprobarlo antes de que se
    pague de nuevo. Si nadie más puede, usted puede después de {hours} horas.`,
  'noted-by-hand': `{payee}: {by} registró que esto no se pagó, pero ningún archivo del banco lo
    confirma. Otra persona tiene que verificarlo con el banco y aprobarlo antes de que se pague de
    nuevo.`,
  'perhaps-paid-already': `{payee}: el banco dice que recibió este pago dos veces (R24). Pregunte al
    banco si ya se pagó. Si ya se pagó, anule este. Si no, deshaga su aprobación y apruébelo de
    nuevo.`,
  newcomer: `Su acceso se agregó o cambió hace menos de {hours} horas. Después podrá dar una segunda
    aprobación.`,
  'payment-of-newcomer': `El acceso de quien creó este pago se agregó o cambió hace menos de {hours}
    horas, o esa persona ya no lo tiene. Si se agregó o cambió, apruebe el pago cuando haya pasado
    ese tiempo. Si no, anúlelo, créelo usted de nuevo y pida a otra persona que lo apruebe.`,
  'bank-answer-open': `{payee}: falta revisar una respuesta del banco sobre el lote {batch}, que
    incluía este pago. Alguien tiene que verificarlo con el banco y marcar la respuesta como
    resuelta antes de que se pague de nuevo.`,
  'own-word-doubted': `La respuesta del banco contradice lo que usted registró. Otra persona tiene
    que verificarlo con el banco y marcarla como resuelta.`,
  'account-of-newcomer': `El acceso de quien registró esta cuenta se agregó o cambió hace menos de
    {hours} horas. Usted podrá confirmarla cuando haya pasado un día.`,
  'payment-changed': 'Este pago cambió después de que usted lo abrió. Revíselo otra vez.',
  'payment-not-approved': 'Este pago todavía no está aprobado.',
  'payment-taken': 'Este pago ya se está procesando en el lote {batch}.',
  'payment-taken-by': 'Este pago ya está en el lote {batch}. {by} lo agregó primero.',
  'payment-in-batch': `Este pago está en el lote {batch}. Detenga primero el lote. Cuando el banco
    tiene el archivo, ya no se puede cambiar.`,
  'payment-not-in-batch': 'Este pago no es parte del lote {batch}.',
  'payment-with-the-bank':
    'Este pago está en el banco o ya se pagó, así que ya no se puede cambiar.',

  ...bank,
  // Price book and settings
  'category-not-found': `{asked, select, change {Esta categoría no existe o fue eliminada.} arrange
    {Una de estas categorías no existe, está archivada o fue eliminada. No se movió nada.}}`,
  'category-unknown': 'Elija una categoría o cree una nueva',
  'category-archived': 'La categoría {category} está archivada. Restáurela o elija otra.',
  'item-not-found': 'Este artículo no existe o fue eliminado.',
  'item-archived': 'Este artículo está archivado. Restáurelo antes de cambiarlo.',
  'item-twice':
    'Un artículo aparece dos veces en este cambio. Empiece de nuevo desde una nueva vista previa.',
  stale: `{what, select, item {Alguien cambió este artículo después de que usted lo abrió. Vuelva a
    cargarlo para ver el cambio y decida de nuevo.} prices {Los precios acaban de cambiar. Revise la
    nueva vista previa y decida de nuevo.} preview {{count, plural, one {Uno de los artículos cambió
    o se archivó} other {# de los artículos cambiaron o se archivaron}} después de la vista previa.
    Revise la nueva vista previa y decida de nuevo.} other {Alguien cambió esto después de que usted
    lo abrió. Vuelva a cargarlo para ver el cambio y decida de nuevo.}}`,
  'not-by-the-rule':
    'Los precios nuevos no coinciden con la regla. Empiece de nuevo desde una nueva vista previa.',
  'nothing-to-undo': `{why, select, no-change {No hay ningún cambio de precios que deshacer.}
    changed-since {Todos estos precios cambiaron después, así que ya no queda nada que deshacer.}}`,
  'settings-changed': `Alguien cambió estos ajustes después de que usted los abrió. Vuelva a
    cargar la página para verlos y cámbielos de nuevo.`,
  'too-few-approvers': `Estos ajustes necesitan {needed} personas que puedan aprobar pagos, y usted
    tiene {there, plural, one {una} many {{there}} other {{there}}}. Algunos pagos nunca se podrían
    aprobar. Agregue primero un administrador o un contador, o pida menos aprobaciones.`,
  'consent-text-missing': 'Escriba las condiciones que los clientes aceptan al firmar.',
  // QuickBooks
  'quickbooks-not-connected': 'QuickBooks no está conectado. Conéctelo primero en Ajustes.',
  'quickbooks-not-set-up': `QuickBooks no está configurado en este servidor. El administrador de su
    servidor tiene que ingresar primero un client ID y un secreto.`,
  'quickbooks-awaits-start': `No se envía nada a esta empresa de QuickBooks hasta que alguien lo
    revise. Abra la página de QuickBooks para revisar y empezar.`,
  'quickbooks-other-company': `Mientras tanto se conectó otra empresa de QuickBooks. Vuelva a cargar
    la página para ver lo que se le enviaría.`,
  'quickbooks-already-started': `Otra persona inició la sincronización con otra fecha de inicio.
    Vuelva a cargar la página para verla.`,
  'quickbooks-start-ahead': 'La fecha de inicio no puede ser posterior al {until, date}.',
  'quickbooks-away': 'QuickBooks no responde en este momento. Inténtelo de nuevo en unos minutos.',
  'quickbooks-account-unfit': `{which, select, income {Las cotizaciones necesitan una cuenta de
    tipo “Ingresos”} expense {Las facturas necesitan una cuenta de tipo “Costo de ventas” o
    “Gastos”} other {Los pagos necesitan una cuenta de tipo “Banco”}} que esté activa en
    QuickBooks. Elija una de la lista.`,
  'record-not-found': 'Este registro no existe o fue eliminado.',
  'record-not-failed': 'No hay nada que reintentar: este registro no falló.',
  'record-not-in-question': 'Alguien ya decidió esto.',
  'record-candidate-unknown': `Esta no es una de las coincidencias que encontramos. Vuelva a cargar
    la página para verlas de nuevo.`,
  'record-candidate-taken': `{name} ya está vinculado con este registro de QuickBooks. Elija otro, o
    desvincule primero a {name}.`,
  'record-name-taken': `{kind, select, customer {Un cliente} vendor {Un proveedor} other {Un
    empleado}} en QuickBooks ya se llama {name}. Elija otro nombre.`,
  'record-name-free': `Hasta donde sabemos, nadie más en QuickBooks tiene este nombre. Vuelva a
    cargar la página para ver el estado actual.`,
  'record-not-linked':
    'No hay ningún vínculo que quitar: no está en QuickBooks, o se creó allí desde aquí.',
  'record-not-gone':
    'Hasta donde sabemos, sigue en QuickBooks. Reintente para verificarlo otra vez.',
  'record-not-excluded': 'No está excluido. Vuelva a cargar la página para ver el estado actual.',
  'record-not-changed':
    'Ya no queda nada que eliminar allí. Vuelva a cargar la página para ver el estado actual.',
  'record-changed-again':
    'Se cambió otra vez en QuickBooks. Revise lo que hay ahora y luego decida.',
  'difference-not-acceptable': `El valor de QuickBooks no es válido para este campo. Corríjalo en
    QuickBooks, use el nuestro o ignórelo.`,
  'difference-changed': 'El valor en QuickBooks cambió. Revise el valor nuevo y luego decida.',
  'difference-stale': `El valor en Purlin cambió desde que usted lo vio. Vuelva a cargar la página,
    revise ambos valores y luego decida.`,
  'difference-gone':
    'Esta diferencia ya no existe. Vuelva a cargar la página para ver lo que queda.',
  'difference-not-takeable': `Esto solo se crea en Purlin, así que no se puede usar el valor de
    QuickBooks. Use el nuestro o deje ambos como están.`,
});
