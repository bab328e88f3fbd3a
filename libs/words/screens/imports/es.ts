// Spanish: importing a list from a file.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What is imported
  'import.clients': '{count, plural, one {Importar # cliente} other {Importar # clientes}}',
  'none.clients': 'No se puede importar ningún cliente de este archivo',
  'imported.clients': 'Se importaron los clientes.',
  'import.items': '{count, plural, one {Importar # artículo} other {Importar # artículos}}',
  'none.items': 'No se puede importar ningún artículo de este archivo',
  'imported.items': 'Se importaron los artículos.',
  'import.vendors': '{count, plural, one {Importar # proveedor} other {Importar # proveedores}}',
  'none.vendors': 'No se puede importar ningún proveedor de este archivo',
  'imported.vendors': 'Se importaron los proveedores.',

  // Choosing a file
  'too-large': 'El archivo pesa más de {most} MB. Divídalo e importe las partes una por una.',
  empty: 'El archivo está vacío. Elija otro.',
  'start-file': 'Descargar un archivo de ejemplo',
  reading: 'Leyendo el archivo...',
  choose: 'Elija un archivo CSV',
  drop: 'o suéltelo aquí; hasta {most} MB y {rows, number} filas',
  'choose-another': 'Elegir otro archivo',
  importing: 'Importando...',

  // What each line would do
  'outcome.add': 'Nuevo',
  'outcome.change': 'Actualizado',
  'outcome.same': 'Sin cambios',
  'count.add': 'Nuevos',
  'count.change': 'Actualizados',
  'count.same': 'Sin cambios',
  'count.left-out': 'Omitidos',
  'correct-lines': 'Corrija las líneas de abajo y elija el archivo otra vez.',
  'lines-left-out': 'Estas líneas se omitirán',
  'lines-were-left-out': 'Estas líneas se omitieron',
  'unused-columns': 'Columnas que no se usan: {columns}.',
  'more-rows': 'Y {count, number} filas más.',
  'more-lines': 'Y {count, number} más.',
  'what-it-holds': 'Contenido del archivo',
  line: 'Línea',
  'what-happens': 'Resultado',
  'line-at': 'Línea {line}:',
  'line-column': 'Línea {line}, {column}:',

  // What came of it
  counts: '{added, number} agregados, {changed, number} actualizados, {same, number} sin cambios.',
});
