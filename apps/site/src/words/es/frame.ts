// Spanish: words around every page.
import type { Words } from '../en.ts';

export const frame: Words['frame'] = {
  locale: 'es_US',
  skip: 'Saltar al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  nav: {
    home: 'Inicio',
    about: 'Nosotros',
    services: 'Servicios',
    portfolio: 'Proyectos',
    testimonials: 'Opiniones',
    quote: 'Cotización',
    blog: 'Blog',
    faq: 'Preguntas',
    contact: 'Contacto',
    login: 'Entrar',
  },
  otherLanguage: 'English',
  breadcrumbs: 'Usted está aquí',
  quickLinks: 'Enlaces rápidos',
  reachUs: 'Comuníquese',
  who:
    'Inspección, reparación, reemplazo y mantenimiento de techos en Eugene, Oregón, y sus ' +
    'alrededores.',
  license: 'Contratista con licencia de Oregón, CCB #',
  ccb: 'CCB #',
  credit: 'Sitio y oficina funcionan con Purlin',
  freeConsultation: 'Consulta gratis',
  getStarted: 'Pedir cotización',
  hours: [
    { days: 'Lunes a viernes', time: '8:00 AM a 6:00 PM' },
    { days: 'Sábado', time: '9:00 AM a 4:00 PM' },
    { days: 'Domingo', time: 'Solo con cita' },
  ],
  demo:
    'Contenido de muestra: las personas, los proyectos y las cifras son ejemplos que vienen ' +
    'con la demostración. El dueño los cambia por los reales antes de publicar.',
  demoLabel: 'Muestra',
  sharePicture: 'Dibujo de una casa con techo de tejas bajo la lluvia',
  newsletter: {
    title: 'Notas del techo, cuatro veces al año',
    text:
      'Qué revisar antes de cada estación, en un correo breve. Confirme su correo; puede darse ' +
      'de baja cuando quiera.',
    email: 'Correo electrónico',
    subscribe: 'Suscribirme',
    leaveEmpty: 'Deje este campo vacío',
  },
};
