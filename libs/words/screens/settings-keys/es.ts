// Spanish: settings of API keys: the programs of others that are let in.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The list
  keys: 'Claves de API',
  'keys-lead': `Dé acceso a Purlin a otras aplicaciones, con límites sobre qué puede hacer cada una
    y por cuánto tiempo.`,
  'keys-caption': 'Claves de API',
  loading: 'Cargando claves de API...',
  'load-failed': 'No se pudieron cargar las claves de API',
  'no-keys': 'No hay claves de API',
  'no-keys-help': `Cree una clave para cada aplicación que se conecte a Purlin, como un formulario
    del sitio web o un reporte.`,
  name: 'Nombre',
  'issued-by': 'Creada por {who}',
  'may-do': 'Permisos',
  'last-used': 'Último uso',
  never: 'Nunca',
  'last-day': 'Vence',
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
  'revoke-what': `La aplicación que la usa pierde el acceso de inmediato. Esto no se puede
    deshacer, pero puede darle una clave nueva.`,
  revoked: 'Clave de API revocada',
  'revoke-failed': 'No se pudo revocar la clave',

  // Issuing one
  issue: 'Nueva clave de API',
  'issue-title': 'Nueva clave de API',
  'issue-lead': `Una aplicación con esta clave puede hacer lo que usted marque abajo. Sus cambios
    se registran con el nombre de la clave.`,
  'issue-key': 'Crear clave',
  issuing: 'Creando...',
  'issue-failed': 'No se pudo crear la clave',
  'name-help': 'La aplicación que la usará, por ejemplo Formulario del sitio web.',
  'what-it-may-do': 'Permisos',
  'never-money': `Las claves de API nunca pueden mover dinero, cambiar cuentas bancarias ni ajustes,
    ni decidir quién puede entrar.`,
  'last-day-help': 'La clave funciona hasta el final de este día, como máximo dentro de un año.',
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
  'right.change': 'Editar',
  'rights.see': 'Ver: {subjects}',
  'rights.change': 'Editar: {subjects}',

  // The new key, shown this once
  'your-key': 'Su nueva clave de API',
  'your-key-lead':
    'Cópiela ahora en su aplicación. No se volverá a mostrar. Quien la tenga puede usarla.',
  'key-copied': 'Ya la copié',
  close: 'Cerrar',
  key: 'Clave de API',
  'key-help': 'Envíela con cada solicitud en el encabezado Authorization: Bearer …',
  'all-calls': 'Referencia de la API',
});
