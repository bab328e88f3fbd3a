// Spanish: settings of the company: who it is, estimates, planning, checklists.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Business information
  business: 'Datos del negocio',
  'business-lead': 'Aparece en su sitio web, sus cotizaciones y cada correo que envía.',
  'business-failed': 'No se pudieron cargar los datos del negocio',
  'loading-business': 'Cargando los datos del negocio...',
  'cannot-send': 'Aún no se pueden enviar cotizaciones',
  'enter-ccb': 'Ingrese primero su número de licencia CCB.',
  'business-name': 'Nombre del negocio',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  ccb: 'Número de licencia CCB',
  'ccb-help': `El número de licencia del Oregon Construction Contractors Board. Oregon lo exige
    en toda oferta escrita, así que sin él no se pueden enviar cotizaciones.`,

  // Estimates
  estimates: 'Cotizaciones',
  'estimates-lead': 'Cómo se imprimen, cómo las aprueban los clientes y cuándo se les recuerda.',
  'estimates-failed': 'No se pudieron cargar los ajustes de cotizaciones',
  'loading-estimates': 'Cargando los ajustes de cotizaciones...',
  paper: 'Papel de los PDF',
  'paper.Letter': 'Carta (8.5 × 11 in)',
  'paper.A4': 'A4 (210 × 297 mm)',
  'valid-days': 'Días de vigencia de una cotización nueva',
  'valid-days-wrong': 'Ingrese un número de días',
  'ask-signature':
    'Pedir a los clientes que acepten los términos y escriban su nombre antes de aprobar',
  terms: 'Términos',
  'terms-shown':
    'Se muestran completos antes de que el cliente pueda aprobar, y se imprimen con la cotización.',
  'terms-unused': 'Se usan cuando se pide a los clientes que firmen.',
  consent: 'Consentimiento',
  'consent-help': `La frase que acepta el cliente. Esta es la versión {version}; cada aprobación
    registra cuál se mostró.`,
  deposit: 'Cómo pagar un depósito',
  'deposit-example': 'Con cheque a la dirección de arriba, o por transferencia bancaria: …',
  'deposit-help': `Los clientes lo leen al aprobar, en la página y en su correo. Si queda vacío,
    leen que usted se comunicará con ellos.`,
  'follow-up': 'Dar seguimiento después de días',
  'follow-up-help': `Días después del envío, por ejemplo 3, 7. A un cliente que responde o
    pregunta no se le recuerda. Déjelo vacío para no enviar recordatorios.`,
  'follow-up-wrong': 'Ingrese los días como números separados por comas, por ejemplo 3, 7',
  reminder: 'Texto del recordatorio',
  'notify-us': 'Enviarnos un correo cuando un cliente responda una cotización o pregunte algo',
  'readers.en': 'Para clientes que leen inglés',
  'readers.es': 'Para clientes que leen español',
  'readers.fr': 'Para clientes que leen francés',
  'english-instead': 'Donde un texto está vacío, reciben el inglés.',
  'terms-in.es': 'Términos en español',
  'terms-in.fr': 'Términos en francés',
  'consent-in.es': 'Consentimiento en español',
  'consent-in.fr': 'Consentimiento en francés',
  'reminder-in.es': 'Texto del recordatorio en español',
  'reminder-in.fr': 'Texto del recordatorio en francés',
  'deposit-in.es': 'Cómo pagar un depósito, en español',
  'deposit-in.fr': 'Cómo pagar un depósito, en francés',

  // New estimates
  offers: 'Cotizaciones nuevas',
  'offers-lead': `Lo que dice una cotización nueva hasta que alguien escriba otra cosa. Las
    cotizaciones existentes quedan como están.`,
  'card-fee': 'Cargo por procesar tarjeta (%)',
  'card-fee-help': 'Una partida aparte en las cotizaciones nuevas; 0 es ninguno.',
  'kind-of-work': 'Tipo de trabajo',
  'look-at-kinds': 'Revise {kinds}.',
  'empty-none': 'Si queda vacío, no hay.',
  'empty-as-any': 'Si queda vacío, es como para cualquier trabajo.',
  'empty-as-set': 'Si queda vacío, como en Cotizaciones.',
  'warranty-years': 'Garantía en años',
  'deposit-percent': 'Depósito (% del total)',
  'valid-for': 'Vigencia en días',
  'offer.introMessage': 'Mensaje para el cliente',
  'offer.customerNotes': 'Notas para el cliente',
  'offer.warrantyText': 'Qué cubre la garantía',
  'in.es': '{what}, en español',
  'in.fr': '{what}, en francés',

  // Planning and weather
  planning: 'Planificación y clima',
  'planning-lead': `El calendario marca los días que superan estos límites; un cambio por el
    clima salta los días libres.`,
  'plan.latitude': 'Latitud',
  'plan.longitude': 'Longitud',
  'plan.rainPercent': 'Probabilidad de lluvia, en porcentaje',
  'plan.windMph': 'Viento, en millas por hora',
  'plan.frostFahrenheit': 'Helada, en Fahrenheit',
  'plan.holidays': 'Nadie trabaja en días festivos nacionales',
  'plan.closedDays': 'Otros días libres, uno por línea, por ejemplo 2026-12-24 Nochebuena',

  // Checklists
  checklists: 'Listas de tareas',
  'checklists-lead':
    'Los trabajos empiezan con la lista de su tipo de trabajo; allí se puede cambiar.',
  'no-checklists': 'No hay listas',
  'add-first': 'Agregue la primera.',
  checklist: 'Lista {number}',
  'remove-checklist': 'Quitar la lista {number}',
  steps: 'Pasos, uno por línea',
  'add-checklist': 'Agregar lista',
});
