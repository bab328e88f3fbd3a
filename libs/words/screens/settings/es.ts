// Spanish: settings: their list, what all panels share, and the small ones.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page and its list
  title: 'Ajustes',
  'page-title': '{place} · Ajustes',
  description: 'Su negocio, su sitio web, el aspecto de la aplicación y quién puede entrar',
  sections: 'Secciones de Ajustes',
  'no-section': 'No existe esa sección',
  'no-section-help': 'Puede que se haya movido, o que su rol no tenga acceso a ella.',

  // Saving a panel
  saving: 'Guardando...',
  save: 'Guardar ajustes',
  discard: 'Descartar cambios',
  saved: 'Ajustes guardados',
  'saved-waiting': 'Guardado. Las reglas más relajadas esperan a otra persona',
  'asked-by': ', a petición de {who}',
  'save-failed': 'No se pudieron guardar los ajustes',
  'see-on-website': 'Verlo en su sitio web',
  'load-failed': 'No se pudieron cargar estos ajustes',
  loading: 'Cargando ajustes...',
  changed: 'Último cambio:',
  by: 'por {who}',
  'fill-in-again': 'Usar de nuevo estos valores',
  'first-change': 'Este fue el primer cambio.',

  // What parts of a section are called where somebody else changed them
  'part.entries': 'Entradas',
  'part.processingFeePercentage': 'Cargo por pago con tarjeta',
  'part.any': 'Cualquier trabajo',
  'part.replacement': 'Reemplazo',
  'part.repair': 'Reparación',
  'part.storm': 'Daños por tormenta',
  'part.upkeep': 'Mantenimiento',
  'part.inspection': 'Inspección',
  'part.emergency': 'Emergencia',
  'part.adminsNeedSecondFactor': 'Exigir inicio de sesión en dos pasos a los administradores',
  'part.approverIsNotPlanner': 'Quien crea un pago no puede aprobarlo',
  'part.twoApprovalsAbove': 'Exigir dos aprobaciones por encima de',
  'part.mostPerPayment': 'Límite por pago',
  'part.dailyLimit': 'Límite diario',
  'part.refuseLapsedInsurance': 'Retener pagos a proveedores con el seguro vencido',
  'part.mailRemittance': 'Enviar un correo a los proveedores cuando un pago llega o se devuelve',
  'part.odfiRoutingNumber': 'Número de ruta del banco',
  'part.destinationName': 'Nombre del destino',
  'part.destinationRoutingNumber': 'Número de ruta del destino',
  'part.immediateOrigin': 'Origen inmediato',
  'part.originName': 'Nombre del origen',
  'part.companyName': 'Nombre de la empresa',
  'part.companyId': 'Identificación de la empresa',
  'part.entryDescription': 'Descripción del registro',
  'part.cutOff': 'Hora límite',
  'part.sameDayCutOff': 'Hora límite del mismo día',
  'part.leadDays': 'Los pagos llegan después de',

  // Appearance
  'appearance-lead': 'Los cambios se aplican de inmediato y se guardan en este navegador.',
  theme: 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Sistema',
  'theme-hint.light': 'Brillante, para el día',
  'theme-hint.dark': 'Descansa la vista de noche',
  'theme-hint.system': 'Igual que su dispositivo',
  compact: 'Modo compacto: más filas en la pantalla',

  // Notifications
  'notifications-lead': `Cómo se le avisa. Cada persona elige lo suyo. Los pagos devueltos y los
    documentos de proveedores por vencer siempre aparecen en la campana.`,
  'choices-failed': 'No se pudieron cargar sus preferencias',
  'choice-failed': 'No se pudo guardar su preferencia',
  'choice-saved': 'Guardado',
  'notice.emailNotifications': 'Notificaciones por correo',
  'notice.smsNotifications': 'Notificaciones por mensaje de texto',
  'notice.jobReminders': 'Recordatorios de trabajos',
  'notice.estimateUpdates': 'Novedades de cotizaciones',
  'notice.clientMessages': 'Mensajes de clientes',
  'to-address': 'A {email}',
  'no-telephone': 'No tiene un teléfono registrado. Un administrador puede agregarlo en Usuarios.',
  'notice-hint.smsNotifications': `Los mensajes de texto necesitan un servicio de mensajería. Aún no
    hay ninguno configurado, así que no se envía ninguno.`,
  'notice-hint.jobReminders': 'Un correo la noche anterior con los trabajos que empiezan',
  'notice-hint.estimateUpdates':
    'Cuando una cotización se ve, se aprueba o se rechaza, o cuando su correo no llega',
  'notice-hint.clientMessages':
    'Mensajes, preguntas, solicitudes de cambios y solicitudes del sitio web',

  // Your data
  'data-lead': 'Todos los datos de su empresa en un archivo ZIP. Son suyos.',
  'download-all': 'Descargar todo',
  'download-failed': 'No se pudieron descargar sus datos',
  'download-begun': `La descarga comenzó; su navegador muestra el avance. Una empresa grande
    puede tardar unos minutos. Puede salir de esta página.`,
  'data-in': `Clientes, solicitudes, cotizaciones con sus partidas, trabajos, proveedores, pagos
    y lotes, la lista de precios y los usuarios, cada uno como tabla para hojas de cálculo (CSV)
    y con todos los detalles (JSON lines), y todo el historial, evento por evento.`,
  'data-not-in': `No incluye números de cuentas bancarias, contraseñas ni fotos. Están en el
    respaldo que hace el administrador de su servidor:`,
  downloads: 'Descargas',
  'downloads-lead': 'Cada descarga queda registrada para siempre, con quién la hizo.',
  'downloads-caption': 'Descargas de todos los datos',
  'downloads-failed': 'No se pudieron cargar las descargas',
  'loading-downloads': 'Cargando descargas...',
  'downloaded-by': 'Descargado por',
  when: 'Cuándo',
  'no-downloads': 'Todavía no hay descargas',
  'no-downloads-help': 'Las descargas aparecen aquí, con quién las hizo.',

  // Signing in
  'signing-in-lead': `Cuando esto está activado, los administradores sin inicio de sesión en dos
    pasos tienen que activarlo antes de hacer cualquier otra cosa, aunque ya hayan entrado. Para los
    demás es opcional.`,
  'factor-lacking': `{count, plural, one {Un administrador aún no tiene} other {{count, number}
    administradores aún no tienen}} inicio de sesión en dos pasos`,
  'factor-lacking-lead': `{you, select, yes {Usted es uno de ellos: al guardar esto pasará a su
    cuenta para configurarlo antes de continuar.} no {Usted lo tiene, así que nada cambia para
    usted.}} {others, plural, =0 {} one {El otro tendrá que configurarlo la próxima vez que haga
    algo.} other {Los demás tendrán que configurarlo la próxima vez que hagan algo.}} No se cierra
    ninguna sesión.`,
  'only-passkey': `{count, plural, one {Un administrador tiene} other {{count, number}
    administradores tienen}} una llave de acceso pero ningún código de recuperación`,
  'only-passkey-lead': `Si pierden el dispositivo, la contraseña no les permitirá entrar, y quizá no
    quede nadie que pueda ayudar. Pueden crear códigos de recuperación en su cuenta, en Llaves de
    acceso, o configurar el inicio de sesión en dos pasos con una app, que también les da códigos.`,
  'admins-two-step': 'Exigir inicio de sesión en dos pasos a los administradores',
});
