// Spanish: settings of the company: who it is, estimates, planning, checklists.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Business information
  business: 'Datos del negocio',
  'business-lead': 'Aparece en su sitio web, en sus cotizaciones y en cada correo que envía.',
  'business-failed': 'No se pudieron cargar los datos del negocio',
  'loading-business': 'Cargando los datos del negocio...',
  'cannot-send': 'Todavía no puede enviar cotizaciones',
  'enter-ccb': 'Primero ingrese su número de licencia CCB.',
  'business-name': 'Nombre del negocio',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  ccb: 'Número de licencia CCB',
  'ccb-help': `Su número de licencia del Oregon Construction Contractors Board. Oregón lo exige en
    toda oferta por escrito, así que sin él no puede enviar cotizaciones.`,

  // Estimates
  estimates: 'Cotizaciones',
  'estimates-lead': 'Impresión, aprobación de los clientes y recordatorios.',
  'estimates-failed': 'No se pudieron cargar los ajustes de cotizaciones',
  'loading-estimates': 'Cargando los ajustes de cotizaciones...',
  paper: 'Tamaño de papel de los PDF',
  'paper.Letter': 'Carta (8.5 × 11 in)',
  'paper.A4': 'A4 (210 × 297 mm)',
  'valid-days': 'Días de vigencia de una cotización nueva',
  'valid-days-wrong': 'Ingrese un número de días',
  'ask-signature':
    'Exigir que los clientes acepten las condiciones y escriban su nombre para aprobar',
  'no-signature': 'Las aprobaciones no mostrarán quién las dio',
  'no-signature-means': `Cualquiera que tenga el enlace puede aprobar con un clic. El registro no
    tiene nombre ni condiciones aceptadas, solo la hora, la dirección IP y el documento, así que
    tendrá menos que mostrar si un cliente lo disputa.`,
  terms: 'Condiciones',
  'terms-shown':
    'Se muestran completos antes de que el cliente pueda aprobar, y se imprimen con la cotización.',
  'terms-unused': 'Se usan cuando se exige que los clientes firmen.',
  consent: 'Consentimiento',
  'consent-help': `La declaración que aceptan los clientes. Esta es la versión {version}; cada
    aprobación registra la versión que se mostró.`,
  deposit: 'Instrucciones para pagar el anticipo',
  'deposit-example': 'Con cheque a la dirección de arriba, o por transferencia bancaria: …',
  'deposit-help': `Los clientes ven esto después de aprobar, en la página y en su correo. Si está en
    blanco, se les dice que usted se comunicará con ellos.`,
  'follow-up': 'Enviar recordatorios después de (días)',
  'follow-up-help': `Días después del envío, como 3, 7. Los clientes que responden o hacen una
    pregunta no reciben recordatorios. Déjelo en blanco para no enviar ninguno.`,
  'follow-up-wrong': 'Ingrese los días separados por comas, por ejemplo 3, 7',
  reminder: 'Texto del recordatorio',
  'notify-us': 'Enviarnos un correo cuando un cliente responda una cotización o haga una pregunta',
  'readers.en': 'Para clientes que leen inglés',
  'readers.es': 'Para clientes que leen español',
  'readers.fr': 'Para clientes que leen francés',
  'english-instead': 'Los campos en blanco usan el texto en inglés.',
  'terms-in.es': 'Condiciones en español',
  'terms-in.fr': 'Condiciones en francés',
  'consent-in.es': 'Consentimiento en español',
  'consent-in.fr': 'Consentimiento en francés',
  'reminder-in.es': 'Texto del recordatorio en español',
  'reminder-in.fr': 'Texto del recordatorio en francés',
  'deposit-in.es': 'Instrucciones para pagar el anticipo, en español',
  'deposit-in.fr': 'Instrucciones para pagar el anticipo, en francés',

  // New estimates
  offers: 'Cotizaciones nuevas',
  'offers-lead': 'Valores predeterminados de las cotizaciones nuevas. Las existentes no cambian.',
  'card-fee': 'Cargo por pago con tarjeta (%)',
  'card-fee-help':
    'Se agrega como una partida aparte en las cotizaciones nuevas. Escriba 0 para no cobrarlo.',
  'kind-of-work': 'Tipo de trabajo',
  'look-at-kinds': 'Revise: {kinds}.',
  'empty-none': 'Déjelo en blanco si no hay.',
  'empty-as-any': 'Déjelo en blanco para usar el valor de cualquier trabajo.',
  'empty-as-set': 'Déjelo en blanco para usar el valor de Cotizaciones.',
  'warranty-years': 'Garantía (años)',
  'deposit-percent': 'Anticipo (% del total)',
  'valid-for': 'Vigencia (días)',
  'offer.introMessage': 'Mensaje para el cliente',
  'offer.customerNotes': 'Notas para el cliente',
  'offer.warrantyText': 'Cobertura de la garantía',
  'in.es': '{what}, en español',
  'in.fr': '{what}, en francés',

  // Planning and weather
  planning: 'Programación y clima',
  'planning-lead': `El calendario marca los días de mal clima según estos límites. Los cambios
    por clima omiten los días libres.`,
  'plan.latitude': 'Latitud',
  'plan.longitude': 'Longitud',
  'plan.rainPercent': 'Probabilidad de lluvia (%)',
  'plan.windMph': 'Viento (mph)',
  'plan.frostFahrenheit': 'Helada (°F)',
  'plan.holidays': 'No se trabaja en los principales días festivos',
  'plan.closedDays': 'Otros días libres, uno por línea, por ejemplo 2026-12-24 Nochebuena',

  // Checklists
  checklists: 'Listas de tareas',
  'checklists-lead': `Cada trabajo empieza con la lista de tareas de su tipo de trabajo. Se puede
    cambiar en el trabajo.`,
  'no-checklists': 'No hay listas de tareas',
  'add-first': 'Agregue la primera.',
  checklist: 'Lista de tareas {number}',
  'remove-checklist': 'Quitar la lista de tareas {number}',
  steps: 'Pasos, uno por línea',
  'add-checklist': 'Agregar lista de tareas',

  // Saved replies
  replies: 'Respuestas guardadas',
  'replies-lead': `Textos que su equipo puede insertar al escribir a clientes y proveedores.
    {client}, {job} y {date} se reemplazan por el nombre, el título del trabajo y su fecha de
    inicio.`,
  'no-replies': 'No hay respuestas guardadas',
  reply: 'Respuesta {number}',
  'remove-reply': 'Quitar la respuesta {number}',
  'reply-name': 'Nombre',
  'reply-text': 'Mensaje',
  'add-reply': 'Agregar respuesta',
});
