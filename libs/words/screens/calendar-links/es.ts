// Spanish: links under which other calendar programs follow the jobs.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Enlaces del calendario',
  lead: `Los calendarios de Google, Apple y Outlook siguen un enlace así. Quien lo tiene ve qué,
    dónde y cuándo, y nada de clientes ni de dinero.`,
  'load-failed': 'No se pudieron cargar los enlaces del calendario',
  'whole-company': 'Toda la empresa',
  link: 'Enlace',
  'open-in-mine': 'Abrir en mi calendario',
  since: 'Desde',
  replace: 'Reemplazar enlace',
  close: 'Cerrar enlace',
  'replace-asked': '¿Reemplazar este enlace?',
  'close-asked': '¿Cerrar este enlace?',
  'replace-lead':
    'Los calendarios que siguen el enlace de {name} ya no se actualizan; entregue el nuevo.',
  'close-lead': 'Los calendarios que siguen el enlace de {name} ya no se actualizan.',
  replaced: 'Se reemplazó el enlace',
  closed: 'El enlace ya no abre nada',
  'new-link-for': 'Nuevo enlace para',
  'make-link': 'Crear enlace',
  ready: 'El enlace está listo',
});
