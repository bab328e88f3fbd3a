// Spanish texts around every page.
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
    quote: 'Pedir cotización',
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
  reach: {
    label: 'Comuníquese con nosotros',
    call: 'Llamar',
    text: 'Mensaje',
    textStart: 'Hola, escribo por el techo en ',
  },
  checkLicense: 'Consulte nuestra licencia en el registro estatal',
  privacy: 'Privacidad',
  week: {
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    one: (day) => day.charAt(0).toUpperCase() + day.slice(1),
    from: (first, last) => `${first.charAt(0).toUpperCase()}${first.slice(1)} a ${last}`,
    between: (opens, closes) => `${opens} a ${closes}`,
    appointment: 'Solo con cita',
    closed: 'Cerrado',
  },
  demo:
    'Contenido de muestra: las personas, los proyectos y las cifras son ejemplos que vienen ' +
    'con la demostración. El dueño los cambia por los reales antes de publicar.',
  demoLabel: 'Muestra',
  pictures: {
    home: 'Dibujo de una casa con techo de tejas bajo la lluvia',
    map: 'Mapa de la zona de servicio alrededor de Eugene, Oregón',
    inspection: 'Dibujo de un techo con los cinco lugares que mira una inspección',
    repair: 'Dibujo de un tubo que atraviesa un techo de tejas, con tapajuntas nuevo',
    replacement: 'Dibujo de un techo que se cubre de nuevo, del entablado a las tejas',
    maintenance: 'Dibujo de una canaleta que se limpia de agujas bajo un techo con musgo',
    bungalow: 'Dibujo de una casa bungalow con techo de tejas nuevo',
    farmhouse: 'Dibujo de una casa de campo con techo de acero de junta alzada',
    shop: 'Dibujo de un taller con techo plano blanco',
    limb: 'Dibujo de una casa con una rama de abeto que atraviesa el techo',
    chimney: 'Dibujo de una chimenea de ladrillo con tapajuntas de metal',
    coast: 'Dibujo de una casa junto al mar con viento',
    storm: 'Dibujo de una casa que pierde tejas en una tormenta',
    moss: 'Dibujo de tejas con musgo en las ranuras',
    claim: 'Dibujo de un reporte del techo con fotos, como lo pide una aseguradora',
    shingles: 'Dibujo de tres muestras: tejas sencillas, tejas laminadas y metal',
    attic: 'Dibujo de un ático con el aire que pasa del alero a la cumbrera',
  },
  newsletter: {
    title: 'Notas del techo, cuatro veces al año',
    text:
      'Qué revisar antes de cada estación, en un correo breve. Primero confirma su correo, y ' +
      'puede darse de baja con un clic.',
    email: 'Correo electrónico',
    subscribe: 'Suscribirme',
    leaveEmpty: 'Deje este campo vacío',
  },
};
