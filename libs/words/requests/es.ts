// Spanish: what is said about requests as such, and about our own troubles.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  // What was sent
  'invalid-input': `{what, select, body {No se pudo leer la solicitud} twice {Un valor de la
    dirección aparece más de una vez. Envíelo una sola vez e inténtelo de nuevo.} unstorable {El
    texto contiene caracteres o una fecha que no podemos guardar. Corríjalo e inténtelo de nuevo.}
    id {El ID en la dirección debe ser un número entero mayor que 0.}}`,
  'invalid-request': `{what, select, json {No se pudo leer la solicitud. Envíe JSON válido con el
    tipo de contenido application/json.} shape {La solicitud tiene demasiados niveles o un campo que
    no reconocemos. Envíe solo los campos documentados.} form {No se pudo leer el formulario.
    Inténtelo de nuevo.}}`,
  'invalid-address': 'No se pudo leer la dirección. Revísela e inténtelo de nuevo.',
  'invalid-idempotency-key': `El encabezado Idempotency-Key debe tener de 8 a 100 caracteres
    visibles. Un UUID funciona bien.`,
  'key-reused': 'Este Idempotency-Key ya se usó con otra solicitud. Use una clave nueva.',
  'invalid-if-match': `El encabezado If-Match debe llevar el ETag de una respuesta anterior, por
    ejemplo "7".`,
  'invalid-cursor': 'Este cursor no es de esta lista. Empiece de nuevo sin él.',
  'too-large': `{what, select, request {La solicitud es demasiado grande. Envíe menos de {megabytes,
    number} MB.} step {Esto es demasiado para guardarlo de una vez. Acorte el texto o envíe menos
    partidas.}}`,
  'address-too-long': 'La dirección es demasiado larga.',
  'unsupported-type': `{what, select, json {Envíe JSON con el tipo de contenido application/json.}
    mail {Envíe el mensaje original con el tipo de contenido message/rfc822.} picture {Envíe la foto
    original con el tipo de contenido image/jpeg, image/png, image/webp o image/heic.}}`,
  'unreadable-mail': `Este correo no se pudo leer: está dañado o es demasiado complejo. Envíelo de
    nuevo como texto sin formato.`,
  'too-slow': 'La solicitud no llegó a tiempo. Revise la conexión e inténtelo de nuevo.',
  'method-not-allowed': 'Esta dirección no acepta este método.',
  refused: 'La solicitud fue rechazada.',

  // Who sent it
  'not-signed-in': `{what, select, call {Primero inicie sesión.} live {Las actualizaciones en vivo
    son solo para el personal.} bounce {Envíe el encabezado Authorization: Bearer con el secreto de
    BOUNCE_SECRET.}}`,
  'wrong-api-key': `Esta clave de API no funciona: es incorrecta, venció o fue revocada. Cree otra
    en Ajustes, Claves de API.`,
  'two-credentials': 'Envíe una sesión o una clave de API, pero no ambas.',
  'wrong-credentials': 'Correo electrónico o contraseña incorrectos',
  'wrong-password': 'La contraseña es incorrecta.',
  'field-wrong-password': 'La contraseña es incorrecta.',
  'password-needed': 'Confirme su contraseña para hacer esto.',
  'code-needed': 'Escriba el código que muestra su app.',
  'wrong-code': 'Ese código es incorrecto. Cada código sirve una vez y vence a los 30 segundos.',
  'field-wrong-code': 'El código es incorrecto',
  'factor-needed': `Su empresa exige el inicio de sesión en dos pasos a los administradores.
    Actívelo en Ajustes, Gestión de la cuenta.`,
  'own-password-needed': `Su contraseña fue generada. Elija una propia en Ajustes, Gestión de la
    cuenta, para desbloquear el resto de la aplicación.`,
  'factor-there': `El inicio de sesión en dos pasos ya está activado. Desactívelo antes de
    configurarlo de nuevo.`,
  'passkey-needed': `Su empresa exige el inicio de sesión en dos pasos a los administradores. Entre
    con su llave de acceso o use uno de sus códigos de recuperación.`,
  'passkey-wrong': `Esta llave de acceso no sirve aquí, o tardó demasiado. Inténtelo de nuevo o
    entre con su contraseña.`,
  'passkey-not-made':
    'Esta llave de acceso no se puede usar aquí, o tardó demasiado. Inténtelo de nuevo.',
  'email-taken': 'Este correo electrónico ya está en uso.',
  forbidden: `{what, select, call {No tiene permiso para hacer esto.} key {Esta clave de API no
    tiene permiso para hacer esto.} closed {Esta página no está abierta para nadie.} inbox {Solo los
    administradores pueden ver la bandeja de entrada, porque tiene los enlaces para elegir
    contraseñas.} others-link {Este correo tiene un enlace a la cuenta de otra persona, así que aquí
    solo ella puede abrirlo. Configure un servidor de correo (SMTP_URL) para que le llegue.} live
    {Las actualizaciones en vivo son solo para el personal.}}`,
  'foreign-origin': 'Esta solicitud vino de otro sitio web, así que se bloqueó.',
  'too-often': `Demasiados intentos. Espere {minutes, plural, one {un minuto} other {{minutes,
    number} minutos}} e inténtelo de nuevo.`,
  'too-busy': 'Tenemos mucha actividad en este momento. Inténtelo de nuevo en unos segundos.',
  'estimate-not-approved': 'Esta cotización todavía no está aprobada.',
  'link-over': 'Este enlace ya se usó o ya venció. Pida otro.',
  'same-password': 'Esa ya es su contraseña. Elija otra.',
  'common-password': `Esta contraseña es demasiado fácil de adivinar. Evite contraseñas comunes,
    repeticiones, series de letras, números o teclas, y su nombre, su correo o el nombre de la
    empresa. Tres o cuatro palabras sin relación entre sí funcionan bien.`,

  // What became of it
  unavailable: `No podemos acceder a la base de datos en este momento. Inténtelo de nuevo en un
    momento. Nada se hará dos veces.`,
  'pdf-failed': 'No se pudo crear el PDF. Inténtelo de nuevo en un momento.',
  defect: `Algo falló de nuestro lado. Inténtelo de nuevo. Si sigue pasando, envíenos el ID de la
    solicitud.`,

  // Files with rows
  'empty-file': `El archivo no tiene filas. La primera línea debe tener los nombres de las columnas,
    y las de abajo los valores.`,
  'too-many-rows': `Puede importar hasta {most, number} filas a la vez. Divida el archivo e importe
    las partes una por una.`,
  'column-missing': `El archivo no tiene una columna llamada "{column}". Agréguela, o cambie el
    nombre de la columna correcta en la primera línea.`,
  'too-many-columns': `La línea {line, number} del archivo tiene más de {most, number} columnas.
    Quite las vacías e inténtelo de nuevo.`,
  'unreadable-file': `{why, select, open-quote {El archivo no se puede leer desde la línea {line,
    number}: hay unas comillas que no se cierran. Corríjalo e inténtelo de nuevo.} long-line {La
    línea {line, number} del archivo tiene más de 100,000 caracteres. Revise las comillas
    anteriores e inténtelo de nuevo.} everywhere {No se pueden leer más de 1,000 líneas del
    archivo. Revise las comillas: un texto entre comillas debe cerrarlas, y las de adentro se
    escriben dobles.} slow {Leer el archivo toma demasiado tiempo. Guárdelo de nuevo como CSV desde
    una hoja de cálculo, o divídalo.}}`,
  'unreadable-line': `No se puede leer esta línea. Revise las comillas: un texto que empieza con
    comillas debe terminar con comillas, y las de adentro se escriben dobles.`,
  'too-many-items':
    'Puede cambiar hasta {most, number} precios a la vez. Cambie una categoría a la vez.',

  'damaged-cell': `Una hoja de cálculo cambió este valor y el original se perdió. Dé a la columna
    el formato Texto, escriba el valor otra vez y guarde el archivo.`,
  // Photos
  'unusable-picture': `{why, select, type {Solo se pueden agregar fotos JPEG, PNG, WebP o HEIC.}
    pixels {Esta foto tiene más de 50 millones de píxeles. Hágala más pequeña e inténtelo de nuevo.}
    small {Esta foto es demasiado pequeña para mostrar algo. Elija una más grande.} broken {No se
    puede leer esta foto. Puede que esté dañada. Elija otra.}}`,
  'upload-gone': 'El envío del archivo venció. Agregue el archivo de nuevo.',
  'upload-incomplete': 'Una parte del archivo todavía no llegó. Agregue el archivo de nuevo.',
  'upload-part': 'Esta parte del archivo no tiene el tamaño correcto. Agréguelo de nuevo.',
  'picture-gone': 'Una de las fotos ya venció. Agréguela de nuevo.',

  // Fields
  'field-taken': 'Ya está en uso',
  'field-same-password': 'Esa ya es su contraseña; elija otra',
  'field-common': 'Demasiado fácil de adivinar; elija otra',
  'field-unstorable': 'Contiene caracteres que no podemos guardar',
  'field-id': 'Debe ser un número entero mayor que 0',
  'field-twice': 'Aparece más de una vez; envíelo una sola vez',
  'field-missing': 'Llene todos los campos obligatorios.',
  'field-email': 'Escriba un correo electrónico válido',
  'field-too-long': 'Escriba {most, number} caracteres como máximo',
  'field-too-short': 'Escriba al menos {least, number} caracteres',
  'field-too-high': 'Escriba {most, number} o menos',
  'field-too-low': 'Escriba {least, number} o más',
  'field-too-many': 'Elija {most, number} como máximo',
  'field-type': `{expected, select, string {Se espera texto} number {Se espera un número}
    int {Se espera un número entero} boolean {Se espera sí o no} array {Se espera una lista}
    other {Se espera otra cosa}}`,
  'field-choice': 'Elija una de estas opciones: {choices}',
  'field-date': 'Escriba una fecha como 2026-11-30',
  'field-time': 'Escriba una hora como 2026-11-30T09:00:00Z',
  'field-unknown': 'Desconocido: {names}',
  'field-wrong': 'Revise este campo',
});
