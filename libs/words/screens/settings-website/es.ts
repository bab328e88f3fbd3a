// Spanish: settings of the public website: hours, projects, people, reviews.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // Opening hours
  hours: 'Horario de atención',
  'hours-lead': 'Aparece al pie de cada página de su sitio web, y los buscadores lo muestran.',
  'day.open': 'Abierto',
  'day.appointment': 'Solo con cita',
  'day.closed': 'Cerrado',
  'open-from-to': 'Abierto de {opens} a {closes}',
  'as-on-monday': 'De lunes a viernes como el lunes',
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
  'lead.projects': `Techos de los que está orgulloso. Con el primero, los proyectos de muestra
    salen de su sitio web.`,
  'lead.team': 'Quién sube al techo. Aparece en la página sobre su negocio.',
  'lead.reviews':
    'Lo que dijeron los clientes. Con la primera, las muestras salen de su sitio web.',
  'none.projects': 'Su sitio web muestra proyectos de muestra, marcados como tales',
  'none.team': 'Su sitio web aún no nombra a nadie',
  'none.reviews': 'Su sitio web muestra reseñas de muestra, marcadas como tales',

  // Their fields
  name: 'Nombre',
  place: 'Lugar',
  category: 'Categoría',
  took: 'Duración',
  found: 'Qué encontramos',
  done: 'Qué hicimos',
  'photo-before': 'Foto de antes',
  'photo-after': 'Foto de después',
  featured: 'Destacado: también en la página de inicio',
  'what-they-do': 'Qué hace',
  'about-them': 'Sobre la persona',
  photo: 'Foto',
  work: 'Trabajo',
  stars: 'Estrellas',
  words: 'Texto',

  // A photo
  'not-described': '{photo}, aún sin descripción',
  'replace-photo': 'Reemplazar {photo}',
  'choose-photo': 'Elegir {photo}',
  remove: 'Quitar',
  'remove-photo': 'Quitar {photo}',
  'what-it-shows': 'Qué muestra',
  'what-it-shows-help': 'Para quienes no pueden verla y para los buscadores.',
  'photo-caption': 'Leyenda',
  sending: 'Enviando {percent}%',
  'not-sent': 'No se pudo enviar la foto. Inténtelo de nuevo.',
});
