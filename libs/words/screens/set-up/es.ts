// Spanish: what a new company still lacks, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Configure su empresa',
  lead: 'Cada paso desaparece cuando lo termina.',
  dismiss: 'Descartar',
  named: '{step}: {deed}',
  'details.step': 'Nombre y contacto',
  'details.why': 'aparecen en su sitio web, en cada cotización y en cada correo',
  'details.deed': 'Completar',
  'licence.step': 'Número de licencia CCB',
  'licence.why': 'hace falta para poder enviar una cotización',
  'licence.deed': 'Ingresar',
  'mail.step': 'Servidor de correo',
  'mail.why': `no está configurado: no sale ningún correo hasta que el administrador de su
    servidor defina SMTP_URL`,
  'mail.deed': 'Ver',
  'item.step': 'Lista de precios',
  'item.why': 'está vacía; con ella se arman las cotizaciones',
  'item.deed': 'Agregar',
  'client.step': 'Clientes',
  'client.why': 'se pueden agregar uno por uno o importar de un archivo CSV',
  'client.deed': 'Agregar',
  'colleague.step': 'Miembros del equipo',
  'colleague.why': 'pueden tener sus propias cuentas y permisos',
  'colleague.deed': 'Invitar',
  'bank.step': 'Banco para los pagos',
  'bank.why': 'hace falta antes de pagar a proveedores por ACH',
  'bank.deed': 'Ingresar',
  'books.step': 'QuickBooks',
  'books.why': 'se puede mantener sincronizado (opcional)',
  'books.deed': 'Conectar',
});
