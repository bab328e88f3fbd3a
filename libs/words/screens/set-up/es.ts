// Spanish: what a new company still lacks, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  title: 'Prepare su empresa',
  lead: 'Cada línea desaparece cuando está hecha.',
  dismiss: 'Descartar',
  named: '{step}: {deed}',
  'details.step': 'Nombre y contacto',
  'details.why': 'aparecen en el sitio, en cada cotización y en cada correo',
  'details.deed': 'Completar',
  'licence.step': 'Número de licencia CCB',
  'licence.why': 'hace falta antes de enviar la primera cotización',
  'licence.deed': 'Ingresar',
  'mail.step': 'Servidor de correo',
  'mail.why': `sin definir: los correos no llegan a nadie hasta que quien administra el servidor
    defina SMTP_URL`,
  'mail.deed': 'Ver',
  'item.step': 'Lista de precios',
  'item.why': 'aún sin artículos; con ellos se arman las cotizaciones',
  'item.deed': 'Agregar',
  'client.step': 'Clientes',
  'client.why': 'se agregan uno por uno o se traen de un archivo CSV',
  'client.deed': 'Empezar',
  'colleague.step': 'Colegas',
  'colleague.why': 'pueden tener cuentas y permisos propios',
  'colleague.deed': 'Invitar',
  'bank.step': 'Banco para los pagos',
  'bank.why': 'hace falta antes de pagar a proveedores por ACH',
  'bank.deed': 'Ingresar',
  'books.step': 'QuickBooks',
  'books.why': 'puede mantenerse al día; es opcional',
  'books.deed': 'Conectar',
});
