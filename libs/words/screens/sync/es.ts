// Spanish: QuickBooks: its page, with records and how they stand.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  description: 'Qué hay en sus libros, qué espera y qué difiere.',
  demo: 'Demo',
  'last-sync': '· última sincronización:',
  'papers-from': '· documentos desde el {day, date}',
  connection: 'Conexión',
  loading: 'Cargando',
  'look-up-failed': 'No se pudo consultar la conexión',
  'by-state': 'Registros por estado',
  'tab.differs': 'Diferencias',
  'tab.review': 'Por vincular',
  'tab.failed': 'Fallidos',
  'tab.waiting': 'En espera',
  'tab.in-step': 'Al día',
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
  'syncing-what': 'Lo pendiente va para allá, y se compara lo que cambió allí.',
  'synced-after': 'Se sincroniza por sí solo en cuanto eso termine.',
  'retry-all': 'Reintentar todos',
  'tried-again-count': 'Reintentados: {retried}',
  'retry-all-failed': 'No se reintentaron',

  // Before it is connected
  'not-connected': 'QuickBooks no está conectado',
  'connect-in-settings': 'Conectar en los ajustes',
  'not-set-up': `No está configurado en este servidor: quien lo administra ingresa primero un
    client id y un secreto de Intuit.`,
  'connect-once': `Conecte su empresa una vez. Los clientes con una cotización aceptada o un
    trabajo, sus trabajos y los proveedores con un pago aprobado van a sus libros, cada uno una
    sola vez, y también las cotizaciones, facturas y pagos desde el día que usted elija antes de
    que vaya nada.`,
  'ask-somebody': 'Un administrador conecta la empresa en los ajustes.',

  // Before anything goes to a company that is new
  'preview.title': 'Todavía no ha ido nada a {company}',
  'preview.lead': `Esto es lo que irá allí cuando inicie la sincronización. Hasta entonces no se
    envía nada.`,
  'preview.what': 'Lo que irá allí',
  'preview.kind': 'Qué',
  'preview.total': 'Van',
  'preview.new': 'Nuevos allí',
  'preview.found': 'Ya están allí',
  'preview.unsure': 'Se le pregunta',
  'preview.older': 'Anteriores, se quedan',
  'preview.from': 'Cotizaciones, facturas y pagos desde',
  'preview.from-help': `Los anteriores, por lo general, ya están en sus libros: se quedan aquí para
    siempre, y después del inicio ya no se puede cambiar el día. Los clientes, trabajos y
    proveedores van sin importar la fecha.`,
  'preview.names': '{what}: {kind}',
  'preview.open': '{count, number} {kind}, {what}: mostrar los nombres',
  'preview.first': 'Los primeros {count, number} de {all, number}',
  'preview.may-be': 'puede ser {names}',
  'preview.is': 'es {names}',
  'preview.paper': '{number, select, none {sin número} other {número {number}}} del {date, date}',
  'preview.other': '¿Otra empresa?',
  'preview.start': 'Iniciar sincronización: {count, plural, one {# registro} other {# registros}}',
  'preview.bills': `{count, plural, one {El pago lleva consigo su factura: un registro más.} other
    {Los pagos llevan consigo sus facturas: # registros más.}}`,
  'preview.started': 'La sincronización con {company} ha empezado',
  'preview.not-started': 'La sincronización no se inició',
  'preview.failed': 'No se pudieron consultar los libros',
  'preview.loading': 'Consultando los libros de {company}',
  'preview.not-yet': 'La sincronización no se ha iniciado',
  'preview.wait-for-start':
    'Alguien que lleva los libros mira lo que irá e inicia la sincronización.',

  // When nothing is left to do
  'nothing-to-bring': 'Nada que llevar todavía',
  'nothing-to-bring-help': `La primera cotización aceptada, el primer trabajo o el primer pago
    aprobado a un proveedor lleva a alguien a sus libros por sí solo.`,
  'all-in-step': 'Todo está al día',
  'all-same': '{count, number} registros son iguales aquí y en QuickBooks.',
  'show-there': 'Ver lo que hay allí',
  'last-compared': 'Última comparación:',
  'every-night': ', y otra vez cada noche.',

  // What stands above the records
  reconnect: 'QuickBooks ya no nos deja entrar',
  'reconnect-needed': `Nada va para allá hasta que alguien conecte de nuevo. {count, plural, =0
    {} one {# registro espera. } other {# registros esperan. }}Lo que cambie aquí entretanto se
    guarda y va para allá una vez conectado: nada se pierde ni se envía dos veces.`,
  'connect-again': 'Conectar de nuevo',
  'ends-on': 'La conexión termina el {day}',
  'ends-why': `QuickBooks termina cada conexión a los cinco años. Conecte de nuevo antes de ese
    día: empieza otra vez, y nada se envía dos veces.`,
  'away-since': 'Desde',
  'away-tried-again': '; próximo intento:',
  'away-nothing-lost': '. Lo que cambie aquí espera y no se pierde.',
  'accounts-open': 'Hay que elegir las cuentas',
  'accounts-unused': 'Ya no está en uso en QuickBooks: {names}.',
  'choose-accounts': 'Elegir cuentas',
  'accounts-open-why': `Sus libros tienen más de una cuenta posible, o la elegida ya no está en uso
    allí. Las cotizaciones y los pagos van para allá por sí solos en cuanto se elijan{count, plural,
    =0 {.} one {: # registro espera.} other {: # registros esperan.}}`,
  progress: 'Avance',
  'done-of': '{done, number} de {all, number}',
  'records-there': 'registros están en QuickBooks.',
  'brought-along': `{count, plural, one {# del resto es una factura que llega con los pagos.}
    other {# del resto son facturas que llegan con los pagos.}}`,
  remaining: `{minutes, plural, one {Cerca de un minuto} other {Cerca de # minutos}} al ritmo
    que permite QuickBooks. Puede salir de esta página: continúa por sí solo.`,
  brought: 'Llevado a QuickBooks',

  // While QuickBooks cannot be reached
  'away.no-answer': 'QuickBooks no responde',
  'away.subscription': 'La suscripción de QuickBooks terminó',
  'away.our-keys': 'QuickBooks no acepta las claves de este servidor',
  'away.reads-spent': 'Las lecturas de QuickBooks de este mes se agotaron',
  'away-what.no-answer': 'Nada va para allá hasta que responda.',
  'away-what.subscription': 'Renuévela allí: hasta entonces nada va para allá.',
  'away-what.our-keys':
    'Quien administra el servidor tiene que ingresar otra vez el client id y el secreto de Intuit.',
  'away-what.reads-spent': `QuickBooks deja leer cierta cantidad al mes y no más. Hasta que
    empiece el mes siguiente, o quien administra el servidor amplíe el límite en Intuit, nada va
    para allá.`,

  // How each kind of record stands
  kinds: 'Tipos de registros',
  'none-yet': 'ninguno todavía',
  'in-step-there': 'al día',
  'board.differs': '{count, number} con diferencias',
  'board.review': '{count, number} por vincular',
  'board.failed': '{count, number} con error',
  'board.waiting': '{count, number} en espera',
  'with-payments': '{count, number} llegan con pagos',
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
