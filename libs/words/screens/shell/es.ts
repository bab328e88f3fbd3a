// Spanish: frame, palette, shortcuts, whole pages.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The parts of the app
  'room.dashboard': 'Panel',
  'room.estimates': 'Cotizaciones',
  'room.scheduling': 'Calendario',
  'room.clients': 'Clientes',
  'room.leads': 'Solicitudes',
  'room.messages': 'Mensajes',
  'room.vendors': 'Proveedores',
  'room.payments': 'Pagos a proveedores',
  'room.price-book': 'Lista de precios',
  'room.settings': 'Ajustes',
  'room.quickbooks': 'QuickBooks',
  'room.emails': 'Correos',
  'room.account': 'Gestión de la cuenta',
  'room.preview': 'Sitio público',
  'room.sign-in': 'Entrar',
  'room.portals': 'Portales',
  // The frame
  home: 'Purlin, inicio',
  main: 'Principal',
  menu: 'Menú',
  places: 'Páginas',
  'more-places': 'Más',
  'open-menu': 'Abrir el menú',
  'close-menu': 'Cerrar el menú',
  skip: 'Ir al contenido',
  theme: 'Tema',
  'theme-light': 'Claro',
  'theme-dark': 'Oscuro',
  'theme-system': 'Sistema',
  'sign-out': 'Salir',
  'account-of': 'Cuenta: ',
  'no-connection': 'No tiene conexión.',
  'stays-here': 'Lo que escriba se queda aquí.',
  'saving-later': 'Podrá guardar de nuevo cuando vuelva la conexión.',
  'try-now': 'Intentar ahora',
  error: 'Error',
  'quickbooks-connected': '¡QuickBooks quedó conectado!',
  'quickbooks-failed': 'No se pudo conectar con QuickBooks. Inténtelo de nuevo.',
  // Remotes
  unavailable: '{name} no está disponible en este momento',
  'unavailable-away': 'No tiene conexión. Se cargará cuando vuelva la conexión.',
  'unavailable-others': 'Todo lo demás sigue funcionando. Inténtelo de nuevo en un momento.',
  'loading-room': 'Cargando: {name}',
  // Whole pages
  loading: 'Cargando…',
  'not-reachable': 'No hay conexión',
  'server-unreachable': 'No pudimos comunicarnos con el servidor',
  broken: 'No se pudo mostrar esta página',
  'try-again': 'Inténtelo de nuevo.',
  'access-denied': 'Acceso denegado',
  'staff-only': 'Esta página es solo para el personal.',
  'to-portal': 'Ir a mi portal',
  'not-open': 'Sin acceso',
  'page-not-open': 'Usted no tiene acceso a esta página',
  'no-right': 'Pídale acceso a un administrador.',
  'to-first': 'Ir a mi página de inicio',
  'go-back': 'Volver',
  'not-found': '404 Página no encontrada',
  'not-found-why': '¿Olvidó agregar la página al enrutador?',
  'to-home': 'Ir a la página de inicio',
  // What comes before everything else
  'first.title': `{first, select, password {Elija su propia contraseña} factor {Su empresa exige
    a los administradores el inicio de sesión en dos pasos}}`,
  'first.lead': `{first, select, password {Su contraseña actual fue generada y se mostró en una
    terminal. Elija una que solo usted conozca para usar el resto de Purlin.} factor {Todavía no lo
    ha configurado. Configúrelo abajo o agregue una llave de acceso para usar el resto de Purlin.}}
    Hasta entonces puede administrar aquí su cuenta o cerrar sesión. Su trabajo está a salvo.`,
  // Palette and shortcuts
  everywhere: 'En todas partes',
  'find-or-go': 'Buscar algo o ir a cualquier parte',
  find: 'Buscar lo que sea',
  // What stands still
  // How the e-mails are
  'emails-attention': `{count, plural, one {# requiere atención} many {# requieren atención} other
    {# requieren atención}}`,
  'emails-held': '{count} sin enviarse',
  'emails-stopped': 'Los correos no están saliendo',
  'server-refuses': 'Nuestro servidor de correo rechazó la conexión.',
  'server-away': 'Nuestro servidor de correo no responde.',
  'emails-wait':
    '{count, plural, one {Espera # correo.} many {Esperan # correos.} other {Esperan # correos.}}',
  'what-waits': 'Ver los correos en espera',
  'decision-needed': 'Hace falta una decisión',
  'perhaps-done': `{count, plural, =1 {Una acción pudo} one {# acciones pudieron} other {#
    acciones pudieron}} haberse completado, o no.`,
  'look-at': '{count, plural, one {Revísela} many {Revíselas} other {Revíselas}}',
});
