// French: what is said about requests as such, and about our own troubles.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What was sent
  'invalid-input': `{what, select, body {La requête n’a pas pu être lue} twice {Une valeur de
    l’adresse est donnée plus d’une fois. Donnez-la une fois et réessayez.} unstorable {Le texte
    contient des caractères ou une date qui ne peuvent pas être enregistrés. Corrigez-le et
    réessayez.} id {Le numéro dans l’adresse doit être un nombre entier supérieur à 0.}}`,
  'invalid-request': `{what, select, json {La requête n’a pas pu être lue. Envoyez du JSON valide
    avec le type de contenu application/json.} shape {La requête est imbriquée trop profondément ou
    contient un champ inconnu. Envoyez seulement les champs documentés.} form {Le formulaire n’a pas
    pu être lu. Réessayez.}}`,
  'invalid-address': 'L’adresse n’a pas pu être lue. Vérifiez-la et réessayez.',
  'invalid-idempotency-key':
    'L’en-tête Idempotency-Key doit avoir de 8 à 100 caractères visibles ; un UUID convient.',
  'key-reused': 'Cette Idempotency-Key a déjà servi à une autre requête. Prenez une nouvelle clé.',
  'invalid-if-match':
    'L’en-tête If-Match doit porter l’ETag d’une réponse précédente, par exemple "7".',
  'invalid-cursor': 'Ce curseur ne vient pas de cette liste. Recommencez sans lui.',
  'too-large': `{what, select, request {La requête est trop volumineuse. Envoyez moins de
    {megabytes, number} Mo.} step {C’est trop pour un seul enregistrement. Raccourcissez les textes
    ou envoyez moins de lignes.}}`,
  'address-too-long': 'L’adresse est trop longue.',
  'unsupported-type': `{what, select, json {Envoyez du JSON avec le type de contenu
    application/json.} mail {Envoyez le message brut avec le type de contenu message/rfc822.}
    picture {Envoyez la photo telle quelle, avec le type de contenu image/jpeg, image/png,
    image/webp ou image/heic.}}`,
  'unreadable-mail': `Ce courriel n’a pas pu être lu : il est endommagé ou trop complexe.
    Renvoyez-le en texte brut.`,
  'too-slow': 'La requête n’est pas arrivée à temps. Vérifiez la connexion et réessayez.',
  'method-not-allowed': 'Cette adresse n’accepte pas cette méthode.',
  refused: 'La requête a été refusée.',

  // Who sent it
  'not-signed-in': `{what, select, call {Connectez-vous d’abord.} live {Les mises à jour en direct
    sont réservées à l’équipe.} bounce {Envoyez l’en-tête Authorization: Bearer avec le secret de
    BOUNCE_SECRET.}}`,
  'wrong-api-key': `Cette clé API ne fonctionne pas : elle est fausse, expirée ou révoquée. Créez-en
    une autre sous Réglages, Clés API.`,
  'two-credentials': 'Envoyez soit une session, soit une clé API, pas les deux.',
  'wrong-credentials': 'Courriel ou mot de passe incorrect',
  'wrong-password': 'Le mot de passe est incorrect.',
  'field-wrong-password': 'Le mot de passe est incorrect.',
  'password-needed': 'Confirmez votre mot de passe pour faire cela.',
  'code-needed': 'Saisissez le code affiché par votre application.',
  'wrong-code':
    'Ce code est incorrect. Chaque code sert une seule fois et expire après 30 secondes.',
  'field-wrong-code': 'Le code est incorrect',
  'factor-needed': `Votre entreprise exige la connexion en deux étapes pour les administrateurs.
    Activez-la sous Réglages, Gestion du compte.`,
  'own-password-needed': `Votre mot de passe a été généré. Choisissez le vôtre sous Réglages,
    Gestion du compte, pour débloquer le reste de l’application.`,
  'factor-there': `La connexion en deux étapes est déjà activée. Désactivez-la avant de la
    configurer de nouveau.`,
  'passkey-needed': `Votre entreprise exige la connexion en deux étapes pour les administrateurs.
    Connectez-vous avec votre clé d’accès, ou utilisez l’un de vos codes de récupération.`,
  'passkey-wrong': `Cette clé d’accès ne fonctionne pas ici, ou cela a pris trop de temps.
    Réessayez, ou connectez-vous avec votre mot de passe.`,
  'passkey-not-made':
    'Cette clé d’accès ne peut pas servir ici, ou cela a pris trop de temps. Réessayez.',
  'email-taken': 'Cette adresse courriel est déjà utilisée.',
  forbidden: `{what, select, call {Vous n’avez pas l’autorisation de faire cela.} key {Cette clé API
    n’a pas l’autorisation de faire cela.} closed {Cette page n’est ouverte à personne.} inbox
    {Seuls les administrateurs voient la boîte de réception, car elle contient les liens pour
    choisir un mot de passe.} others-link {Ce courriel contient un lien vers le compte d’une autre
    personne : elle seule peut l’ouvrir ici. Configurez un serveur de courriel (SMTP_URL) pour
    qu’elle le reçoive.} live {Les mises à jour en direct sont réservées à l’équipe.}}`,
  'foreign-origin': 'Cette requête venait d’un autre site web et a été bloquée.',
  'too-often': `Trop de tentatives. Attendez {minutes, plural, one {une minute} other {{minutes,
    number} minutes}} et réessayez.`,
  'too-busy': 'Le système est très occupé en ce moment. Réessayez dans quelques secondes.',
  'estimate-not-approved': 'Cette soumission n’est pas encore approuvée.',
  'link-over': 'Ce lien a été utilisé ou est expiré. Demandez-en un autre.',
  'same-password': 'C’est le mot de passe que vous avez déjà. Choisissez-en un autre.',
  'common-password': `Ce mot de passe est trop facile à deviner. Évitez les mots de passe courants,
    les répétitions, les suites de lettres, de chiffres ou de touches, ainsi que votre nom, votre
    courriel ou le nom de l’entreprise. Trois ou quatre mots sans lien entre eux conviennent bien.`,

  // What became of it
  unavailable: `La base de données est injoignable pour l’instant. Réessayez dans un moment. Rien ne
    sera fait deux fois.`,
  'pdf-failed': 'Le PDF n’a pas pu être créé',
  defect: `Un problème est survenu de notre côté. Réessayez. Si cela persiste, envoyez-nous l’ID de
    la requête.`,

  // Files with rows
  'empty-file': `Le fichier n’a aucune ligne de données. La première ligne doit contenir les noms
    des colonnes, et les suivantes, les valeurs.`,
  'too-many-rows': `Vous pouvez importer jusqu’à {most, number} lignes à la fois. Divisez le fichier
    et importez les parties une à une.`,
  'column-missing': `Le fichier n’a pas de colonne nommée « {column} ». Ajoutez-la, ou renommez la
    bonne colonne dans la première ligne.`,
  'too-many-columns': `La ligne {line, number} du fichier a plus de {most, number} colonnes. Retirez
    celles qui sont vides et réessayez.`,
  'unreadable-file': `{why, select, open-quote {Le fichier ne peut pas être lu à partir de la ligne
    {line, number} : un guillemet y est ouvert sans être fermé. Corrigez-le et réessayez.} long-line
    {La ligne {line, number} du fichier a plus de 100,000 caractères. Vérifiez les guillemets qui la
    précèdent et réessayez.} everywhere {Plus de 1,000 lignes du fichier ne peuvent pas être lues.
    Vérifiez ses guillemets : un texte entre guillemets doit se terminer par un guillemet, et ceux
    qu’il contient s’écrivent deux fois.} slow {Le fichier est trop long à lire. Enregistrez-le de
    nouveau en CSV depuis un tableur, ou divisez-le.}}`,
  'unreadable-line': `Cette ligne ne peut pas être lue. Vérifiez ses guillemets : un texte entre
    guillemets doit se terminer par un guillemet, et ceux qu’il contient s’écrivent deux fois.`,
  'damaged-cell': `Un tableur a modifié cette valeur et l’original est perdu. Donnez à la colonne le
    format Texte, saisissez de nouveau la valeur et enregistrez le fichier.`,
  'too-many-items':
    'Vous pouvez modifier jusqu’à {most, number} prix à la fois. Modifiez une catégorie à la fois.',

  // Photos
  'unusable-picture': `{why, select, type {On ne peut ajouter ici que des photos : JPEG, PNG,
    WebP ou HEIC.} pixels {Cette photo a
    plus de 50 millions de pixels. Réduisez-la et réessayez.} small {Cette photo est trop petite
    pour montrer quelque chose. Choisissez-en une plus grande.} broken {Cette photo ne peut pas être
    lue. Elle est peut-être abîmée ; choisissez-en une autre.}}`,
  'upload-gone': 'L’envoi du fichier est expiré. Ajoutez le fichier de nouveau.',
  'upload-incomplete': 'Une partie du fichier n’est pas encore arrivée. Ajoutez-le de nouveau.',
  'upload-part': 'Cette partie du fichier n’a pas la bonne taille. Ajoutez-le de nouveau.',
  'picture-gone': 'L’une des photos est expirée. Ajoutez-la de nouveau.',

  // Fields
  'field-taken': 'Déjà utilisé',
  'field-same-password': 'C’est déjà votre mot de passe ; choisissez-en un autre',
  'field-common': 'Trop facile à deviner ; choisissez-en un autre',
  'field-unstorable': 'Contient des caractères impossibles à enregistrer',
  'field-id': 'Doit être un nombre entier supérieur à 0',
  'field-twice': 'Donné plus d’une fois ; envoyez-le une seule fois',
  'field-missing': 'Remplissez tous les champs obligatoires.',
  'field-email': 'Saisissez une adresse courriel valide',
  'field-too-long': 'Au plus {most, number} caractères',
  'field-too-short': 'Au moins {least, number} caractères',
  'field-too-high': 'Au plus {most, number}',
  'field-too-low': 'Au moins {least, number}',
  'field-too-many': 'Au plus {most, number}',
  'field-type': `Envoyez {expected, select, string {un texte} number {un nombre} int {un nombre
    entier} boolean {true ou false} array {une liste} other {autre chose}}`,
  'field-choice': 'Choisissez parmi {choices}',
  'field-date': 'Saisissez une date comme 2026-11-30',
  'field-time': 'Saisissez une date et une heure comme 2026-11-30T09:00:00Z',
  'field-unknown': 'Inconnu ici : {names}',
  'field-wrong': 'Vérifiez ce champ',
});
