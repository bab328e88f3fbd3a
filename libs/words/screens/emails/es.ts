// Spanish: emails.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The page
  title: 'Correos',
  dashboard: 'Panel',
  description: `Todos los correos que Purlin envía a los clientes, a su equipo y a los visitantes
    del sitio web.`,
  'by-state': 'Correos por estado',
  'tab.waiting': 'En espera',
  'tab.failed': 'Fallidos',
  'tab.decisions': 'Por decidir',
  'tab.sent': 'Enviados',

  // While the mail server is away
  outage: 'Los correos no están saliendo',
  since: 'Desde',
  'outage-waits': `. {count, plural, one {# correo está en espera} other {# correos están en
    espera}}. No se pierde nada; todo sale automáticamente cuando vuelva a funcionar.`,
  'outage-setting':
    'El administrador de su servidor debe corregir SMTP_URL o MAIL_FROM y reiniciar el servidor.',
  'outage-tries': 'Seguimos reintentando con uno de ellos.',

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
  'tried-times': '{count} intentos.',
  'next-try': 'Próximo intento',
  'sent-at': 'Enviado',
  actions: 'Acciones',
  'what-to': '{what} para {recipient}',
  'try-one': 'Intentar ahora: {what} para {recipient}',
  'retry-one': 'Reintentar: {what} para {recipient}',
  'fix-one': 'Corregir dirección: {what} para {recipient}',
  'no-match': 'Ningún correo coincide',
  'no-match-help': 'Pruebe con una parte de la dirección del destinatario o del asunto.',
  'clear-search': 'Borrar búsqueda',
  'none-sent': 'Aún no hay correos',
  'none-sent-help':
    'Aquí aparecen los correos a los clientes, a su equipo y a los visitantes del sitio web.',
  'none-waiting': 'No hay correos en espera',
  'none-waiting-help': `Todos los correos ya salieron. Si su servidor de correo deja de funcionar,
    los que estén en espera aparecen aquí.`,
  'none-failed': 'No hay correos fallidos',
  'none-failed-help':
    'Aquí aparecen los correos que un servidor de correo rechaza de forma definitiva.',

  // Trying again, and dismissing
  'try-now': 'Intentar ahora',
  retry: 'Reintentar',
  'fix-address': 'Corregir dirección',
  dismiss: 'Descartar',
  'try-all-now': 'Intentar todos ahora',
  'retry-all': 'Reintentar todos',
  'dismiss-some': 'Descartar {count}',
  'try-some': 'Intentar {count} ahora',
  'retry-some': 'Reintentar {count}',
  'nothing-left': 'Ya no queda nada por reintentar',
  'nothing-left-why': 'Alguien más ya los reintentó, o ya salieron.',
  'on-the-way': '{count, plural, one {Enviando # correo} other {Enviando # correos}}',
  'more-left':
    '{count, plural, one {# correo más} other {# correos más}}. Presione otra vez para continuar.',
  'retry-failed': 'No se pudo reintentar el envío',
  dismissed: '{count, plural, one {# correo descartado} other {# correos descartados}}',
  'dismiss-failed': 'No se pudieron descartar los correos',
  'dismiss-emails': 'Descartar correos',
  'try-again': 'Intentar de nuevo',
  'ask-dismiss': `{count, plural, one {# correo saldrá} other {# correos saldrán}} de esta lista
    sin enviarse. No cambia nada más.`,
  'ask-try-some': `{count, plural, one {# correo se intentará} other {# correos se intentarán}}
    ahora en vez de más tarde. Los que sigan sin poder salir quedarán en espera.`,
  'ask-try-all': `Todos los correos en espera se intentarán ahora en vez de más tarde. Los que
    sigan sin poder salir quedarán en espera.`,
  'ask-try-matching': `Todos los correos en espera que coinciden con “{q}” se intentarán ahora en
    vez de más tarde. Los que sigan sin poder salir quedarán en espera.`,
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
  'kind.approved_copy': 'Copia de una cotización aprobada',
  'kind.staff_notice': 'Notificación a la oficina',
  'kind.lead_notice': 'Notificación de solicitud nueva',
  'kind.lead_receipt': 'Confirmación de solicitud',
  'kind.lead_reply': 'Respuesta a una solicitud',
  'kind.newsletter_confirm': 'Confirmación del boletín',
  'kind.newsletter_welcome': 'Bienvenida al boletín',
  'kind.vendor_schedule': 'Programación de un trabajo para un proveedor',
  'kind.job_moved': 'Cambio por clima, para un cliente',
  'kind.job_moved_back': 'Cambio por clima deshecho, para un cliente',
  'kind.vendor_payment': 'Pago o cuenta bancaria de proveedor',
  'kind.password_link': 'Enlace de contraseña',
  'kind.address_change': 'Cambio de correo electrónico',
  'kind.message': 'Mensaje',
  'kind.way_in': 'Cambio de inicio de sesión',
  'kind.sign_in_link': 'Enlace para entrar',

  // How one stands, and what went wrong
  'state.waiting': 'En espera',
  'state.sending': 'Enviando',
  'state.failed': 'Fallido',
  'state.returned': 'Rebotado',
  'state.sent': 'Enviado',
  'problem.server-unreachable': 'No pudimos comunicarnos con nuestro servidor de correo.',
  'problem.server-busy': 'Nuestro servidor de correo está ocupado y pidió intentar más tarde.',
  'problem.login-refused': `Nuestro servidor de correo rechazó el inicio de sesión: el usuario o
    la contraseña son incorrectos.`,
  'problem.connection-insecure':
    'La conexión con nuestro servidor de correo no es segura, así que no se envía nada por ella.',
  'problem.sender-refused':
    'Nuestro servidor de correo no nos deja enviar desde nuestra dirección.',
  'problem.domain-busy':
    'El servidor de correo del destinatario está ocupado y pidió intentar más tarde.',
  'problem.mailbox-full': 'El buzón del destinatario está lleno.',
  'problem.try-later': 'El servidor de correo del destinatario no pudo recibirlo en ese momento.',
  'problem.address-unknown': 'Esta dirección no existe.',
  'problem.recipient-refused': 'El servidor de correo del destinatario no acepta correos nuestros.',
  'problem.message-too-large': 'Es demasiado grande para el servidor de correo del destinatario.',
  'problem.message-refused': 'El servidor de correo del destinatario rechazó este correo.',
  'problem.not-sendable': 'No se pudo crear este correo.',
  'problem.came-back': 'Se aceptó al principio y luego rebotó.',
  'problem.ours': 'Algo falló de nuestro lado.',

  // What a person has to decide
  'decisions-failed': 'No se pudieron cargar las decisiones',
  'loading-decisions': 'Cargando decisiones…',
  'no-decisions': 'No hay nada que decidir',
  'no-decisions-help': `Cuando algo que debe pasar una sola vez, como un pago, se interrumpe y no
    podemos saber si se completó, aparece aquí.`,
  'look-first': `Primero revise donde tendría que verse, por ejemplo en el sitio web de su banco.
    Nada de esto se repite automáticamente.`,
  'why-unknown': 'Por qué no lo sabemos',
  'reason.program-ended': 'El servidor se detuvo mientras esto estaba en curso.',
  'reason.no-answer': 'Enviamos la solicitud, pero no recibimos una respuesta clara.',
  'reason.put-back':
    'Los datos se restauraron de un respaldo. Esto pudo haberse hecho después del respaldo.',
  'was-done': 'Ya se hizo',
  'do-again': 'Hacerlo otra vez',
  'noted-done': 'Marcado como hecho',
  'will-be-done-again': 'Se hará otra vez',
  'decided-already': 'Alguien más ya decidió esto',
  'decide-failed': 'No se pudo registrar la decisión',
  'yes-was-done': 'Sí, ya se hizo',
  'yes-do-again': 'Sí, hacerlo otra vez',
  'ask-done': 'contará como hecho, y no pasará nada más. Se registran su nombre y la hora.',
  'ask-again': `se hará una vez más. Si se completó la primera vez, habrá ocurrido dos veces. Se
    registran su nombre y la hora.`,
});
