// The words of e-mails about messages between the office and a client or vendor.
import { translationOf } from './catalogue.ts';

const en = {
  'message.subject': 'Message from {company}',
  'message.about': 'About',
  'message.open': 'Read and reply',
  'message.reply': `{portal, select, yes {Please reply in your portal, so your messages stay in one
    place.} no {Questions? Reply to this email or give us a call.}}`,
  'message.photos': `{portal, select, yes {{count, plural, one {You have # photo in your portal.}
    other {You have # photos in your portal.}}} no {{count, plural, one {# photo is attached.} other
    {# photos are attached.}}}}`,
  // E-mail programs quote it, and what stands above it is the reply: the signs stay.
  'reply.above': '##- Type your reply above this line -##',
  'reply.here': 'Just reply to this email. Your reply is added to the conversation.',
  'reply.files': 'Attachments that didn’t come through: {files}',
  'message-notice.subject': 'New message from {name}',
  'message-notice.open': 'Open conversation',
  'message-notice.photos': `{count, plural, one {It includes # photo. Open the conversation to see
    it.} other {It includes # photos. Open the conversation to see them.}}`,
  'message-notice.small': 'You can turn these emails off under Settings.',
} as const;

export const conversations = {
  en,
  es: translationOf(en)({
    'message.subject': 'Mensaje de {company}',
    'message.about': 'Sobre',
    'message.open': 'Leer y responder',
    'message.reply': `{portal, select, yes {Responda en su portal, así sus mensajes quedan en un
      solo lugar.} no {¿Tiene preguntas? Responda a este correo o llámenos.}}`,
    'message.photos': `{portal, select, yes {{count, plural, one {Tiene # foto en su portal.} other
      {Tiene # fotos en su portal.}}} no {{count, plural, one {Se adjunta # foto.} other {Se
      adjuntan # fotos.}}}}`,
    'reply.above': '##- Escriba su respuesta arriba de esta línea -##',
    'reply.here': 'Solo responda a este correo: su respuesta se agrega a la conversación.',
    'reply.files': 'Adjuntos que no llegaron: {files}',
    'message-notice.subject': 'Nuevo mensaje de {name}',
    'message-notice.open': 'Abrir conversación',
    'message-notice.photos': `{count, plural, one {Llegó # foto. Abra la conversación para verla.}
      other {Llegaron # fotos. Abra la conversación para verlas.}}`,
    'message-notice.small': 'Puede desactivar estos correos en Ajustes.',
  }),
  fr: translationOf(en)({
    'message.subject': 'Message de {company}',
    'message.about': 'Sujet',
    'message.open': 'Lire et répondre',
    'message.reply': `{portal, select, yes {Répondez dans votre portail : vos messages restent ainsi
      au même endroit.} no {Des questions ? Répondez à ce courriel ou appelez-nous.}}`,
    'message.photos': `{portal, select, yes {{count, plural, one {Vous avez # photo dans votre
      portail.} other {Vous avez # photos dans votre portail.}}} no {{count, plural, one {# photo
      est jointe.} other {# photos sont jointes.}}}}`,
    'reply.above': '##- Écrivez votre réponse au-dessus de cette ligne -##',
    'reply.here': 'Répondez simplement à ce courriel : votre réponse s’ajoute à la conversation.',
    'reply.files': 'Pièces jointes qui ne sont pas arrivées : {files}',
    'message-notice.subject': 'Nouveau message de {name}',
    'message-notice.open': 'Ouvrir la conversation',
    'message-notice.photos': `{count, plural, one {# photo est arrivée. Ouvrez la conversation pour
      la voir.} other {# photos sont arrivées. Ouvrez la conversation pour les voir.}}`,
    'message-notice.small': 'Vous pouvez désactiver ces courriels sous Réglages.',
  }),
} as const;
