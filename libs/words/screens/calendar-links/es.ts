// Spanish: links under which other calendar programs follow the jobs.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Enlaces del calendario',
  lead: `Suscríbase desde el calendario de Google, Apple u Outlook. Quien tenga el enlace ve qué,
    dónde y cuándo, pero nada sobre clientes ni dinero.`,
  'load-failed': 'No se pudieron cargar los enlaces del calendario',
  'whole-company': 'Toda la empresa',
  link: 'Enlace',
  'open-in-mine': 'Agregar a mi calendario',
  since: 'Activo desde',
  replace: 'Reemplazar enlace',
  close: 'Desactivar enlace',
  'replace-asked': '¿Reemplazar este enlace?',
  'close-asked': '¿Desactivar este enlace?',
  'replace-lead': `Los calendarios que usan el enlace actual de {name} dejarán de actualizarse.
    Comparta mejor el enlace nuevo.`,
  'close-lead': 'Los calendarios que usan el enlace de {name} dejarán de actualizarse.',
  replaced: 'Enlace reemplazado',
  closed: 'Enlace desactivado',
  'new-link-for': 'Nuevo enlace para',
  'make-link': 'Crear enlace',
  ready: 'Enlace creado',
});
