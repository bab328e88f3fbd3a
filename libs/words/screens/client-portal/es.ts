// Spanish: what a client finds in their portal.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What comes next
  next: 'Lo que sigue',
  'next.answer': `{what, select, change {Apruebe o rechace la orden de cambio {number}} package
    {Elija una opción en la cotización {number}} other {Apruebe o rechace la cotización {number}}}`,
  'next.question': 'Estamos viendo su pregunta sobre la cotización {number}',
  'next.at-work': 'El trabajo está en curso',
  'next.at-work-today': 'Hoy tenemos programado trabajar',
  'next.at-work-on': 'El trabajo continúa: {day}',
  'next.starts': 'Empieza el trabajo: {day}, {hour}',
  'next.starts-today': 'El trabajo empieza hoy, {hour}',
  'next.on-hold': 'El trabajo está en pausa. Le avisaremos cuando se reanude.',
  'next.dates': 'Le avisaremos las fechas',
  'title-total': '{title}, {cents, money}',
  'open-until': 'Válida hasta: {day}',
  'open-until-today': 'Válida solo hasta hoy',
  crew: 'Cuadrilla: {crews}',
  moved: 'Cambió por el clima. Antes: {before}; ahora: {now}',
  'moved-end': 'El fin del trabajo cambió por el clima. Antes: {before}; ahora: {now}',
  // Estimates
  'count-waiting': '{count} por responder',
  'to-answer': 'Esperan su respuesta',
  others: 'Cotizaciones anteriores',
  open: 'Abrir',
  'open-what': 'Abrir la cotización {number}',
  pdf: 'PDF',
  'pdf-of': 'Descargar {number} en PDF',
  'pdf-failed': 'No se pudo descargar el PDF',
  total: 'Total',
  chosen: 'Su elección',
  history: 'Historial',
  'history-of': 'Historial de la cotización {number}',
  'step.sent': 'Le enviamos esta cotización',
  'step.revised': 'Actualizamos esta cotización',
  'step.viewed': 'Usted la abrió',
  'step.question': 'Usted hizo una pregunta',
  'step.change_request': 'Usted pidió cambios',
  'step.answer': 'Le respondimos',
  'step.declined': 'Usted la rechazó',
  'step.declined-for-you': 'Nuestra oficina registró que usted la rechazó',
  'step.approved-by': 'Aprobada, con la firma de {name}',
  'step.approved': `{how, select, phone {Usted la aprobó por teléfono} in_person {Usted la aprobó en
    persona} email {Usted la aprobó por correo} paper {Usted la aprobó en papel} staff {Aprobación
    registrada} other {Usted la aprobó}}`,
  // Projects
  'work-days': `{count, plural, one {# día de trabajo} many {# días de trabajo} other {# días de
    trabajo}}`,
  'work-days-named': '{count}: {days}',
  moves: 'Cambios por el clima',
  life: 'Avance de {title}',
  'life.approved': 'Aprobado',
  'life.scheduled': 'Programado',
  'life.in-progress': 'En curso',
  'life.finished': 'Terminado',
  changes: 'Órdenes de cambio',
  photos: 'Fotos',
  'open-photo': 'Abrir foto {n}',
  'photo-of': 'de {title}',
  // Documents
  documents: 'Documentos',
  'no-documents': 'Todavía no hay documentos',
  'no-documents-why': 'Cuando apruebe una cotización, su copia queda aquí. ¿Busca algo? Llámenos.',
  'paper.signed': `{what, select, change {Orden de cambio firmada {number}} other {Cotización
    firmada {number}}}`,
  'paper.approved': `{what, select, change {Orden de cambio aprobada {number}} other {Cotización
    aprobada {number}}}`,
  'paper.certificate': 'con el certificado de su firma',
  // Contact
  contact: 'Datos de contacto',
  'contact-lead': 'Cómo nos comunicamos con usted sobre sus proyectos',
  'contact-edit': 'Editar datos de contacto',
  address: 'Dirección',
  'contact-none': 'Sin datos',
  'contact-told': 'Se le avisará a nuestra oficina.',
  'contact-save': 'Guardar',
  'contact-saving': 'Guardando...',
  'contact-cancel': 'Cancelar',
  'contact-saved': 'Datos de contacto guardados',
  'contact-failed': 'No se pudieron guardar sus datos de contacto',
});
