// Spanish: QuickBooks: its page, with records and how they stand.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  description: 'Qué está sincronizado, qué está en espera y qué es diferente.',
  demo: 'Demo',
  'last-sync': '· última sincronización:',
  'papers-from': '· transacciones desde el {day, date}',
  connection: 'Conexión',
  loading: 'Cargando',
  'look-up-failed': 'No se pudo verificar la conexión',
  'by-state': 'Registros por estado',
  'tab.differs': 'Diferencias',
  'tab.review': 'Por vincular',
  'tab.failed': 'Fallidos',
  'tab.waiting': 'En espera',
  'tab.in-step': 'Sincronizados',
  'tab.excluded': 'Excluidos',
  'tab.all': 'Todos',
  'search-label': 'Buscar registros por nombre o número',
  'search-all': 'Buscar registros...',
  'search.customer': 'Buscar clientes...',
  'search.job': 'Buscar trabajos...',
  'search.estimate': 'Buscar cotizaciones...',
  'search.vendor': 'Buscar proveedores...',
  'search.bill': 'Buscar facturas...',
  'search.bill-payment': 'Buscar pagos...',

  // Sync, and trying again
  'sync-now': 'Sincronizar y comparar ahora',
  'sync-failed': 'No se pudo sincronizar',
  syncing: 'Sincronizando con QuickBooks',
  'syncing-what':
    'Se están enviando los registros pendientes y comparando los cambios en QuickBooks.',
  'synced-after': 'Se sincronizará automáticamente cuando eso se resuelva.',
  'retry-all': 'Reintentar todos',
  'tried-again-count': 'Reintentados: {retried}',
  'retry-all-failed': 'No se pudieron reintentar los registros',

  // Before it is connected
  'not-connected': 'QuickBooks no está conectado',
  'connect-in-settings': 'Conectar en Ajustes',
  'not-set-up': `QuickBooks no está configurado en este servidor. El administrador de su servidor
    tiene que ingresar primero un client ID y un secreto de Intuit.`,
  'connect-once': `Conecte su empresa una vez. Los clientes se sincronizan cuando aceptan una
    cotización o tienen un trabajo; los proveedores, cuando se aprueba un pago. También puede
    agregar uno a mano. Las cotizaciones, facturas y pagos se sincronizan desde la fecha que usted
    elija antes de que se envíe algo.`,
  'ask-somebody': 'Su contador o un administrador puede conectar QuickBooks en Ajustes.',

  // Before anything goes to a company that is new
  'preview.title': 'Todavía no se ha enviado nada a {company}',
  'preview.lead':
    'Esto es lo que se enviará cuando inicie la sincronización. Hasta entonces no se envía nada.',
  'preview.what': 'Registros por enviar',
  'preview.kind': 'Tipo de registro',
  'preview.total': 'Por enviar',
  'preview.new': 'Nuevos en QuickBooks',
  'preview.found': 'Ya están en QuickBooks',
  'preview.unsure': 'Requieren su respuesta',
  'preview.older': 'Anteriores, no se envían',
  'preview.from': 'Enviar cotizaciones, facturas y pagos desde el',
  'preview.from-help': `Los anteriores suelen estar ya en sus libros, así que nunca se envían. No
    podrá cambiar esta fecha después de iniciar la sincronización. Los clientes, trabajos y
    proveedores se envían sin importar la fecha.`,
  'preview.names': '{what}: {kind}',
  'preview.open': '{count, number} {kind}, {what}: mostrar los nombres',
  'preview.first': 'Los primeros {count, number} de {all, number}',
  'preview.may-be': 'podría ser {names}',
  'preview.is': 'es {names}',
  'preview.paper': '{number, select, none {sin número} other {núm. {number}}}, {date, date}',
  'preview.other': '¿No es la empresa correcta?',
  'preview.start': 'Iniciar sincronización: {count, plural, one {# registro} other {# registros}}',
  'preview.bills': `{count, plural, one {La factura del pago se envía con él: # registro más.}
    other {Las facturas de los pagos se envían con ellos: # registros más.}}`,
  'preview.started': 'Sincronización con {company} iniciada',
  'preview.not-started': 'No se envió nada',
  'preview.failed': 'No pudimos leer sus libros en QuickBooks',
  'preview.loading': 'Revisando los libros de {company}',
  'preview.not-yet': 'En espera de revisión',
  'preview.wait-for-start': `Su contador o un administrador tiene que revisar lo que se enviará e
    iniciar la sincronización.`,

  // When nothing is left to do
  'nothing-to-bring': 'Todavía no hay nada que sincronizar',
  'nothing-to-bring-help': `Los clientes se sincronizan cuando aceptan una cotización o tienen un
    trabajo; los proveedores, cuando se aprueba un pago. También puede agregar uno desde su
    página.`,
  'all-in-step': 'Todo está sincronizado',
  'all-same': '{count, number} registros coinciden en Purlin y QuickBooks.',
  'show-there': 'Ver los registros sincronizados',
  'last-compared': 'Última comparación:',
  'every-night': ', y otra vez cada noche.',

  // What stands above the records
  reconnect: 'Hay que reconectar QuickBooks',
  'reconnect-needed': `No se envía nada hasta que alguien reconecte. {count, plural, =0 {} one {#
    registro está en espera. } other {# registros están en espera. }}Los cambios que haga mientras
    tanto se guardan y se envían al reconectar. No se pierde nada ni se envía dos veces.`,
  'connect-again': 'Reconectar',
  'ends-on': 'La conexión con QuickBooks vence el {day}',
  'ends-why': `QuickBooks termina cada conexión a los cinco años. Reconecte antes de esa fecha. Nada
    se envía dos veces.`,
  'away-since': 'Desde',
  'away-tried-again': '; próximo intento:',
  'away-nothing-lost': '. Los cambios que haga aquí se guardan y se envían después.',
  'accounts-open': 'Elija sus cuentas',
  'accounts-unused': 'Ya no están activas en QuickBooks: {names}.',
  'choose-accounts': 'Elegir cuentas',
  'accounts-open-why': `Sus libros tienen más de una cuenta posible, o la que eligió ya no está
    activa. Las cotizaciones y los pagos se envían automáticamente cuando usted elija{count, plural,
    =0 {.} one {: # registro está en espera.} other {: # registros están en espera.}}`,
  progress: 'Avance',
  'done-of': '{done, number} de {all, number}',
  'records-there': 'registros están en QuickBooks.',
  'brought-along': `{count, plural, one {# de los demás es una factura que va con un pago.} other {#
    de los demás son facturas que van con pagos.}}`,
  remaining: `{minutes, plural, one {Falta cerca de un minuto} other {Faltan cerca de # minutos}} a
    la velocidad que permite QuickBooks. Puede salir de esta página; la sincronización continúa.`,
  held: `{count, plural, one {# registro espera a otro registro que requiere su atención.} other {#
    registros esperan a otros registros que requieren su atención.}}`,
  brought: 'Sincronizado con QuickBooks',

  // While QuickBooks cannot be reached
  'away.no-answer': 'QuickBooks no responde',
  'away.subscription': 'Su suscripción de QuickBooks venció',
  'away.our-keys': 'QuickBooks no acepta las claves de este servidor',
  'away.reads-spent': 'Se agotó el límite de lectura de QuickBooks de este mes',
  'away.not-let-in': 'QuickBooks no nos deja entrar',
  'away.too-many-calls': 'QuickBooks nos pidió ir más despacio',
  'away-what.no-answer': 'No se envía nada hasta que responda.',
  'away-what.subscription': 'Renuévela en QuickBooks. Hasta entonces no se envía nada.',
  'away-what.our-keys':
    'El administrador de su servidor debe ingresar otra vez el client ID y el secreto de Intuit.',
  'away-what.reads-spent': `Intuit limita cuánto puede leer un servidor cada mes. La sincronización
    continúa cuando empiece el mes nuevo, o cuando el administrador de su servidor amplíe el límite
    con Intuit.`,
  'away-what.not-let-in': `La conexión se conserva y seguimos intentándolo. Si continúa, revise en
    QuickBooks que quien la conectó todavía tenga acceso, o reconecte.`,
  'away-what.too-many-calls': 'No pasa nada. La sincronización continuará automáticamente.',

  // How each kind of record stands
  kinds: 'Tipos de registros',
  'none-yet': 'ninguno todavía',
  'in-step-there': 'sincronizados',
  'board.differs': '{count, number} con diferencias',
  'board.review': '{count, number} por vincular',
  'board.failed': '{count, number} con error',
  'board.waiting': '{count, number} en espera',
  'with-payments': '{count, number} van con pagos',
  'kind.customer': 'Cliente',
  'kind.job': 'Trabajo',
  'kind.estimate': 'Cotización',
  'kind.vendor': 'Proveedor',
  'kind.bill': 'Factura',
  'kind.bill-payment': 'Pago',
  'all-of-kind.customer': 'Clientes',
  'all-of-kind.job': 'Trabajos',
  'all-of-kind.estimate': 'Cotizaciones',
  'all-of-kind.vendor': 'Proveedores',
  'all-of-kind.bill': 'Facturas',
  'all-of-kind.bill-payment': 'Pagos',
});
