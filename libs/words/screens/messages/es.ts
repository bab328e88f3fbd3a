// Spanish: messages between the office and its clients and vendors.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // The list
  title: 'Mensajes',
  lead: 'Conversaciones con clientes y proveedores. Todo su equipo puede leerlas.',
  list: 'Conversaciones',
  'search-label': 'Buscar conversaciones',
  'search-placeholder': 'Buscar nombres y mensajes...',
  'kind.client': 'Cliente',
  'kind.vendor': 'Proveedor',
  unread: '{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
  'last.office': 'Oficina: {text}',
  'last.photos': '{count, plural, one {Foto} other {# fotos}}',
  'last.note': 'Nota: {text}',
  loading: 'Cargando conversaciones...',
  'load-failed': 'No se pudieron cargar las conversaciones',
  none: 'Todavía no hay mensajes',
  'none-help': `Las conversaciones aparecen aquí cuando un cliente o proveedor escribe en su portal.
    Para escribir primero, abra un cliente o proveedor y elija Mensajes.`,
  'no-match': 'Ninguna conversación coincide',
  'no-match-help': 'Pruebe con parte de un nombre o una palabra de un mensaje.',
  choose: 'Elija una conversación',
  'choose-help': 'Elija una de la lista para leerla y responder.',
  'all-messages': 'Todos los mensajes',

  // A conversation
  with: 'Conversación con {name}',
  conversation: 'Conversación',
  'loading-one': 'Cargando la conversación...',
  'one-failed': 'No se pudo cargar la conversación',
  'open.client': 'Abrir cliente',
  'open.vendor': 'Abrir proveedor',
  'none-with': 'Todavía no hay mensajes con {name}',
  'first-help': 'Escriba el primero abajo.',
  archived: 'Archivado',
  'archived.client': 'Este cliente está archivado',
  'archived.vendor': 'Este proveedor está archivado',
  'archived-help': `Sus mensajes siguen llegando aquí, y usted puede responder. Restáurelo para que
    vuelva a aparecer en sus listas.`,
  earlier: 'Mostrar mensajes anteriores',
  'note-label': 'Nota interna. Solo la ve su equipo.',
  seen: 'Visto el {day}',
  'seen-at': 'Visto a las {time}',
  today: 'Hoy',
  you: 'Usted',
  about: 'Sobre {job}',

  // Writing
  'what-to-write': 'Mensaje o nota',
  'what.message': 'Mensaje',
  'what.note': 'Nota interna',
  'write-to': 'Escribir a {name}',
  'write-note': 'Nota para su equipo',
  'about-job': 'Sobre',
  'no-job': 'Ningún trabajo en particular',
  send: 'Enviar',
  'save-note': 'Guardar nota',
  keys: 'Ctrl+Enter para enviar',
  'keys-mac': '⌘ Enter para enviar',
  'needs-words': 'Escriba un mensaje o agregue una foto',
  'saved-replies': 'Respuestas guardadas',
  'manage-replies': 'Administrar respuestas guardadas',
  'fill-gaps': 'Complete {gaps} antes de enviar esto',
  'wait-for-photos': 'Sus fotos todavía se están subiendo',
  'too-long':
    '{over, plural, one {Sobra # carácter.} other {Sobran # caracteres.}} El límite es {most}.',
  'send-failed': 'No se pudo enviar el mensaje. Su texto sigue aquí.',
  'note-failed': 'No se pudo guardar la nota. Su texto sigue aquí.',
  'reached.portal': '{name} lo verá en el portal y recibirá un correo.',
  'reached.email': '{name} no tiene acceso al portal, así que le llegará por correo.',
  'reached.nowhere': `{name} no tiene correo electrónico ni acceso al portal, así que un mensaje no
    le llegará. Agregue primero un correo electrónico.`,

  // On other pages
  messages: 'Mensajes',
  'about-this-job': 'Mensajes',
  'job-none': 'No hay mensajes sobre este trabajo',
  'job-none-help':
    'Aquí aparecen los mensajes de clientes, proveedores o su equipo sobre este trabajo.',
  'job-failed': 'No se pudieron cargar los mensajes sobre este trabajo',
  'job-loading': 'Cargando mensajes...',
  'write-client': 'Escribir al cliente',

  // In a portal
  'answers-come': 'También le enviaremos nuestra respuesta por correo.',
  'write-us': 'Escríbanos',
});
