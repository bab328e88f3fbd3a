// Spanish: emails.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  title: 'Correos',
  dashboard: 'Panel',
  description:
    'Todo lo que Purlin escribe a los clientes, a usted y a quienes visitan el sitio web.',
  'by-state': 'Correos por estado',
  'tab.waiting': 'En espera',
  'tab.failed': 'Fallidos',
  'tab.decisions': 'Por decidir',
  'tab.sent': 'Enviados',

  // While the mail server is away
  outage: 'Los correos no están saliendo',
  since: 'Desde',
  'outage-waits': `. {count, plural, one {# correo espera} other {# correos esperan}}; nada se
    pierde, y todo sale por sí solo en cuanto vuelva a funcionar.`,
  'outage-setting':
    'Quien administra el servidor tiene que corregir SMTP_URL o MAIL_FROM y reiniciarlo.',
  'outage-tries': 'De vez en cuando se intenta con uno de ellos.',

  // The list
  'search-label': 'Buscar correos por destinatario o asunto',
  'search-placeholder': 'Buscar por destinatario o asunto...',
  'caption.waiting': 'Correos en espera',
  'caption.failed': 'Correos fallidos',
  'caption.sent': 'Correos enviados',
  loading: 'Cargando correos...',
  'load-failed': 'No se pudieron cargar los correos',
  email: 'Correo',
  to: 'Para',
  state: 'Estado',
  'asked-for': 'Solicitado',
  'what-happened': 'Qué pasó',
  'tried-times': 'Se intentó {count} veces.',
  'next-try': 'Próximo intento',
  'sent-at': 'Enviado',
  actions: 'Acciones',
  'what-to': '{what} para {recipient}',
  'try-one': 'Intentar ahora: {what} para {recipient}',
  'retry-one': 'Reintentar: {what} para {recipient}',
  'no-match': 'Ningún correo coincide',
  'no-match-help': 'Pruebe con una parte de la dirección del destinatario o del asunto.',
  'clear-search': 'Borrar búsqueda',
  'none-sent': 'Aún no hay correos',
  'none-sent-help':
    'Aquí aparece lo que sale a los clientes, a usted y a quienes visitan el sitio web.',
  'none-waiting': 'Nada en espera',
  'none-waiting-help': `Todos los correos han salido. Mientras un servidor de correo no
    responde, aquí aparece lo que lo espera.`,
  'none-failed': 'Nada falló',
  'none-failed-help': `Todos los correos fueron aceptados. Aquí aparece lo que un servidor de
    correo rechaza definitivamente.`,

  // Trying again, and dismissing
  'try-now': 'Intentar ahora',
  retry: 'Reintentar',
  dismiss: 'Descartar',
  'try-all-now': 'Intentar todos ahora',
  'retry-all': 'Reintentar todos',
  'dismiss-some': 'Descartar {count}',
  'try-some': 'Intentar {count} ahora',
  'retry-some': 'Reintentar {count}',
  'nothing-left': 'No quedaba nada por intentar',
  'nothing-left-why': 'Alguien se adelantó, o ya salió.',
  'on-the-way': '{count, plural, one {# correo} other {# correos}} en camino',
  'more-left':
    '{count, plural, one {# correo} other {# correos}} más: pulse otra vez para los siguientes.',
  'retry-failed': 'No se pudo reintentar el envío',
  dismissed: '{count, plural, one {# correo descartado} other {# correos descartados}}',
  'dismiss-failed': 'No se pudieron descartar los correos',
  'dismiss-emails': 'Descartar correos',
  'try-again': 'Intentar otra vez',
  'ask-dismiss': `{count, plural, one {# correo saldrá} other {# correos saldrán}} de esta
    lista. No se envía nada; el asunto queda como está.`,
  'ask-try-some': `{count, plural, one {# correo se intentará} other {# correos se intentarán}}
    de inmediato y no más tarde. Lo que aún no pueda salir vuelve a esperar.`,
  'ask-try-all': `Todos los correos en espera se intentarán de inmediato y no más tarde. Lo que
    aún no pueda salir vuelve a esperar.`,
  'ask-try-matching': `Todos los correos en espera que coinciden con “{q}” se intentarán de
    inmediato y no más tarde. Lo que aún no pueda salir vuelve a esperar.`,
  'ask-retry-some': `{count, plural, one {# correo se enviará} other {# correos se enviarán}}
    otra vez, cada uno una sola vez.`,
  'ask-retry-all': 'Todos los correos fallidos se enviarán otra vez, cada uno una sola vez.',
  'ask-retry-matching': `Todos los correos fallidos que coinciden con “{q}” se enviarán otra
    vez, cada uno una sola vez.`,

  // What kinds of e-mails are called
  'kind.estimate': 'Cotización',
  'kind.estimate_again': 'Cotización, reenviada',
  'kind.reminder': 'Recordatorio',
  'kind.answer': 'Respuesta a una pregunta',
  'kind.approved_copy': 'Copia aprobada',
  'kind.staff_notice': 'Aviso a la oficina',
  'kind.lead_notice': 'Aviso de una solicitud',
  'kind.lead_receipt': 'Acuse de recibo de una solicitud',
  'kind.lead_reply': 'Respuesta a una solicitud',
  'kind.newsletter_confirm': 'Boletín, por confirmar',
  'kind.newsletter_welcome': 'Boletín, bienvenida',
  'kind.vendor_schedule': 'Trabajo, a un proveedor',
  'kind.job_moved': 'Cambio de fecha por el clima, a un cliente',
  'kind.job_moved_back': 'De vuelta a lo previsto tras un cambio por el clima, a un cliente',
  'kind.vendor_payment': 'Pago o cuenta bancaria de proveedor',
  'kind.password_link': 'Enlace para elegir una contraseña',
  'kind.address_change': 'Cambio de una dirección de correo',
  'kind.way_in': 'Cambio de cómo alguien entra',

  // How one stands, and what went wrong
  'state.waiting': 'En espera',
  'state.sending': 'Enviando',
  'state.failed': 'Fallido',
  'state.returned': 'Devuelto',
  'state.sent': 'Enviado',
  'problem.server-unreachable': 'No se puede conectar con nuestro servidor de correo.',
  'problem.server-busy': 'Nuestro servidor de correo nos pide volver más tarde.',
  'problem.login-refused':
    'Nuestro servidor de correo no nos deja entrar: el usuario o la contraseña es incorrecto.',
  'problem.connection-insecure':
    'La conexión con nuestro servidor de correo no es segura, así que no se envía nada por ella.',
  'problem.sender-refused':
    'Nuestro servidor de correo no nos deja escribir desde nuestra dirección.',
  'problem.domain-busy': 'El servidor de correo del destinatario nos pide volver más tarde.',
  'problem.mailbox-full': 'El buzón del destinatario está lleno.',
  'problem.try-later': 'El servidor de correo del destinatario no pudo recibirlo en ese momento.',
  'problem.address-unknown': 'Esa dirección no existe.',
  'problem.recipient-refused': 'El servidor de correo del destinatario no acepta correos nuestros.',
  'problem.message-too-large': 'Es demasiado grande para el destinatario.',
  'problem.message-refused': 'El servidor de correo del destinatario rechazó este correo.',
  'problem.not-sendable': 'No se pudo convertir en un correo.',
  'problem.came-back': 'Primero fue aceptado y después volvió.',
  'problem.ours': 'Algo falló de nuestro lado.',

  // What a person has to decide
  'decisions-failed': 'No se pudieron cargar las decisiones',
  'loading-decisions': 'Cargando decisiones…',
  'no-decisions': 'Nada por decidir',
  'no-decisions-help':
    'Lo que solo puede ocurrir una vez, como un pago, espera aquí cuando nadie sabe cómo terminó.',
  'look-first': `Mire primero donde se vería, por ejemplo en la lista del propio banco. Nada de
    esto se repite por sí solo.`,
  'why-unknown': 'Por qué nadie lo sabe',
  'reason.program-ended': 'El programa se cerró mientras estaba en curso.',
  'reason.no-answer': 'Se solicitó y no llegó una respuesta clara.',
  'reason.put-back': `Los datos se restauraron de una copia de seguridad: puede que se haya
    hecho después de crearla.`,
  'was-done': 'Ya se hizo',
  'do-again': 'Hacerlo otra vez',
  'noted-done': 'Anotado como hecho',
  'will-be-done-again': 'Se hará otra vez',
  'decided-already': 'Alguien ya lo decidió entretanto',
  'decide-failed': 'No se pudo registrar la decisión',
  'yes-was-done': 'Sí, ya se hizo',
  'yes-do-again': 'Sí, hacerlo otra vez',
  'ask-done':
    'cuenta desde ahora como hecho, y no pasa nada más. Su nombre y la hora quedan anotados.',
  'ask-again': `se hace una vez más. Si la primera vez funcionó, habrá ocurrido dos veces. Su
    nombre y la hora quedan anotados.`,
});
