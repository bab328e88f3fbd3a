// Spanish: settings of the public website: hours, projects, people, reviews.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Opening hours
  hours: 'Horario de atención',
  'hours-lead': 'Aparece al pie de cada página de su sitio web y en los buscadores.',
  'day.open': 'Abierto',
  'day.appointment': 'Solo con cita',
  'day.closed': 'Cerrado',
  'open-from-to': 'Abierto de {opens} a {closes}',
  'as-on-monday': 'Copiar el lunes de martes a viernes',
  opens: 'Abre',
  until: 'a',
  closes: 'Cierra',

  // Every list
  'list-begin': 'Agregue el primer elemento para empezar.',
  'written-in': 'Escrito en',
  'language.en': 'Inglés',
  'language.es': 'Español',
  'language.fr': 'Francés',
  'stars-count': '{count, plural, one {# estrella} other {# estrellas}}',
  'entry.projects': 'proyecto {number}',
  'entry.team': 'persona {number}',
  'entry.reviews': 'reseña {number}',
  'add.projects': 'Agregar proyecto',
  'add.team': 'Agregar persona',
  'add.reviews': 'Agregar reseña',
  'move-up': 'Subir {entry}',
  'move-down': 'Bajar {entry}',
  'remove-entry': 'Quitar {entry}',

  // Which lists there are
  'title.projects': 'Portafolio',
  'title.team': 'Equipo',
  'title.reviews': 'Reseñas',
  'lead.projects': `Techos de los que se siente orgulloso. Al agregar el primero, los proyectos de
    muestra salen de su sitio web.`,
  'lead.team': 'Las personas que sus clientes van a conocer. Aparecen en su página Nosotros.',
  'lead.reviews': `Lo que dicen los clientes. Al agregar la primera, las reseñas de muestra salen
    de su sitio web.`,
  'none.projects': 'Su sitio web muestra proyectos de muestra, marcados como tales',
  'none.team': 'Todavía no hay miembros del equipo',
  'none.reviews': 'Su sitio web muestra reseñas de muestra, marcadas como tales',

  // Their fields
  name: 'Nombre',
  place: 'Lugar',
  category: 'Categoría',
  took: 'Duración',
  found: 'Lo que encontramos',
  done: 'Lo que hicimos',
  'photo-before': 'Foto de antes',
  'photo-after': 'Foto de después',
  featured: 'Destacado: también aparece en la página de inicio',
  'what-they-do': 'Puesto',
  'about-them': 'Biografía',
  photo: 'Foto',
  work: 'Trabajo realizado',
  stars: 'Estrellas',
  words: 'Reseña',

  // A photo
  'not-described': '{photo}, aún sin descripción',
  'replace-photo': 'Reemplazar {photo}',
  'choose-photo': 'Elegir {photo}',
  remove: 'Quitar',
  'remove-photo': 'Quitar {photo}',
  'what-it-shows': 'Descripción',
  'what-it-shows-help': 'Para quienes no pueden ver la foto y para los buscadores.',
  'photo-caption': 'Leyenda',
  sending: 'Subiendo {percent}%',
  'not-sent': 'No se pudo subir la foto. Inténtelo de nuevo.',
});
