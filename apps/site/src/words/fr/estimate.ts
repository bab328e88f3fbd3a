// French texts of a client's estimate. The page replaces {names} in them with values, in bold or
// kept on one line.
import type { Words } from '../en.ts';
import { questions } from './estimate-questions.ts';

export const estimate: Words['estimate'] = {
  language: 'fr',
  locale: 'fr-US',
  title: 'Votre soumission',
  description: 'Lisez votre soumission et répondez-y.',
  noScript:
    'Pour afficher votre soumission et y répondre, il faut JavaScript, qui est désactivé ici. ' +
    'Activez-le, ou appelez-nous :',
  aboutUs: 'Qui nous sommes',
  call: (phone) => `Appeler le ${phone}`,
  tryAgain: 'Réessayer',
  loading: 'Chargement de votre soumission…',
  notFound: {
    title: 'Soumission introuvable',
    text: 'Cette soumission n’existe pas ou a été supprimée.',
    advice:
      'Vérifiez que le lien de notre courriel est entier dans la barre d’adresse, ou ' +
      'appelez-nous : nous la retrouverons.',
  },
  linkReplaced: {
    title: 'Il y a un lien plus récent',
    text: 'Ce lien vers votre soumission a été remplacé par un plus récent et ne fonctionne plus.',
    advice: 'Ouvrez le lien de notre dernier courriel ou message, ou appelez-nous.',
  },
  unavailable: {
    title: 'Votre soumission n’a pas pu être chargée',
    text: 'Vérifiez votre connexion et réessayez.',
  },
  offline:
    'Vous êtes hors ligne. Vous pouvez continuer à lire ; vous pourrez envoyer votre réponse ' +
    'une fois la connexion revenue.',
  badges: {
    draft: 'Brouillon',
    sent: 'En attente de votre réponse',
    viewed: 'En attente de votre réponse',
    accepted: 'Approuvée',
    declined: 'Refusée',
    expired: 'Expirée',
    withdrawn: 'Retirée',
  },
  head: {
    estimate: (number) => `Soumission ${number}`,
    created: (day) => `Établie le ${day}`,
    revised: (day) => `Révisée le ${day}`,
    validUntil: (day) => `Valable jusqu’au ${day}`,
  },
  revised: {
    what: (day) => `Nous avons révisé cette soumission le ${day}.`,
    why: 'Elle remplace la version que vous aviez reçue.',
  },
  who: {
    label: 'Votre personne-ressource',
    estimator: 'Votre estimateur',
    company: 'Nous sommes là pour vous',
    call: 'Appeler',
    text: 'Texto',
    email: 'Courriel',
    license: (number) => `Licence CCB de l’Oregon #${number}`,
    check: 'Vérifier',
  },
  next: {
    title: 'Prochaines étapes',
    approve: 'Vous approuvez ici',
    approved: 'Vous avez approuvé',
    copy: 'Vous recevez la copie approuvée par courriel.',
    deposit: (amount) => `Vous payez l’acompte de ${amount}`,
    payLater: 'Nous vous dirons comment le payer.',
    goOn: 'Nous poursuivons les travaux',
    goOnText: (who) => `${who} vous préviendra si vos dates changent.`,
    agree: 'Nous fixons une date',
    agreeText: (who) => `${who} communiquera avec vous.`,
    start: (from, until) => `À ce jour, nous pouvons commencer entre le ${from} et le ${until}.`,
  },
  preparedFor: 'Établie pour',
  serviceAddress: 'Adresse des travaux',
  project: 'Le projet',
  notes: 'Remarques',
  photos: {
    title: 'Ce que nous avons constaté',
    one: (n, of) => (of === 1 ? 'Photo' : `Photo ${n} sur ${of}`),
    larger: (n, of) => (of === 1 ? 'Photo, agrandie' : `Photo ${n} sur ${of}, agrandie`),
    previous: 'Précédente',
    next: 'Suivante',
    close: 'Fermer',
  },
  terms: 'Conditions',
  lines: {
    title: 'Ce qui est compris',
    description: 'Description',
    quantity: 'Quantité',
    rate: 'Prix unitaire',
    total: 'Total',
    included: 'Compris',
    scope: 'Étendue des travaux',
    other: 'Autres travaux',
    exclusions: 'Non compris',
    process: 'Déroulement',
    of: (line) => `de ${line}`,
    units: {
      hour: ['heure', 'heures'],
      sqft: ['pi²', 'pi²'],
      lnft: ['pied linéaire', 'pieds linéaires'],
      gallon: ['gallon', 'gallons'],
      pound: ['livre', 'livres'],
      square: ['carré (100 pi²)', 'carrés (100 pi²)'],
    },
  },
  totals: {
    subtotal: 'Sous-total',
    discount: 'Rabais',
    tax: 'Taxe de vente',
    beforeDiscount: (percent) => `${percent} sur les lignes avant rabais`,
    notTaxed: (lines) => `Sans taxe : ${lines}`,
    total: 'Total',
    packageTotal: 'Total de l’option',
    processingFee: 'Frais de paiement par carte',
    deposit: 'Acompte dû à l’approbation',
    depositShort: 'Acompte',
    balance: 'Solde après l’acompte',
    /** What a percentage is a share of. */
    shareOf: {
      total: (percent) => `${percent} du total`,
      subtotal: (percent) => `${percent} du sous-total`,
    },
  },
  packages: {
    choose: 'Choisissez votre option',
    title: 'Les options',
    recommended: 'Recommandée',
    approveThis: 'Approuver cette option',
    approved: 'Option approuvée',
    notSelected: 'Option non choisie',
    declined: 'Soumission refusée',
    whatDiffers: 'Ce qui change',
    onlyDiffers:
      'Seules les différences figurent ici. Ce que toutes comprennent est indiqué plus bas.',
    inShort: 'En bref',
    every: 'Dans chaque option',
    together: 'Ensemble',
    different: 'Différent dans chacune',
    moreAbout: (option) => `En savoir plus sur ${option}`,
    notIncluded: 'Non compris',
    noSuchLine: 'Pas de ligne à part',
  },
  answer: {
    label: 'Votre réponse',
    message: 'Message (facultatif)',
    messageHint: 'Ce que vous aimeriez que nous sachions. Nous le recevrons avec votre réponse.',
    approve: 'Approuver la soumission',
    decline: 'Refuser',
    declineAll: 'Refuser toutes les options',
  },
  confirm: {
    approveTitle: 'Approuver cette soumission ?',
    approveOptionTitle: 'Approuver cette option ?',
    declineTitle: 'Refuser cette soumission ?',
    declineAllTitle: 'Refuser toutes les options ?',
    approve: 'Oui, approuver',
    sign: 'Approuver et signer',
    decline: 'Oui, refuser',
    approving: 'Approbation en cours…',
    declining: 'Refus en cours…',
    approveText:
      'Vous acceptez les travaux et les prix de cette soumission, {number}. {company} en est ' +
      'aussitôt informé.',
    declineText:
      'Nous en sommes aussitôt informés et ne commencerons aucun travail. Vous pourrez ' +
      'toujours nous appeler par la suite.',
    approveHint: 'Devrions-nous savoir quelque chose avant de commencer ?',
    declineHint: 'Pouvons-nous vous demander pourquoi ?',
    error: 'Erreur',
    back: 'Retour',
  },
  signature: {
    name: 'Votre nom complet, en guise de signature',
    agreeToTerms: 'Veuillez accepter les conditions',
    tickToAgree: 'Veuillez cocher la case pour accepter',
    typeName: 'Veuillez saisir votre nom complet',
  },
  account: {
    title: 'Suivez votre projet',
    text:
      'Consultez dates, photos et documents dans votre compte. Nous enverrons un lien à ' +
      'l’adresse inscrite à votre dossier.',
    send: 'M’envoyer un lien',
    sent: (to) => `Un lien a été envoyé à ${to}. Ouvrez-le pour accéder à votre compte.`,
    failed: 'Le lien n’a pas pu être envoyé. Réessayez plus tard ou appelez-nous.',
  },
  outcome: {
    yourMessage: 'Votre message',
    on: (day) => ` le ${day}`,
    approved: 'Soumission approuvée',
    optionApproved: 'Option approuvée',
    thanks:
      'Merci ! {company} a reçu votre approbation pour {total}{on} et communiquera avec vous ' +
      'pour la suite.',
    thanksForOption:
      'Merci ! {company} a reçu votre approbation pour {option}, au montant de {total}{on}, et ' +
      'communiquera avec vous pour la suite.',
    copyHere: 'Gardez une copie : téléchargez le PDF sur cette page.',
    copySent: (email) => `La copie approuvée est en route vers ${email}.`,
    copyWasSent: (email, on) => `La copie approuvée a été envoyée à ${email}${on}.`,
    depositDue: 'Maintenant que vous avez approuvé, l’acompte de {deposit} est exigible.',
    preview: 'Cette soumission n’a pas encore été envoyée',
    previewText: 'Elle pourra être approuvée ou refusée une fois envoyée.',
    expired: 'Cette soumission est expirée',
    expiredText: (day) =>
      `Ses prix étaient valables jusqu’au ${day} ; elle ne peut donc plus être approuvée. ` +
      'Faites-nous signe et nous la mettrons à jour.',
    expiredWithoutDay:
      'Ses prix ne sont plus valables ; elle ne peut donc plus être approuvée. Faites-nous signe ' +
      'et nous la mettrons à jour.',
    askForNew: 'En demander une nouvelle',
    askForNewText: 'Veuillez me renvoyer cette soumission avec les prix du jour.',
    changedMind: 'J’ai changé d’avis',
    changedMindText: 'J’ai changé d’avis. Veuillez rouvrir cette soumission.',
    withdrawn: 'Cette soumission a été retirée',
    withdrawnText:
      'Elle ne peut plus être approuvée. Demandez-nous-en une nouvelle si vous le souhaitez.',
    declined: 'Soumission refusée',
    declinedText: 'Merci de nous avoir prévenus. Si vous changez d’avis, appelez-nous : {phone}.',
  },
  pdf: {
    download: 'Télécharger le PDF',
    downloadSigned: 'Télécharger le PDF signé',
    preparing: 'Préparation du PDF…',
    failed: 'Le PDF n’a pas pu être téléchargé',
  },
  questions,
  sending: {
    failedApproval: 'La soumission n’a pas pu être approuvée',
    failedDecline: 'La soumission n’a pas pu être refusée',
    unreachable:
      'Nous n’avons pas pu joindre notre serveur. Vérifiez votre connexion et réessayez : rien ' +
      'ne sera envoyé deux fois, et votre message est toujours là.',
    recording:
      'Votre réponse nous est parvenue et s’enregistre. Si elle n’apparaît pas encore plus bas, ' +
      'rechargez la page dans un instant.',
    stale:
      'Cette soumission a changé depuis que vous l’avez ouverte. Relisez-la avant de répondre.',
    later: 'Votre message est toujours là. Réessayez dans un instant.',
    notReloaded:
      'Nous n’avons pas pu charger la version actuelle de cette soumission. Vérifiez votre ' +
      'connexion et réessayez.',
  },
  changes: {
    title: 'Veuillez relire la soumission',
    below: 'La soumission actuelle se trouve plus bas.',
    changed: 'Cette soumission a changé depuis que vous l’avez ouverte.',
    wasAndIs: (what, was, is) => `${what} : avant ${was}, maintenant ${is}.`,
    details: (line) => `Les détails de « ${line} » ont changé.`,
    newLine: (line, cost) => `Nouveau : « ${line} », ${cost}.`,
    removedLine: (line, cost) => `Retiré : « ${line} », ${cost}.`,
    renamedOption: (was, is) => `L’option « ${was} » s’appelle maintenant « ${is} ».`,
    totalOfOption: (option) => `Le total de « ${option} »`,
    optionDescription: (option) => `La description de « ${option} » a changé.`,
    inOption: (option, change) => `Dans « ${option} » : ${change}`,
    newOption: (option, total) => `Nouvelle option : « ${option} », ${total}.`,
    removedOption: (option, total) => `L’option « ${option} », ${total}, n’est plus offerte.`,
    total: 'Le total',
    sameTotal: 'Le total n’a pas changé.',
    discount: 'Le rabais',
    tax: 'La taxe de vente',
    processingFee: 'Les frais de paiement par carte',
    deposit: 'L’acompte dû à l’approbation',
    estimate: 'La soumission',
    none: 'aucun',
    validUntil: (day) => `valable jusqu’au ${day}`,
    withoutEnd: 'sans date de fin',
    projectTitle: 'Le titre du projet a changé.',
    projectDescription: 'La description du projet a changé.',
    serviceAddress: 'L’adresse des travaux a changé.',
    customerNotes: 'Les remarques ont changé.',
    terms: 'Les conditions d’approbation ont changé.',
  },
};
