// Spanish: settings of QuickBooks: the connection and the accounts to book on.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The connection
  title: 'Integración con QuickBooks',
  lead: `Los clientes con una cotización aceptada o un trabajo, sus trabajos y cotizaciones, y los
    proveedores a quienes se paga van a sus libros por sí solos, cada uno una sola vez.`,
  'look-up-failed': 'No se pudo consultar la conexión',
  'state.not-connected': 'No conectado',
  'state.connected': 'Conectado',
  'state.reconnect-needed': 'Hay que reconectar',
  'held-up': 'Conectado, en pausa',
  'demo-company': 'Empresa de demostración',
  'a-demo-company': 'Una empresa de demostración',
  'demo-help': 'Sus libros son un servidor de prueba en este equipo: nada sale de él.',
  'away-since': 'desde',
  'away-sentence': '. {sentence} Próximo intento:',
  'reconnect-needed':
    'QuickBooks ya no nos deja entrar. Conecte de nuevo; nada se pierde ni se envía dos veces.',
  'not-set-up': `No está configurado en este servidor: quien lo administra ingresa primero un
    client id y un secreto de Intuit.`,
  'connect-once': `Conecte su empresa una vez. Antes de que vaya nada, usted ve lo que iría y elige
    desde qué día van los documentos.`,
  'papers-from': '· documentos desde el {day, date}',
  'last-sync': 'Última sincronización:',
  'never-synced': 'Aún no se ha sincronizado nada',
  'holds-until': '· la conexión vale hasta el',
  'sync-now': 'Sincronizar ahora',
  'sync-failed': 'No se pudo sincronizar',
  'in-step': 'al día',
  waiting: 'en espera',
  'need-you': '{count, plural, one {lo necesita} other {lo necesitan}}',
  brought: 'Llevado a QuickBooks',
  'awaits-start': 'Todavía no va nada allí',
  'awaits-start-what': 'Mire lo que iría a esta empresa e inicie allí la sincronización.',
  preview: 'Ver lo que iría',
  'to-records': 'Qué está al día, qué espera y qué difiere',

  // Beside its name in the list
  'beside-reconnect': 'reconectar',
  'beside-start': 'sin iniciar',
  'beside-accounts': 'cuentas',
  'beside-need-you': '{count, plural, one {# pendiente} other {# pendientes}}',

  // Connecting and disconnecting
  connect: 'Conectar QuickBooks',
  reconnect: 'Reconectar QuickBooks',
  'connect-again': 'Conectar de nuevo',
  'connect-failed': 'No se pudo conectar con QuickBooks',
  disconnect: 'Desconectar',
  'disconnect-question': '¿Desconectar QuickBooks?',
  'disconnect-what': `Ya nada va para allá. Lo que está en QuickBooks se queda, y también lo que
    sabemos de ello: la misma empresa se puede conectar de nuevo y no recibe nada dos veces.`,
  disconnected: 'QuickBooks se desconectó.',
  'disconnect-failed': 'No se pudo desconectar QuickBooks',

  // Before somebody connects
  'what-connecting-does': 'Qué hace conectar',
  'before.goes': 'Qué va para allá',
  'before.nobody-twice': 'Nadie dos veces',
  'before.nothing-overwritten': 'Nada se sobrescribe',
  'before.no-money': 'No se mueve dinero',
  'before-what.goes': `Clientes con una cotización aceptada o un trabajo, sus trabajos, y
    proveedores con un pago aprobado: los que ya están aquí y los que vengan después.
    Cotizaciones aceptadas y pagos a proveedores que llegaron, desde el día que usted elija antes
    de que vaya nada; los anteriores se quedan aquí.`,
  'before-what.nobody-twice': `Quien está en sus libros se encuentra por nombre, correo, teléfono
    o dirección. Donde no es seguro, se le pregunta, y no se envía nada antes de su respuesta.`,
  'before-what.nothing-overwritten': `Lo que difiere se muestra campo por campo, y usted decide.
    Lo que solo está en QuickBooks queda como está.`,
  'before-what.no-money': `Los pagos se registran allí después de que su banco los hizo.
    QuickBooks no envía correos por nosotros.`,

  // The accounts to book on
  accounts: 'Cuentas para registrar',
  'accounts-lead': 'Un cambio vale para lo que vaya desde ahora. Lo ya registrado se queda.',
  'accounts-read-failed': 'No se pudieron leer las cuentas',
  'account.income': 'Ingresos, para cotizaciones',
  'account.expense': 'Costos, para facturas de proveedores',
  'account.bank': 'Cuenta bancaria, para pagos',
  'accounts-open': 'Elija antes de que vaya la primera cotización o el primer pago',
  'accounts-open-why': `Sus libros tienen más de una cuenta posible. Lo que necesite una va para
    allá por sí solo una vez elegida.`,
  'account-not-in-use': '{name} (no está en uso en QuickBooks)',
  'accounts-unused': 'Una cuenta elegida ya no está en uso en QuickBooks',
  'accounts-unused-why': `Lo que se registra en ella espera y no va a otra por sí solo. Elija otra
    aquí, o actívela allí y sincronice.`,
  'no-account': 'QuickBooks no tiene ninguna de este tipo. Agregue una allí y vuelva a mirar.',
  'choose-account': 'Elija una cuenta',
  'save-accounts': 'Guardar cuentas',
  'accounts-saved': 'Cuentas guardadas',
  'accounts-failed': 'No se guardaron las cuentas',
});
