// Spanish: settings of API keys: the programs of others that are let in.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The list
  keys: 'Claves de API',
  'keys-lead': 'Programas de otros que pueden llamarnos, qué puede hacer cada uno y hasta cuándo.',
  'keys-caption': 'Claves de API',
  loading: 'Cargando claves de API...',
  'load-failed': 'No se pudieron cargar las claves de API',
  'no-keys': 'No hay claves de API',
  'no-keys-help': 'Un programa, como un formulario web o un informe, recibe una clave propia.',
  name: 'Nombre',
  'issued-by': 'Emitida por {who}',
  'may-do': 'Puede hacer',
  'last-used': 'Último uso',
  never: 'Nunca',
  'last-day': 'Último día',
  day: '{day, date}',
  status: 'Estado',
  'status.active': 'Activa',
  'status.expired': 'Vencida',
  'status.revoked': 'Revocada',
  actions: 'Acciones',

  // Revoking one
  revoke: 'Revocar',
  'revoke-one': 'Revocar {name}',
  'revoke-question': '¿Revocar {name}?',
  'revoke-key': 'Revocar clave',
  'revoke-what': `El programa que la usa queda rechazado desde ahora. Esto no se puede deshacer;
    se le puede dar otra clave.`,
  revoked: 'Clave de API revocada',
  'revoke-failed': 'No se revocó la clave',

  // Issuing one
  issue: 'Emitir clave',
  'issue-title': 'Emitir clave de API',
  'issue-lead': `Un programa con la clave puede hacer lo que usted marque; sus cambios llevan el
    nombre de la clave.`,
  'issue-key': 'Emitir clave',
  issuing: 'Emitiendo...',
  'issue-failed': 'No se emitió la clave',
  'name-help': 'El programa que la usa, por ejemplo Formulario web.',
  'what-it-may-do': 'Qué puede hacer',
  'never-money':
    'Ninguna clave mueve dinero, cambia cuentas bancarias o ajustes, ni decide quién puede entrar.',
  'last-day-help': 'La clave funciona hasta el final de este día, a más tardar dentro de un año.',
  'subject.leads': 'Solicitudes del sitio web',
  'subject.clients': 'Clientes',
  'subject.estimates': 'Cotizaciones',
  'subject.jobs': 'Trabajos, cuadrillas y el calendario',
  'subject.price-book': 'Lista de precios',
  'subject.vendors': 'Proveedores',
  'subject.payments': 'Pagos a proveedores',
  'subject.emails': 'Correos',
  'subject.quickbooks': 'QuickBooks',
  'subject.company': 'Empresa y ajustes',
  'subject.dashboard': 'Cifras del panel',
  'right.see': 'Ver',
  'right.change': 'Cambiar',
  'rights.see': 'Ver: {subjects}',
  'rights.change': 'Cambiar: {subjects}',

  // The new key, shown this once
  'your-key': 'Su nueva clave de API',
  'your-key-lead':
    'Cópiela ahora en el programa: no se vuelve a mostrar. Quien la tenga puede usarla.',
  'key-copied': 'Ya la copié',
  close: 'Cerrar',
  key: 'Clave de API',
  'key-help': 'El programa la envía con cada llamada, en el encabezado Authorization: Bearer …',
  'all-calls': 'Todas las llamadas de la API',
});
