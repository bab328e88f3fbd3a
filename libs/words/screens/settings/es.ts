// Spanish: settings: their list, what all panels share, and the small ones.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page and its list
  title: 'Ajustes',
  'page-title': '{place} · Ajustes',
  description: 'Su negocio, su sitio web, el aspecto de la aplicación y quién puede entrar',
  sections: 'Secciones de los ajustes',
  'no-section': 'No existe esa sección',
  'no-section-help': 'Puede que se haya movido, o que su función no llegue a ella.',

  // Saving a panel
  saving: 'Guardando...',
  save: 'Guardar ajustes',
  discard: 'Descartar cambios',
  saved: 'Ajustes guardados',
  'save-failed': 'No se pudieron guardar los ajustes',
  'see-on-website': 'Verlo en su sitio web',
  'load-failed': 'No se pudieron cargar estos ajustes',
  loading: 'Cargando ajustes...',
  changed: 'Último cambio:',
  by: 'por {who}',
  'fill-in-again': 'Volver a llenar',
  'first-change': 'Este fue el primer cambio.',

  // What parts of a section are called where somebody else changed them
  'part.entries': 'Entradas',
  'part.processingFeePercentage': 'Porcentaje de cargo por procesamiento',
  'part.any': 'Cualquiera',
  'part.replacement': 'Reemplazo',
  'part.repair': 'Reparación',
  'part.storm': 'Tormenta',
  'part.upkeep': 'Mantenimiento',
  'part.inspection': 'Inspección',
  'part.emergency': 'Emergencia',
  'part.adminsNeedSecondFactor': 'Los administradores necesitan un segundo factor',
  'part.approverIsNotPlanner': 'Quien aprueba no es quien planea',
  'part.twoApprovalsAbove': 'Dos aprobaciones a partir de',
  'part.mostPerPayment': 'Máximo por pago',
  'part.dailyLimit': 'Límite diario',
  'part.refuseLapsedInsurance': 'Rechazar seguro vencido',
  'part.mailRemittance': 'Avisar pagos por correo',
  'part.odfiRoutingNumber': 'Número de ruta ODFI',
  'part.destinationName': 'Nombre del destino',
  'part.destinationRoutingNumber': 'Número de ruta del destino',
  'part.immediateOrigin': 'Origen inmediato',
  'part.originName': 'Nombre del origen',
  'part.companyName': 'Nombre de la empresa',
  'part.companyId': 'Identificación de la empresa',
  'part.entryDescription': 'Descripción de la entrada',
  'part.cutOff': 'Hora límite',
  'part.sameDayCutOff': 'Hora límite del mismo día',
  'part.leadDays': 'Días de anticipación',

  // Appearance
  'appearance-lead': 'Se aplica de inmediato y se guarda en este navegador.',
  theme: 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Sistema',
  'theme-hint.light': 'Luminoso, para el día',
  'theme-hint.dark': 'Descansa la vista de noche',
  'theme-hint.system': 'Como esté este dispositivo',
  compact: 'Modo compacto: más filas en la pantalla',

  // Notifications
  'notifications-lead': `Cómo se le avisa. Los demás eligen por sí mismos. El dinero devuelto y
    los documentos de proveedores por vencer aparecen en la campana, elija lo que elija.`,
  'choices-failed': 'No se pudieron cargar sus preferencias',
  'choice-failed': 'Eso no se guardó',
  'choice-saved': 'Guardado',
  'notice.emailNotifications': 'Avisos por correo',
  'notice.smsNotifications': 'Avisos por SMS',
  'notice.jobReminders': 'Recordatorios de trabajos',
  'notice.estimateUpdates': 'Novedades de cotizaciones',
  'notice.clientMessages': 'Mensajes de clientes',
  'to-address': 'A {email}',
  'no-telephone': 'Todavía no hay un teléfono suyo. Un administrador lo anota en Usuarios.',
  'notice-hint.smsNotifications': `Los mensajes de texto necesitan un operador. Aún no hay
    ninguno configurado, así que no se envía nada.`,
  'notice-hint.jobReminders': 'Por correo, la noche anterior: qué trabajos empiezan',
  'notice-hint.estimateUpdates': 'Vistas, aprobadas, rechazadas y correos que no llegaron',
  'notice-hint.clientMessages': 'Preguntas, cambios que desean, solicitudes del sitio web',

  // Your data
  'data-lead': 'Todo lo que tiene la empresa, en un zip: es suyo, haga lo que haga con él.',
  'download-all': 'Descargar todo',
  'download-failed': 'No se pudieron descargar sus datos',
  'download-begun': `La descarga comenzó; su navegador muestra cuánto va. Una empresa grande
    tarda algunos minutos. Puede quedarse en esta página o salir: continúa.`,
  'data-in': `Clientes, solicitudes, cotizaciones con sus partidas, trabajos, proveedores, pagos
    y lotes, la lista de precios y los usuarios, cada uno como tabla para hojas de cálculo (CSV)
    y con todos los detalles (JSON lines), y todo el historial, evento por evento.`,
  'data-not-in': `No incluye números de cuentas bancarias, contraseñas ni fotos. Están en una
    copia de seguridad, que hace quien administra el servidor:`,
  downloads: 'Descargas',
  'downloads-lead': 'Cada una queda anotada para siempre, con quién la hizo.',
  'downloads-caption': 'Descargas de todos los datos',
  'downloads-failed': 'No se pudieron cargar las descargas',
  'loading-downloads': 'Cargando descargas...',
  'downloaded-by': 'Descargado por',
  when: 'Cuándo',
  'no-downloads': 'Nadie ha descargado nada todavía',
  'no-downloads-help': 'Quien lo haga aparece aquí.',

  // Signing in
  'signing-in-lead': `Un administrador sin inicio de sesión en dos pasos lo activa antes que nada,
    también quien esté dentro ahora. Los demás pueden usarlo.`,
  'factor-lacking': `{count, plural, one {Un administrador aún no tiene} other {{count, number}
    administradores aún no tienen}} inicio de sesión en dos pasos`,
  'factor-lacking-lead': `{you, select, yes {Usted es uno de ellos: en cuanto se guarde esto pasa a
    su cuenta para activarlo, y lo demás se abre al terminar.} no {Usted lo tiene y sigue como
    antes.}} {others, plural, =0 {} one {El otro pasa a hacerlo en su próximo paso.} other {Los
    demás pasan a hacerlo en su próximo paso.}} No se cierra ninguna sesión.`,
  'only-passkey': `{count, plural, one {Un administrador tiene} other {{count, number}
    administradores tienen}} una llave de acceso y ningún código de recuperación`,
  'only-passkey-lead': `Sin el dispositivo, la contraseña ya no les deja entrar, y quizá no quede
    nadie que pueda ayudar. Pueden crear códigos de recuperación en su cuenta, en Llaves de
    acceso, o activar el inicio de sesión en dos pasos con una app, que también
    los da.`,
  'admins-two-step': 'Los administradores necesitan inicio de sesión en dos pasos',
});
