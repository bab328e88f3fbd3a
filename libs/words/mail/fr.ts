// French: our e-mails, to clients, visitors and staff.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  hello: 'Bonjour {client},',
  'hello-nobody': 'Bonjour,',
  'broken-button': 'Le bouton ne fonctionne pas ? Ouvrez',
  // Estimates
  'estimate.subject': `{kind, select, first {Soumission} revised {Soumission révisée} again
    {Soumission}} {number} de {company}{kind, select, first {} revised {} again { (renvoyée)}}`,
  'preheader.total': 'Total {cents, money}',
  'preheader.revised': 'Total {cents, money} (auparavant {before, money})',
  'preheader.options': '{count} options, de {leastCents, money} à {mostCents, money}',
  'preheader.until': 'valable jusqu’au {day, date}',
  'estimate.revised': `Voici la version {version} de votre soumission. Elle remplace celle que
    vous avez vue ; vous ne pouvez approuver que celle-ci.`,
  'estimate.total-changed':
    'Le total était de {before, money} ; il est maintenant de {now, money}.',
  'estimate.option-changed':
    'Le total de « {option} » était de {before, money} ; il est maintenant de {now, money}.',
  'estimate.total-same': 'Le total n’a pas changé.',
  'estimate.heading': `{kind, select, first {Votre soumission} revised {Votre soumission révisée}
    again {Votre soumission}}{choice, select, yes { : {count} options au choix} no {}}`,
  'estimate.view': 'Voir la soumission',
  'estimate.compare': 'Comparer les options',
  'estimate.press': `Vous pourrez y approuver la soumission, la refuser ou poser une question.
    Ouvrir le lien ne vous engage à rien.`,
  'estimate.attached':
    'La soumission est jointe en PDF. Des questions ? Répondez à ce courriel ou appelez-nous.',
  'reminder.subject': 'Rappel : soumission {number} de {company}',
  'reminder.heading': 'Votre soumission attend votre réponse',
  'reminder.stop': `Sur la page de la soumission, vous pouvez approuver, refuser ou nous poser une
    question. Dès que ce sera fait, nous cesserons d’envoyer des rappels.`,
  'reminder.stop-subject': 'Cesser les rappels pour la soumission {number}',
  'answer.subject': `{kind, select, question {Votre question} change_request {Les modifications
    demandées}} : soumission {number} de {company}`,
  'answer.heading': `{kind, select, question {Notre réponse à votre question} change_request {Au
    sujet des modifications demandées}}`,
  'answer.you-wrote': 'Vous avez écrit :',
  'answer.more': 'D’autres questions ? Répondez à ce courriel ou appelez-nous.',
  'approved.subject': 'Vous avez approuvé la soumission {number} de {company}',
  'approved.text': `Merci. Nous avons reçu votre approbation pour {what}, au montant de {totalCents,
    money}. Votre copie approuvée est jointe : elle indique ce que nous ferons, le prix et la façon
    dont elle a été approuvée.`,
  'approved.heading': 'Merci de votre approbation',
  'approved.steps': 'Prochaines étapes',
  'approved.day': 'Nous fixerons ensemble la date de début.',
  'approved.next': `Nous communiquerons avec vous pour fixer la date de début.{window, select, yes
    { Pour l’instant, ce serait entre le {days, firstDay} et le {days, lastDay}.} no {}}`,
  'approved.deposit':
    'Maintenant que vous avez approuvé, l’acompte de {depositCents, money} est exigible.',
  'approved.deposit-later': 'Nous vous dirons comment le payer.',
  estimator: 'Votre estimateur. Répondez à ce courriel ou appelez.',
  call: 'Appeler',
  'text-message': 'Texto',
  quoted: '« {text} »',
  // To a user: a link under which they choose a password
  'password.subject': `{kind, select, invitation {Votre compte chez {company}} reset {Réinitialisez
    votre mot de passe pour {company}}}`,
  'password.heading': `{kind, select, invitation {Bienvenue chez {company}} reset {Réinitialisez
    votre mot de passe}}`,
  'password.text': `{kind, select, invitation {{company} vous a créé un compte. Choisissez un mot
    de passe, puis connectez-vous avec {email}.} reset {Quelqu’un, sans doute vous, a demandé à
    réinitialiser le mot de passe de {email} chez {company}. Le mot de passe actuel reste valable
    jusqu’à ce que vous en choisissiez un nouveau.}}`,
  'password.choose': 'Choisir un mot de passe',
  'password.small': `{kind, select, invitation {Ce lien sert une seule fois et expire dans sept
    jours. S’il est expiré, demandez-nous-en un autre.} reset {Ce lien sert une seule fois et
    expire dans une heure. Si vous n’avez rien demandé, ignorez ce courriel.}}`,
  // To a client or a vendor: a link that signs them in
  'sign-in-link.subject': 'Connectez-vous à {company}',
  'sign-in-link.heading': 'Votre lien de connexion',
  'sign-in-link.text': `Utilisez ce bouton pour vous connecter chez {company} avec {email}. Aucun
    mot de passe n’est nécessaire.`,
  'sign-in-link.button': 'Se connecter',
  'sign-in-link.small': `Ce lien sert une seule fois et expire dans {minutes} minutes. Ne le
    transférez pas. Si vous n’avez rien demandé, ignorez ce courriel.`,
  // To a user: another e-mail address, to be confirmed there, and told to the one before
  'address.subject': `{what, select, confirm {Confirmez votre adresse courriel pour {company}}
    changed {Votre adresse courriel chez {company} a été modifiée}}`,
  'address.heading': `{what, select, confirm {Confirmez votre adresse courriel} changed {Votre
    adresse courriel a été modifiée}}`,
  'address.text': `{what, select, confirm {Vous avez demandé à vous connecter chez {company} avec
    {email} au lieu de {before}. Confirmez que cette adresse est la vôtre.} changed {Vous vous
    connectez maintenant chez {company} avec {email}. {before} ne fonctionne plus.}}`,
  'address.button': 'Confirmer l’adresse',
  'address.small': `{what, select, confirm {Ce lien expire dans une heure. Si vous n’avez rien
    demandé, ignorez ce courriel.} changed {Si ce n’était pas vous, appelez-nous tout de
    suite{phone, select, none {} other { au {phone}}}.}}`,
  // To a user: how they sign in has changed
  'way-in.subject': `{what, select, added {Une clé d’accès a été ajoutée} removed {Une clé d’accès a
    été retirée} on {La connexion en deux étapes est activée} off {La connexion en deux étapes est
    désactivée} codes {Nouveaux codes de récupération} used {Un code de récupération a été utilisé}
    password {Votre mot de passe a été modifié}} · {company}`,
  'way-in.heading': `{what, select, added {Une clé d’accès a été ajoutée à votre compte} removed
    {Une clé d’accès a été retirée de votre compte} on {La connexion en deux étapes est activée} off
    {La connexion en deux étapes est désactivée} codes {De nouveaux codes de récupération ont été
    créés} used {Un code de récupération a été utilisé} password {Votre mot de passe a été
    modifié}}`,
  'way-in.text': `{what, select, added {La clé d’accès « {name} » permet maintenant de se
    connecter chez {company} en tant que {email}, sans mot de passe.} removed {La clé d’accès
    « {name} » ne permet plus de se connecter chez {company} en tant que {email}.} on {Se
    connecter chez {company} en tant que {email} demande maintenant un code en plus du mot de
    passe.} off {Se connecter chez {company} en tant que {email} ne demande plus de code.} codes
    {De nouveaux codes de récupération ont été créés pour {email} chez {company}. Les anciens ne
    fonctionnent plus.} used {Quelqu’un s’est connecté chez {company} en tant que {email} avec un
    code de récupération. Ce code ne fonctionnera plus.} password {Le mot de passe de {email} chez
    {company} a été modifié.}}`,
  'way-in.by': 'Cette modification a été faite par {who}.',
  'way-in.small': `Si ce n’était pas vous et que vous n’avez rien demandé, appelez-nous tout de
    suite{phone, select, none {} other { au {phone}}}.`,
  // Money to vendors
  'account.subject': 'Compte bancaire modifié : {vendor} et {company}',
  'account.heading': `{to, select, vendor {Votre compte bancaire a été modifié} office {Le compte
    bancaire de {vendor} a été modifié}}`,
  'account.vendor': `On a demandé à {company} de verser vos paiements dans un autre compte bancaire.
    Le nouveau compte se termine par {endsWith}. Rien n’y sera versé tant que quelqu’un de notre
    bureau ne l’aura pas confirmé avec vous.`,
  'account.call': `Si vous n’avez pas fait cette demande, appelez-nous tout de suite{phone, select,
    none {} other { au {phone}}}.`,
  'account.office': `Le compte bancaire de {vendor} a été modifié. Il se termine maintenant par
    {endsWith}. Rien n’y sera versé tant qu’un autre administrateur ne l’aura pas confirmé. Appelez
    d’abord le sous-traitant, à un numéro déjà au dossier.`,
  'account.open': 'Ouvrir le sous-traitant',
  'rules.subject': '{by} a assoupli les règles des paiements chez {company}',
  'rules.heading': 'Les paiements sont moins protégés qu’avant',
  'rules.text': '{by} a modifié les réglages. {happened}.',
  'rules.check': 'Si vous n’étiez pas d’accord, parlez-en avec {by} et rétablissez les règles.',
  'asked.subject': '{by} veut assouplir les règles des paiements chez {company}',
  'asked.heading': 'Pour assouplir les règles des paiements, il faut une autre personne',
  'asked.text': '{happened}. La demande vient de {by}.',
  'asked.check': `Rien ne change tant qu’une autre personne que {by} ne l’a pas confirmé dans les
    réglages. Si vous n’êtes pas d’accord, retirez la demande au même endroit.`,
  'rules.open': 'Ouvrir les réglages',
  'remittance.subject': 'Paiement de {cents, money} de {company}',
  'remittance.heading': 'Nous vous avons payé {cents, money}',
  'remittance.text': `Nous vous avons payé {cents, money} par virement dans votre compte se
    terminant par {endsWith}. Le virement est arrivé le {day, date}.`,
  'remittance.invoice': 'Facture {number}',
  'remittance.payment': 'Paiement {id}',
  'remittance.paid': 'Payé',
  'remittance.trace': 'Numéro de suivi de la banque : {trace}',
  'remittance.portal': 'Voir vos paiements',
  'remittance.traceOf': '{what} : numéro de suivi de la banque {trace}',
  'remittance.again': `{what} : payé de nouveau, car notre virement du {day, date} (numéro de suivi
    {trace}) a été retourné.`,
  'cameBack.subject': 'Notre paiement de {cents, money} a été retourné : {company}',
  'cameBack.heading': 'Votre banque a retourné notre paiement',
  'cameBack.text': `Nous vous avons envoyé {cents, money} par virement daté du {day, date}, dans le
    compte se terminant par {endsWith}. Votre banque l’a retourné : {meaning}`,
  'cameBack.next': `{who, select, account {Nous ne verserons plus rien dans ce compte.
    Appelez-nous{phone, select, none {} other { au {phone}}} et dites-nous quel compte utiliser :
    nous n’acceptons aucun numéro de compte par courriel. Ensuite, nous vous paierons de nouveau.}
    other {Nous allons vérifier et vous payer de nouveau. Si vous savez pourquoi votre banque l’a
    retourné, appelez-nous{phone, select, none {} other { au {phone}}}.}}`,
  'cameBack.day': 'Date du paiement',
  'cameBack.account': 'Compte',
  'cameBack.ends': 'se termine par {endsWith}',
  'cameBack.trace': 'Numéro de suivi',
  'return.subject': 'Retourné par la banque : {cents, money} à {payee}',
  'return.heading': 'La banque a retourné un paiement',
  'return.text': 'Le paiement de {cents, money} à {payee} a été retourné : {code}. {meaning}',
  'rejection.subject': 'La banque a rejeté le lot {batch}',
  'rejection.heading': 'La banque a rejeté un fichier',
  'rejection.text': 'La banque a rejeté le fichier du lot {batch} : {reason}',
  'return.next': `Les paiements retournés ne sont pas refaits automatiquement. Vous les trouverez
    sous Paiements aux sous-traitants.`,
  'test-returned.subject': 'Le compte bancaire de {payee} n’a pas réussi son test',
  'test-returned.heading': 'La banque a rejeté un compte',
  'test-returned.text': 'Le virement d’essai de $0.00 à {payee} a été retourné : {code}. {meaning}',
  'test-returned.next':
    'Rien ne sera versé dans ce compte. Demandez-en un autre au sous-traitant, et saisissez-le.',
  'return.open': 'Ouvrir le lot',
  'jobs-tomorrow.subject':
    '{jobs, plural, one {Un chantier commence} other {# chantiers commencent}} demain, {day, date}',
  'jobs-tomorrow.heading':
    '{jobs, plural, one {Un chantier commence} other {# chantiers commencent}} demain',
  'jobs-tomorrow.open': 'Ouvrir le calendrier',
  'jobs-tomorrow.why':
    'Vous pouvez choisir les courriels que vous recevez sous Réglages, Notifications.',
  'unclear.subject': 'La banque a envoyé quelque chose qui n’est pas clair : {file}',
  'unclear.heading': 'Un message de la banque demande votre attention',
  'unclear.said': 'Message de la banque : {said}',
  'unclear.next': `Aucun paiement n’a été fait ni annulé à cause de cela. Demandez à la banque ce
    que cela veut dire, faites le nécessaire, puis marquez-le comme réglé sur la page des lots.`,
  'unclear.open': 'Ouvrir les lots',
  // What it is about
  project: 'Projet',
  address: 'Adresse',
  total: 'Total',
  recommended: 'Recommandé',
  'processing-fee': 'Frais de paiement par carte',
  'processing-fee-in-total': '{cents, money} ({percent, percent}), compris dans le total',
  'processing-fee-in-each': '{percent, percent}, compris dans chaque total',
  deposit: 'Acompte dû à l’approbation',
  'valid-until': 'Valable jusqu’au',
  money: '{cents, money}',
  date: '{day, date}',
  day: '{day, date}',
  // To staff: what a client did
  'notice.subject': '{client} · {what} : {happened} (soumission {number})',
  'notice.text': '{client} · {what} : {happened}',
  'notice.said': '{client} a écrit :',
  client: 'Client',
  email: 'Courriel',
  phone: 'Téléphone',
  open: 'Ouvrir la soumission',
  'notice.reply': `{replies, select, yes {Répondez à ce courriel pour écrire au client. } no
    {}}Vous pouvez désactiver ces courriels sous Réglages.`,
  // To visitors of the website
  'receipt.subject': `{kind, select, quote {Nous avons reçu votre demande de soumission} message
    {Nous avons reçu votre message}} · {company}`,
  'receipt.heading':
    '{kind, select, quote {Nous avons reçu votre demande} message {Nous avons reçu votre message}}',
  'receipt.text': `{kind, select, quote {Merci de nous avoir écrit. Nous communiquerons avec vous
    d’ici 24 heures pour fixer votre inspection gratuite.} message {Merci de nous avoir écrit. Nous
    vous répondrons d’ici 24 heures.} emergency {Merci de nous avoir prévenus. Nous traitons votre
    demande en urgence et communiquerons avec vous dès que possible.}}`,
  'receipt.more': `L’eau entre en ce moment ? Appelez-nous{phone, select, none {} other { au
    {phone}}}. Pour ajouter quelque chose, répondez à ce courriel.`,
  'receipt.not-you': `Vous recevez ce courriel parce que quelqu’un a saisi votre adresse sur notre
    site. Si ce n’était pas vous, ignorez-le.`,
  about: 'Sujet',
  'confirm.subject': 'Confirmez votre abonnement · {company}',
  'confirm.heading': 'Confirmez votre abonnement',
  'confirm.text': `Quelqu’un, sans doute vous, a inscrit cette adresse à notre infolettre. Confirmez
    pour commencer à la recevoir. Sinon, vous ne recevrez pas l’infolettre.`,
  'confirm.button': 'Confirmer mon abonnement',
  'confirm.small': 'Si ce n’était pas vous, ignorez ce courriel.',
  'welcome.subject': 'Abonnement confirmé · {company}',
  'welcome.heading': 'Abonnement confirmé',
  'welcome.text': `Merci. Vous recevrez notre infolettre sur les toitures de l’ouest de l’Oregon
    quatre fois par année.`,
  'welcome.button': 'Se désabonner',
  'welcome.small': 'Vous pouvez vous désabonner en tout temps avec ce bouton.',
  // To staff: what a visitor asked
  'lead.subject': `{urgent, select, yes {Urgent : } no {}}{kind, select, quote {Demande de
    soumission} message {Message}} de {name}`,
  'lead.heading': '{kind, select, quote {Demande de soumission} message {Message}} de {name}',
  'lead.text': `{kind, select, quote {Vous avez reçu une demande de soumission par le site web.}
    message {Vous avez reçu un message par le site web.}}`,
  'lead.reply': `Répondez à ce courriel pour écrire directement à la personne, ou répondez dans
    Purlin pour que toute l’équipe le voie.`,
  'lead.open': 'Ouvrir dans Purlin',
  name: 'Nom',
  'email-address': 'Courriel',
  urgency: 'Urgence',
  material: 'Matériau',
  claim: 'Réclamation d’assurance',
  'yes-or-no': '{is, select, yes {Oui} no {Non}}',
  answer: 'Réponse',
  language: 'Langue',
  spanish: 'Espagnol',
  message: 'Message',
  photos: 'Photos',
  'photo-count': '{count, plural, one {1 (à voir dans Purlin)} other {# (à voir dans Purlin)}}',
  // To a vendor: when they are on a job
  'vendor.subject': `{what, select, made {Vous êtes à l’horaire pour} moved {Nouvelles dates pour}
    waits {En pause, sans date pour l’instant :} ended {Vous n’êtes plus à l’horaire pour} cancelled
    {Annulé :}} {job}{dated, select, yes {, {day, date}} no {}}`,
  'vendor.text': `{what, select, made {Vous êtes à l’horaire pour ce chantier.} moved {Les dates de
    ce chantier ont changé.} waits {Ce chantier est sans date pour l’instant. Nous vous préviendrons
    quand il sera replanifié.} ended {Vous n’êtes plus à l’horaire pour ce chantier.} cancelled {Ce
    chantier a été annulé. Vous n’avez pas à vous y rendre.}}`,
  'vendor.job': 'Chantier',
  'vendor.starts': 'Début',
  'vendor.ends': 'Fin',
  'vendor.calendar': 'Ouvrez l’invitation jointe pour mettre à jour votre calendrier.',
  'vendor.open': '{asks, select, yes {Répondre à ce bon de travail} no {Voir le bon de travail}}',
  'vendor.reply': 'Cela ne vous convient pas ? Répondez à ce courriel ou appelez-nous.',
  'order.subject': `{vendor} {says, select, no {a refusé} withdrew {a retiré sa réponse} other
    {propose d’autres dates}} : {job}`,
  'order.asked': 'Dates demandées',
  'order.proposed': 'Dates proposées',
  'order.open': 'Ouvrir le chantier',
  // To a client: their job has another day
  'moved.subject': `{job} : {what, select, starts {nouvelle date, le} other {nouvelle date de fin,
    le}} {day, date}`,
  'moved.heading':
    '{what, select, starts {Nous commencerons le} other {Nous terminerons le}} {day, date}',
  'moved.text': `En raison de la météo, nous devons changer les dates des travaux de votre toiture.
    Rien d’autre ne change.`,
  'moved.before': 'Date d’origine',
  'moved.now': 'Nouvelle date',
  'moved.reply': `Les nouvelles dates ne vous conviennent pas ? Répondez à ce courriel ou
    appelez-nous{phone, select, none {} other { au {phone}}}.`,
  // To a client who had the one before: it is as it was
  'moved-back.subject':
    '{job} : retour à la date d’origine, {what, select, starts {le } other {jusqu’au }}{day, date}',
  'moved-back.heading': `{what, select, starts {Nous commencerons le} other {Nous terminerons le}}
    {day, date}, comme prévu`,
  'moved-back.text': `Nous vous avions donné de nouvelles dates à cause de la météo. Nous
    revenons au calendrier d’origine.`,
  'moved-back.before': 'Date que nous vous avions envoyée',
  'moved-back.reply': `Ces dates ne vous conviennent pas ? Répondez à ce courriel ou
    appelez-nous{phone, select, none {} other { au {phone}}}.`,
});
