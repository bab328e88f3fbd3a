// French: our e-mails, to clients, visitors and staff.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  hello: 'Bonjour {client},',
  'hello-nobody': 'Bonjour,',
  'broken-button': 'Le bouton ne fonctionne pas ? Ouvrez',

  // Estimates
  'estimate.subject': `{kind, select, first {Devis} revised {Devis révisé} again {Nouvel envoi :
    devis}} {number} de {company}`,
  'preheader.total': 'Total {cents, money}',
  'preheader.revised': 'Total {cents, money} (auparavant {before, money})',
  'preheader.options': '{count} formules, de {leastCents, money} à {mostCents, money}',
  'preheader.until': 'valable jusqu’au {day, date}',
  'estimate.revised': `Voici la version {version} de votre devis. Elle remplace celle que vous avez
    vue ; vous ne pouvez approuver que celle-ci.`,
  'estimate.total-changed':
    'Le total était de {before, money} ; il est maintenant de {now, money}.',
  'estimate.option-changed':
    'Le total de « {option} » était de {before, money} ; il est maintenant de {now, money}.',
  'estimate.total-same': 'Le total reste le même.',
  'estimate.heading': `{kind, select, first {Votre devis} revised {Votre devis révisé} again {Votre
    devis, une fois encore}}{choice, select, yes { : {count} formules au choix} no {}}`,
  'estimate.view': 'Voir votre devis',
  'estimate.compare': 'Comparer vos options',
  'estimate.press':
    'Vous pourrez y approuver, refuser ou poser une question ; ouvrir la page n’engage à rien.',
  'estimate.attached':
    'Le devis est aussi joint en PDF. Pour toute question, répondez à cet e-mail ou appelez-nous.',
  'reminder.subject': 'Rappel : devis {number} de {company}',
  'reminder.heading': 'Votre devis attend toujours votre réponse',
  'reminder.stop': `Sur la page du devis, vous pouvez approuver, refuser ou poser toute question ;
    nous n’enverrons alors plus de rappel.`,
  'reminder.stop-subject': 'Plus de rappel pour {number}',
  'answer.subject': `{kind, select, question {Votre question} change_request {Les modifications
    demandées}} : devis {number} de {company}`,
  'answer.heading': `{kind, select, question {Notre réponse à votre question} change_request {Au
    sujet des modifications demandées}}`,
  'answer.you-wrote': 'Vous avez écrit :',
  'answer.more': 'Pour toute autre question, répondez à cet e-mail ou appelez-nous.',
  'approved.subject': 'Votre accord pour le devis {number}, {company}',
  'approved.text': `Merci. Nous avons bien reçu votre accord pour {what}, à {totalCents, money}.
    Vous trouverez ci-joint le devis approuvé : il dit ce que nous faisons, à quel prix et comment
    il a été approuvé.`,
  'approved.heading': 'Merci de votre accord',
  'approved.steps': 'La suite',
  'approved.day': 'Nous convenons du jour.',
  'approved.next': `Nous vous contactons pour convenir du premier jour de travail.{window, select,
    yes { À ce jour, ce serait entre le {days, firstDay} et le {days, lastDay}.} no {}}`,
  'approved.deposit':
    'Maintenant que vous avez approuvé, l’acompte de {depositCents, money} est à régler.',
  'approved.deposit-later': 'Nous vous dirons comment le régler.',
  estimator: 'Votre conseiller. Répondez simplement à cet e-mail, ou appelez.',
  call: 'Appeler',
  'text-message': 'SMS',
  quoted: '« {text} »',

  // To a user: a link under which they choose a password
  'password.subject': `{kind, select, invitation {Votre accès à {company}} reset {Choisissez un
    nouveau mot de passe pour {company}}}`,
  'password.heading': `{kind, select, invitation {Bienvenue chez {company}} reset {Choisissez un
    nouveau mot de passe}}`,
  'password.text': `{kind, select, invitation {{company} vous a ouvert un compte. Choisissez un mot
    de passe, puis connectez-vous avec {email}.} reset {Quelqu’un, sans doute vous, a demandé un
    nouveau mot de passe pour {email} chez {company}. Tant que vous n’en choisissez pas un, l’ancien
    reste valable.}}`,
  'password.choose': 'Choisir un mot de passe',
  'password.small': `{kind, select, invitation {Le lien sert une seule fois, pendant sept jours.
    Ensuite, demandez-nous-en un autre.} reset {Le lien sert une seule fois, pendant une heure. Ce
    n’était pas vous ? Ne faites rien, et rien ne change.}}`,

  // To a user: another e-mail address, to be confirmed there, and told to the one before
  'address.subject': `{what, select, confirm {Confirmez votre adresse e-mail pour {company}} changed
    {Votre adresse e-mail chez {company} a été modifiée}}`,
  'address.heading': `{what, select, confirm {Confirmez votre adresse e-mail} changed {Votre adresse
    e-mail a été modifiée}}`,
  'address.text': `{what, select, confirm {Vous avez demandé à vous connecter désormais chez
    {company} avec {email}, au lieu de {before}. Confirmez que cette adresse est la vôtre.} changed
    {Désormais, vous vous connectez chez {company} avec {email}. {before} n’ouvre plus rien.}}`,
  'address.button': 'Confirmer l’adresse',
  'address.small': `{what, select, confirm {Le lien sert pendant une heure. Ce n’était pas vous ?
    Ne faites rien, et rien ne change.} changed {Ce n’était pas vous ? Appelez-nous tout de
    suite{phone, select, none {} other { : {phone}}}.}}`,

  // To a user: how they sign in has changed
  'way-in.subject': `{what, select, added {Une clé d’accès a été ajoutée} removed {Une clé d’accès
    a été supprimée} on {La connexion en deux étapes est activée} off {La connexion en deux étapes
    est désactivée} codes {Nouveaux codes de récupération} used {Un code de récupération a été
    utilisé} password {Votre mot de passe a été modifié}} · {company}`,
  'way-in.heading': `{what, select, added {Une clé d’accès a été ajoutée à votre compte} removed
    {Une clé d’accès a été supprimée de votre compte} on {La connexion en deux étapes est activée}
    off {La connexion en deux étapes est désactivée} codes {De nouveaux codes de récupération ont
    été créés} used {Un code de récupération a été utilisé} password {Votre mot de passe a été
    modifié}}`,
  'way-in.text': `{what, select, added {Désormais, la clé d’accès « {name} » permet de se
    connecter chez {company} en tant que {email}, sans mot de passe.} removed {La clé d’accès
    « {name} » ne permet plus de se connecter chez {company} en tant que {email}.} on {Désormais,
    se connecter chez {company} en tant que {email} demande un code en plus du mot de passe.} off
    {Se connecter chez {company} en tant que {email} ne demande plus de code.} codes {De nouveaux
    codes de récupération ont été créés pour {email} chez {company}. Les précédents ne servent
    plus.} used {Quelqu’un s’est connecté chez {company} en tant que {email} avec un code de
    récupération. Il ne sert plus.} password {Le mot de passe de {email} chez {company} est
    désormais un autre.}}`,
  'way-in.by': 'Cela a été fait par {who}.',
  'way-in.small': `Ce n’était pas vous, et vous ne l’aviez pas demandé ? Appelez-nous tout de
    suite{phone, select, none {} other { : {phone}}}.`,

  // Money to vendors
  'account.subject': 'Compte bancaire modifié : {vendor} et {company}',
  'account.heading': `{to, select, vendor {Votre compte bancaire a été modifié} office {Le compte
    bancaire de {vendor} a été modifié}}`,
  'account.vendor': `{company} a reçu la consigne de vous payer désormais sur un autre compte
    bancaire. Il se termine par {endsWith}. Rien n’y est versé tant que quelqu’un de notre bureau ne
    l’a pas confirmé avec vous.`,
  'account.call': `Si cela ne vient pas de vous, appelez-nous tout de suite{phone, select, none {}
    other { : {phone}}}.`,
  'account.office': `Le compte sur lequel {vendor} est payé a été modifié. Il se termine maintenant
    par {endsWith}. Rien n’y est versé tant qu’un autre administrateur ne l’a pas confirmé. Appelez
    d’abord le sous-traitant, à un numéro que vous aviez déjà.`,
  'account.open': 'Ouvrir le sous-traitant',
  'rules.subject': '{by} a assoupli les règles des paiements chez {company}',
  'rules.heading': 'Les paiements sont moins protégés qu’avant',
  'rules.text': '{by} a modifié les réglages. {happened}.',
  'rules.check':
    'Si vous n’étiez pas d’accord, parlez-en ensemble, et remettez les règles en place.',
  'rules.open': 'Ouvrir les réglages',
  'remittance.subject': 'Paiement de {cents, money} de {company}',
  'remittance.heading': 'Nous vous avons payé {cents, money}',
  'remittance.text': `Nous vous avons payé {cents, money} par virement sur votre compte qui se
    termine par {endsWith}. Le virement est arrivé le {day, date}.`,
  'remittance.invoice': 'Facture {number}',
  'remittance.payment': 'Paiement {id}',
  'remittance.paid': 'Payé',
  'remittance.trace': 'Numéro de suivi de la banque : {trace}',
  'remittance.traceOf': '{what} : numéro de suivi de la banque {trace}',
  'remittance.again': `{what} : payé de nouveau, car notre virement du {day, date} (numéro de suivi
    {trace}) nous était revenu.`,
  'cameBack.subject': 'Notre paiement de {cents, money} nous est revenu : {company}',
  'cameBack.heading': 'Votre banque a renvoyé notre paiement',
  'cameBack.text': `Nous vous avons envoyé {cents, money} par virement pour le {day, date}, sur le
    compte qui se termine par {endsWith}. Votre banque ne l’a pas gardé : {meaning}`,
  'cameBack.next': `{who, select, account {Nous ne versons plus rien sur ce compte.
    Appelez-nous{phone, select, none {} other { au {phone}}} et dites-nous quel compte utiliser :
    nous ne prenons aucun numéro de compte par e-mail. Ensuite, nous vous payons de nouveau.}
    other {Nous regardons ce qui s’est passé et vous payons de nouveau. Si vous savez pourquoi
    votre banque l’a renvoyé, appelez-nous{phone, select, none {} other { au {phone}}}.}}`,
  'cameBack.day': 'Envoyé pour le',
  'cameBack.account': 'Compte',
  'cameBack.ends': 'se termine par {endsWith}',
  'cameBack.trace': 'Numéro de suivi',
  'return.subject': 'Renvoyé par la banque : {cents, money} à {payee}',
  'return.heading': 'La banque a renvoyé un paiement',
  'return.text': 'Le paiement de {cents, money} à {payee} est revenu : {code}. {meaning}',
  'rejection.subject': 'La banque a rejeté le lot {batch}',
  'rejection.heading': 'La banque a rejeté un fichier',
  'rejection.text': 'La banque a rejeté le fichier du lot {batch} : {reason}',
  'return.next': `Rien n’est payé de nouveau tout seul. Ce qui est revenu attend sous Paiements aux
    sous-traitants.`,
  'test-returned.subject': 'Le compte de {payee} n’a pas passé le test',
  'test-returned.heading': 'La banque a refusé un compte',
  'test-returned.text': 'Le virement d’essai de $0.00 à {payee} est revenu : {code}. {meaning}',
  'test-returned.next':
    'Rien n’est versé sur ce compte. Demandez-en un autre au sous-traitant, et saisissez-le.',
  'return.open': 'Ouvrir le lot',
  'jobs-tomorrow.subject':
    '{jobs, plural, one {Un chantier commence} other {# chantiers commencent}} demain, {day, date}',
  'jobs-tomorrow.heading':
    'Demain, {jobs, plural, one {un chantier commence} other {# chantiers commencent}}',
  'jobs-tomorrow.open': 'Ouvrir la journée',
  'jobs-tomorrow.why': 'Vous choisissez ce qui vous est annoncé sous Réglages, Notifications.',
  'unclear.subject': 'La banque a envoyé quelque chose qui n’est pas clair : {file}',
  'unclear.heading': 'La banque a envoyé quelque chose qui demande votre attention',
  'unclear.said': 'La banque dit : {said}',
  'unclear.next': `Rien n’a été payé ni repris à cause de cela. Demandez à la banque ce que cela
    veut dire, faites le nécessaire, et marquez-le comme réglé parmi les lots.`,
  'unclear.open': 'Ouvrir les lots',

  // What it is about
  project: 'Projet',
  address: 'Adresse',
  total: 'Total',
  recommended: 'Recommandée',
  'change-order':
    'Ceci est un avenant au contrat que nous avons avec vous. Ce qui était convenu reste inchangé.',
  'contract-before': 'Contrat jusqu’ici',
  'contract-after': 'Nouveau montant du contrat',
  'processing-fee': 'Frais de paiement par carte',
  'processing-fee-in-total': '{cents, money} ({percent, percent}), compris dans le total',
  'processing-fee-in-each': '{percent, percent}, compris dans chacun de ces totaux',
  deposit: 'Acompte à l’approbation',
  'valid-until': 'Valable jusqu’au',
  money: '{cents, money}',
  date: '{day, date}',
  day: '{day, date}',

  // To staff: what a client did
  'notice.subject': '{client} · {what} : {happened} (devis {number})',
  'notice.text': '{client} · {what} : {happened}',
  'notice.said': '{client} a écrit :',
  client: 'Client',
  email: 'E-mail',
  phone: 'Téléphone',
  open: 'Ouvrir le devis',
  'notice.reply': `{replies, select, yes {Répondez à cet e-mail pour écrire au client. } no {}}Ces
    avis peuvent être désactivés sous Réglages.`,

  // To visitors of the website
  'receipt.subject': `{kind, select, quote {Nous avons reçu votre demande de devis} message {Nous
    avons reçu votre message}} · {company}`,
  'receipt.heading':
    '{kind, select, quote {Nous avons votre demande} message {Nous avons votre message}}',
  'receipt.text': `{kind, select, quote {Merci de vous adresser à nous. Nous vous contactons sous 24
    heures pour fixer votre inspection gratuite.} message {Merci de nous avoir écrit. Nous vous
    répondons sous 24 heures.} emergency {Merci de nous avoir prévenus. Nous traitons cela en
    urgence et vous contactons dès que possible.}}`,
  'receipt.more': `L’eau entre en ce moment même ? Appelez-nous{phone, select, none {}
    other { : {phone}}}. Si vous avez quelque chose à ajouter, répondez simplement à cet e-mail.`,
  'receipt.not-you': `Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur notre
    site. Si ce n’était pas vous, vous n’avez rien à faire.`,
  about: 'Sujet',
  'confirm.subject': 'Confirmez votre abonnement · {company}',
  'confirm.heading': 'Un clic, et vous êtes sur la liste',
  'confirm.text': `Quelqu’un, sans doute vous, a demandé notre lettre d’information avec cette
    adresse. Appuyez sur le bouton pour confirmer ; sinon, vous ne recevrez rien de nous.`,
  'confirm.button': 'Confirmer mon abonnement',
  'confirm.small': 'Ce n’était pas vous ? Ne faites rien, et rien ne se passe.',
  'welcome.subject': 'Vous êtes sur la liste · {company}',
  'welcome.heading': 'Vous êtes sur la liste',
  'welcome.text':
    'Merci. Vous recevrez nos notes sur les toitures de l’ouest de l’Oregon, quatre fois par an.',
  'welcome.button': 'Se désabonner',
  'welcome.small': 'Le bouton y met fin à tout moment, en un clic.',

  // To staff: what a visitor asked
  'lead.subject': `{urgent, select, yes {Urgent : } no {}}{kind, select, quote {Demande de devis}
    message {Message}} de {name}`,
  'lead.heading': '{kind, select, quote {Demande de devis} message {Message}} de {name}',
  'lead.text': `{kind, select, quote {Quelqu’un a demandé un devis sur le site.} message {Quelqu’un
    a écrit un message sur le site.}}`,
  'lead.reply': `Répondez à cet e-mail pour répondre directement, ou répondez dans Purlin pour que
    tout le monde le voie.`,
  'lead.open': 'Ouvrir dans Purlin',
  name: 'Nom',
  'email-address': 'E-mail',
  urgency: 'Urgence',
  material: 'Matériau',
  claim: 'Déclaration à l’assurance',
  'yes-or-no': '{is, select, yes {Oui} no {Non}}',
  answer: 'Réponse',
  language: 'Langue',
  spanish: 'Espagnol',
  message: 'Message',
  photos: 'Photos',
  'photo-count': '{count, plural, one {Une, à voir dans Purlin} other {#, à voir dans Purlin}}',

  // To a vendor: when they are on a job
  'vendor.subject': `{what, select, made {Vous êtes prévu sur} moved {Nouvelles dates pour} waits
    {Sans date pour l’instant :} ended {Vous n’êtes plus prévu sur} cancelled {Annulé :}}
    {job}{dated, select, yes {, {day, date}} no {}}`,
  'vendor.text': `{what, select, made {Vous êtes prévu sur ce chantier.} moved {Les dates de ce
    chantier ont changé.} waits {Ce chantier est sans date pour l’instant. Nous vous écrirons dès
    qu’il en a de nouvelles.} ended {Vous n’êtes plus prévu sur ce chantier.} cancelled {Ce chantier
    est annulé ; personne ne s’y rend.}}`,
  'vendor.job': 'Chantier',
  'vendor.starts': 'Début',
  'vendor.ends': 'Fin',
  'vendor.calendar': 'Ouvrez le rendez-vous joint pour l’avoir à jour dans votre agenda.',
  'vendor.reply': 'Cela ne vous convient pas ? Répondez à cet e-mail ou appelez-nous.',

  // To a client: their job has another day
  'moved.subject':
    '{job} : {what, select, starts {nouvelle date, le} other {maintenant jusqu’au}} {day, date}',
  'moved.heading':
    '{what, select, starts {Nous venons le} other {Nous travaillons jusqu’au}} {day, date}',
  'moved.text': `La météo ne nous permet pas de travailler sur votre toit comme prévu ; nos dates
    changent donc. Rien d’autre ne change.`,
  'moved.before': 'Prévu auparavant',
  'moved.now': 'Maintenant',
  'moved.reply': `Les nouvelles dates ne vous conviennent pas ? Répondez à cet e-mail ou
    appelez-nous{phone, select, none {} other { : {phone}}}.`,

  // To a client who had the one before: it is as it was
  'moved-back.subject':
    '{job} : comme prévu au départ, {what, select, starts {le } other {jusqu’au }}{day, date}',
  'moved-back.heading': `{what, select, starts {Nous venons le} other {Nous travaillons jusqu’au}}
    {day, date}, comme prévu`,
  'moved-back.text': `Nous vous avions écrit que la météo changeait nos dates. Ce n’est pas le cas :
    tout reste comme prévu au départ.`,
  'moved-back.before': 'Nous avions écrit',
  'moved-back.reply': `Ces dates ne vous conviennent pas ? Répondez à cet e-mail ou
    appelez-nous{phone, select, none {} other { : {phone}}}.`,
});
