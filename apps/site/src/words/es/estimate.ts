// Spanish texts of a client's estimate. The page replaces {names} in them with values, in bold or
// kept on one line.
import type { Words } from '../en.ts';
import { questions } from './estimate-questions.ts';

export const estimate: Words['estimate'] = {
  language: 'es',
  locale: 'es-US',
  title: 'Su cotización',
  description: 'Lea y responda su cotización.',
  noScript:
    'Para mostrar y responder su cotización hace falta JavaScript, que aquí está ' +
    'desactivado. Actívelo o llámenos:',
  aboutUs: 'Quiénes somos',
  call: (phone) => `Llamar al ${phone}`,
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando su cotización…',
  notFound: {
    title: 'No encontramos la cotización',
    text: 'Esta cotización no existe o fue eliminada.',
    advice:
      'Revise que el enlace de nuestro correo esté completo en la barra de direcciones, o ' +
      'llámenos: nosotros la encontramos.',
  },
  linkReplaced: {
    title: 'Hay un enlace más nuevo',
    text: 'Este enlace a su cotización fue reemplazado por uno más nuevo y ya no la abre.',
    advice: 'Abra el enlace del correo o mensaje más reciente que tenga de nosotros, o llámenos.',
  },
  unavailable: {
    title: 'No se pudo cargar su cotización',
    text: 'Revise su conexión e inténtelo de nuevo.',
  },
  offline:
    'No tiene conexión. Puede seguir leyendo; podrá enviar su respuesta cuando vuelva a ' +
    'estar en línea.',
  badges: {
    draft: 'Borrador',
    sent: 'Espera su respuesta',
    viewed: 'Espera su respuesta',
    accepted: 'Aprobada',
    declined: 'Rechazada',
    expired: 'Vencida',
    withdrawn: 'Retirada',
  },
  head: {
    estimate: (number) => `Cotización ${number}`,
    created: (day) => `Creada el ${day}`,
    revised: (day) => `Actualizada el ${day}`,
    validUntil: (day) => `Válida hasta el ${day}`,
  },
  revised: {
    what: (day) => `Actualizamos esta cotización el ${day}.`,
    why: 'Reemplaza la versión que usted recibió antes.',
  },
  who: {
    label: 'Quién responde por esta cotización',
    estimator: 'Su asesor',
    company: 'Estamos para servirle',
    call: 'Llamar',
    text: 'Mensaje de texto',
    email: 'Correo',
    license: (number) => `Licencia de Oregón CCB #${number}`,
    check: 'Verificar',
  },
  next: {
    title: 'Lo que sigue',
    approve: 'Usted aprueba aquí',
    approved: 'Usted aprobó',
    copy: 'Recibe la copia aprobada por correo.',
    deposit: (amount) => `Usted paga el anticipo de ${amount}`,
    payLater: 'Nos comunicamos con usted para decirle cómo pagarlo.',
    goOn: 'Seguimos con la obra',
    goOnText: (who) => `${who} le avisa si cambian sus fechas.`,
    agree: 'Acordamos el día',
    agreeText: (who) => `${who} se comunica con usted.`,
    start: (from, until) => `Por ahora podemos empezar entre el ${from} y el ${until}.`,
  },
  preparedFor: 'Preparada para',
  serviceAddress: 'Dirección de la obra',
  project: 'El proyecto',
  notes: 'Notas',
  photos: {
    title: 'Lo que encontramos',
    one: (n, of) => (of === 1 ? 'Foto' : `Foto ${n} de ${of}`),
    larger: (n, of) => (of === 1 ? 'Foto, más grande' : `Foto ${n} de ${of}, más grande`),
    previous: 'Anterior',
    next: 'Siguiente',
    close: 'Cerrar',
  },
  terms: 'Condiciones',
  lines: {
    title: 'Qué incluye',
    description: 'Descripción',
    quantity: 'Cantidad',
    rate: 'Precio unitario',
    total: 'Total',
    included: 'Incluido',
    scope: 'Alcance del trabajo',
    other: 'Otros trabajos',
    exclusions: 'Exclusiones',
    process: 'Proceso',
    of: (line) => `de ${line}`,
    units: {
      hour: ['hora', 'horas'],
      sqft: ['pie²', 'pies²'],
      lnft: ['pie lineal', 'pies lineales'],
      gallon: ['galón', 'galones'],
      pound: ['libra', 'libras'],
      square: ['cuadro (100 pies²)', 'cuadros (100 pies²)'],
    },
  },
  totals: {
    subtotal: 'Subtotal',
    discount: 'Descuento',
    tax: 'Impuesto',
    beforeDiscount: (percent) => `${percent} sobre las partidas antes del descuento`,
    notTaxed: (lines) => `Sin impuesto: ${lines}`,
    total: 'Total',
    packageTotal: 'Total del paquete',
    processingFee: 'Cargo por pago con tarjeta',
    deposit: 'Anticipo al aprobar',
    depositShort: 'Anticipo',
    balance: 'Saldo después del anticipo',
    /** What a percentage is a share of. */
    shareOf: {
      total: (percent: string): string => `${percent} del total`,
      subtotal: (percent: string): string => `${percent} del subtotal`,
    },
  },
  packages: {
    choose: 'Elija su paquete',
    title: 'Los paquetes',
    recommended: 'Recomendada',
    approveThis: 'Aprobar esta opción',
    approved: 'Opción aprobada',
    notSelected: 'Opción no elegida',
    declined: 'Cotización rechazada',
    whatDiffers: 'Lo que cambia',
    onlyDiffers:
      'Solo se compara lo que cambia. Lo que todos incluyen aparece una sola vez, abajo.',
    inShort: 'En resumen',
    every: 'En todos los paquetes',
    together: 'Total en común',
    different: 'Distinto en cada uno',
    moreAbout: (option) => `Más sobre ${option}`,
    notIncluded: 'No incluido',
    noSuchLine: 'Sin partida propia',
  },
  answer: {
    label: 'Su respuesta',
    message: 'Mensaje (opcional)',
    messageHint: 'Un comentario o el motivo. Se envía junto con su respuesta.',
    approve: 'Aprobar cotización',
    decline: 'Rechazar',
    declineAll: 'Rechazar todas las opciones',
  },
  confirm: {
    approveTitle: '¿Aprobar esta cotización?',
    approveOptionTitle: '¿Aprobar esta opción?',
    declineTitle: '¿Rechazar esta cotización?',
    declineAllTitle: '¿Rechazar todas las opciones?',
    approve: 'Sí, aprobar',
    sign: 'Aprobar y firmar',
    decline: 'Sí, rechazar',
    approving: 'Aprobando…',
    declining: 'Rechazando…',
    approveText:
      'Usted acepta el trabajo y los precios de esta cotización, {number}. Le avisamos de ' +
      'inmediato a {company}.',
    declineText:
      'Recibimos el aviso de inmediato y no empezaremos ningún trabajo. Después todavía ' +
      'puede llamarnos.',
    approveHint: '¿Hay algo que debamos saber antes de empezar?',
    declineHint: '¿Podemos preguntarle por qué?',
    error: 'Hubo un error',
    back: 'Volver',
  },
  signature: {
    name: 'Su nombre completo, como firma',
    agreeToTerms: 'Acepte las condiciones, por favor',
    tickToAgree: 'Marque la casilla para aceptar, por favor',
    typeName: 'Escriba su nombre completo, por favor',
  },
  account: {
    title: 'Siga su proyecto',
    text:
      'Vea fechas, fotos y documentos en su cuenta. Le enviaremos un enlace al correo que ' +
      'tenemos registrado.',
    send: 'Enviarme un enlace',
    sent: (to) => `Enviamos un enlace a ${to}. Ábralo para entrar en su cuenta.`,
    failed: 'No pudimos enviar el enlace. Inténtelo más tarde o llámenos.',
  },
  outcome: {
    yourMessage: 'Su mensaje',
    on: (day) => ` el ${day}`,
    approved: 'Cotización aprobada',
    optionApproved: 'Opción aprobada',
    thanks:
      '¡Gracias! {company} recibió su aprobación por {total}{on} y se comunicará con usted ' +
      'para los próximos pasos.',
    thanksForOption:
      '¡Gracias! {company} recibió su aprobación de {option} por {total}{on} y se ' +
      'comunicará con usted para los próximos pasos.',
    copyHere: 'Guarde una copia: descargue el PDF en esta página.',
    copySent: (email) => `La copia aprobada va en camino a ${email}.`,
    copyWasSent: (email, on) => `La copia aprobada se envió a ${email}${on}.`,
    depositDue: 'Ahora que aprobó, se paga el anticipo de {deposit}.',
    preview: 'Esta cotización todavía no se ha enviado',
    previewText: 'Se podrá aprobar o rechazar cuando se haya enviado.',
    expired: 'Esta cotización venció',
    expiredText: (day) =>
      `Sus precios eran válidos hasta el ${day}, así que ya no se puede aprobar. Pídanosla ` +
      'y la actualizamos.',
    expiredWithoutDay:
      'Sus precios ya no son válidos, así que ya no se puede aprobar. Pídanosla y la actualizamos.',
    askForNew: 'Pedir una nueva',
    askForNewText: 'Por favor, envíenme esta cotización con los precios de hoy.',
    changedMind: 'Cambié de opinión',
    changedMindText: 'Cambié de opinión. Por favor, abran de nuevo esta cotización.',
    withdrawn: 'Esta cotización fue retirada',
    withdrawnText: 'Ya no se puede aprobar. Pídanos una nueva si la desea.',
    declined: 'Cotización rechazada',
    declinedText: 'Gracias por avisarnos. Si cambia de opinión, llámenos: {phone}.',
  },
  pdf: {
    download: 'Descargar PDF',
    downloadSigned: 'Descargar PDF firmado',
    preparing: 'Preparando el PDF…',
    failed: 'No se pudo descargar el PDF',
  },
  questions,
  sending: {
    failedApproval: 'No se pudo aprobar la cotización',
    failedDecline: 'No se pudo rechazar la cotización',
    unreachable:
      'No pudimos comunicarnos con nuestro servidor. Revise su conexión e inténtelo de ' +
      'nuevo: no se enviará dos veces, y su mensaje sigue aquí.',
    recording:
      'Recibimos su respuesta y la estamos registrando. Si todavía no aparece abajo, ' +
      'vuelva a cargar la página en un momento.',
    stale: 'Esta cotización cambió desde que usted la abrió. Revísela otra vez antes de responder.',
    later: 'Su mensaje sigue aquí. Inténtelo de nuevo en un momento.',
    notReloaded:
      'No pudimos cargar la cotización como está ahora. Revise su conexión e inténtelo de nuevo.',
  },
  changes: {
    title: 'Por favor, revísela otra vez',
    below: 'Abajo está la cotización como es ahora.',
    changed: 'Esta cotización cambió desde que usted la abrió.',
    wasAndIs: (what, was, is) => `${what}: antes ${was}, ahora ${is}.`,
    details: (line) => `Cambiaron los detalles de “${line}”.`,
    newLine: (line, cost) => `Nuevo: “${line}”, ${cost}.`,
    removedLine: (line, cost) => `Eliminado: “${line}”, ${cost}.`,
    renamedOption: (was, is) => `El paquete “${was}” ahora se llama “${is}”.`,
    totalOfOption: (option) => `El total de “${option}”`,
    optionDescription: (option) => `Cambió la descripción de “${option}”.`,
    inOption: (option, change) => `En “${option}”: ${change}`,
    newOption: (option, total) => `Paquete nuevo: “${option}”, ${total}.`,
    removedOption: (option, total) => `El paquete “${option}”, ${total}, ya no se ofrece.`,
    total: 'El total',
    sameTotal: 'El total sigue igual.',
    discount: 'El descuento',
    tax: 'El impuesto',
    processingFee: 'El cargo por pago con tarjeta',
    deposit: 'El anticipo al aprobar',
    estimate: 'La cotización',
    none: 'ninguno',
    validUntil: (day) => `válida hasta el ${day}`,
    withoutEnd: 'sin fecha de vencimiento',
    projectTitle: 'Cambió el título del proyecto.',
    projectDescription: 'Cambió la descripción del proyecto.',
    serviceAddress: 'Cambió la dirección de la obra.',
    customerNotes: 'Cambiaron las notas.',
    terms: 'Cambiaron las condiciones para aprobar.',
  },
};
