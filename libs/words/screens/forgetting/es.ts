// Spanish: what staff read before somebody is forgotten: what goes, what stays, and why.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  'goes.contact': 'Nombre, correo, teléfono, dirección y notas.',
  'goes.estimates': `{count, plural, one {# cotización que no se aceptó, con sus correos y
    preguntas. Si sigue abierta, se retira.} other {# cotizaciones que no se aceptaron, con sus
    correos y preguntas. Las que siguen abiertas se retiran.}}`,
  'goes.requests': `{count, plural, one {# solicitud} other {# solicitudes}} del sitio web, con
    todos los mensajes y fotos.`,
  'goes.messages': `{count, plural, one {# mensaje o nota interna.} other {# mensajes y notas
    internas.}}`,
  'goes.sign-ins': `El acceso al portal de {count, plural, one {# persona} other {# personas}}, que
    termina de inmediato.`,
  'goes.photos': '{count, plural, one {# foto.} other {# fotos.}}',
  'goes.words': 'Lo que escribió, nuestras notas al respecto y nuestras respuestas.',
  'goes.password': 'Su contraseña, todas sus sesiones y los lugares desde donde entró.',
  'stays.accepted-estimates': `{count, plural, one {# cotización aceptada, con el nombre, el correo
    y el teléfono que aparecen en ella y el comprobante de la aprobación.} other {# cotizaciones
    aceptadas, con el nombre, el correo y el teléfono que aparecen en ellas y el comprobante de cada
    aprobación.}}`,
  'stays.jobs': '{count, plural, one {# trabajo terminado.} other {# trabajos terminados.}}',
  'stays.payments': `{count, plural, one {# pago, con el nombre de la empresa, el monto y nuestras
    notas al respecto.} other {# pagos, con el nombre de la empresa, los montos y nuestras notas al
    respecto.}}`,
  'stays.quickbooks': 'Lo que se envió a QuickBooks. Solo se puede eliminar allí.',
  'stays.answers': `{count, plural, one {# motivo o nota que escribió sobre las fechas de un
    trabajo.} other {# motivos y notas que escribió sobre fechas de trabajos.}}`,
  'stays.deeds': 'Lo que hizo en Purlin, con un número en lugar de su nombre.',
  'stays.mark':
    'Constancia de que se eliminaron los datos de alguien, cuándo y por quién. Sin el nombre.',
  'why.taxes': `Los libros y registros deben conservarse mientras puedan importar para los impuestos
    (Treas. Reg. § 1.6001-1).`,
  'why.claims': 'Los reclamos por obras se pueden presentar hasta diez años después (ORS 12.135).',
  'why.history': 'El historial se mantiene completo y verificable.',
});
