// Spanish: settings of QuickBooks: the connection and the accounts to book on.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The connection
  title: 'Integración con QuickBooks',
  lead: `Los clientes, proveedores, trabajos, cotizaciones y pagos se sincronizan automáticamente
    cuando cumplen los requisitos, sin duplicados.`,
  'look-up-failed': 'No se pudo verificar la conexión',
  'state.not-connected': 'No conectado',
  'state.connected': 'Conectado',
  'state.reconnect-needed': 'Hay que reconectar',
  'held-up': 'Conectado, con la sincronización en pausa',
  'demo-company': 'Empresa de demostración',
  'a-demo-company': 'Una empresa de demostración',
  'demo-help': 'Un servidor de prueba en esta computadora. Nada sale de ella.',
  'away-since': 'desde',
  'away-sentence': '. {sentence} Próximo intento:',
  'reconnect-needed': 'Hay que reconectar QuickBooks. No se pierde nada ni se envía dos veces.',
  'not-set-up': `QuickBooks no está configurado en este servidor. El administrador de su servidor
    tiene que ingresar primero un client ID y un secreto de Intuit.`,
  'connect-once': `Conecte su empresa una vez. Antes de que se envíe algo, usted lo revisa y elige
    una fecha de inicio para las transacciones.`,
  'papers-from': '· transacciones desde el {day, date}',
  'last-sync': 'Última sincronización:',
  'never-synced': 'Aún no se ha sincronizado nada',
  'holds-until': '· conexión válida hasta el',
  'sync-now': 'Sincronizar ahora',
  'sync-failed': 'No se pudo sincronizar',
  'in-step': 'sincronizados',
  waiting: 'en espera',
  'need-you': '{count, plural, one {requiere atención} other {requieren atención}}',
  brought: 'Sincronizado con QuickBooks',
  'awaits-start': 'Todavía no se ha enviado nada',
  'awaits-start-what': 'Revise lo que se enviará a esta empresa e inicie la sincronización.',
  preview: 'Revisar',
  'to-records': 'Ver todos los registros de QuickBooks',

  // Beside its name in the list
  'beside-reconnect': 'reconectar',
  'beside-start': 'por revisar',
  'beside-accounts': 'elegir cuentas',
  'beside-need-you': '{count, plural, one {# requiere atención} other {# requieren atención}}',

  // Connecting and disconnecting
  connect: 'Conectar QuickBooks',
  reconnect: 'Reconectar QuickBooks',
  'connect-again': 'Reconectar',
  'connect-failed': 'No se pudo conectar con QuickBooks',
  disconnect: 'Desconectar',
  'disconnect-question': '¿Desconectar QuickBooks?',
  'disconnect-what': `No se envía nada más. Lo que está en QuickBooks se queda allí. Después puede
    reconectar la misma empresa y nada se envía dos veces.`,
  disconnected: 'QuickBooks se desconectó.',
  'disconnect-failed': 'No se pudo desconectar QuickBooks',

  // Before somebody connects
  'what-connecting-does': 'Qué pasa al conectar',
  'before.goes': 'Qué se envía',
  'before.nobody-twice': 'Sin duplicados',
  'before.nothing-overwritten': 'Nada se sobrescribe',
  'before.no-money': 'No se mueve dinero',
  'before-what.goes': `Los clientes con una cotización aceptada o un trabajo, sus trabajos, y los
    proveedores con un pago aprobado. Las cotizaciones aceptadas y los pagos a proveedores
    completados desde la fecha que elija; los anteriores nunca se envían.`,
  'before-what.nobody-twice': `Buscamos coincidencias en sus libros por nombre, correo, teléfono o
    dirección. Si una coincidencia no es segura, le preguntamos y no enviamos nada hasta que
    responda.`,
  'before-what.nothing-overwritten': `Las diferencias se muestran campo por campo, y usted
    decide. Lo que solo está en QuickBooks queda sin cambios.`,
  'before-what.no-money': `Los pagos se registran en QuickBooks después de que su banco los hace.
    QuickBooks no enviará correos a nadie en nuestro nombre.`,

  // The accounts to book on
  accounts: 'Cuentas',
  'accounts-lead':
    'Los cambios solo se aplican a transacciones nuevas. Lo ya registrado se queda donde está.',
  'accounts-read-failed': 'No se pudieron cargar las cuentas',
  'account.income': 'Cuenta de ingresos, para cotizaciones',
  'account.expense': 'Cuenta de gastos, para facturas de proveedores',
  'account.bank': 'Cuenta bancaria, para pagos',
  'accounts-open': 'Elija las cuentas antes de que se envíe la primera cotización o el primer pago',
  'accounts-open-why': `Sus libros tienen más de una cuenta posible. Las transacciones que la
    necesitan se envían automáticamente cuando usted elija.`,
  'account-not-in-use': '{name} (inactiva en QuickBooks)',
  'accounts-unused': 'Una cuenta que usted eligió ya no está activa en QuickBooks',
  'accounts-unused-why': `Sus transacciones están en espera y no irán a otra cuenta por sí solas.
    Elija otra cuenta aquí, o actívela en QuickBooks y sincronice.`,
  'no-account': `QuickBooks no tiene ninguna cuenta de este tipo. Agregue una allí y vuelva a
    cargar la página.`,
  'choose-account': 'Elija una cuenta',
  'save-accounts': 'Guardar cuentas',
  'accounts-saved': 'Cuentas guardadas',
  'accounts-failed': 'No se pudieron guardar las cuentas',
});
