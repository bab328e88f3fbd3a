// French: what is said when a rule says no.
import { translationOf } from '../catalogue.ts';
import { bank } from './bank-fr.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Any command
  busy: 'Quelqu’un d’autre modifie cela en ce moment. Réessayez.',
  'not-found': `{what, select, thing {Ceci n’existe pas ou a été supprimé.} address {Il n’y a rien
    à cette adresse.} message {Ce message n’existe pas ou a été supprimé.}}`,
  'out-of-range': `La somme des montants dépasse ce que l’on peut enregistrer. Vérifiez les
    quantités et les prix.`,
  // Clients and leads
  'client-not-found': 'Ce client n’existe pas ou a été supprimé.',
  'client-unknown': 'Choisissez un client valide',
  'client-archived': '{client} est archivé. Restaurez-le avant d’établir une soumission.',
  'client-has-jobs': `Ce client a {jobs, plural, one {un chantier} other {# chantiers}} au
    calendrier. Vous pourrez supprimer ses données personnelles une fois {jobs, plural, one
    {celui-ci terminé} other {ceux-ci terminés}}.`,
  'name-not-confirmed':
    'Ce nom ne correspond pas à celui de la fiche. Saisissez-le exactement comme il est affiché.',
  'lead-not-found': 'Cette demande n’existe pas ou a été supprimée.',
  'reason-missing': 'Indiquez pourquoi elle a été perdue.',
  'already-a-client':
    'Cette demande appartient déjà à un autre client. Ouvrez ce client pour continuer.',
  'not-staff':
    'Une demande ne peut être attribuée qu’à un membre de l’équipe. Choisissez quelqu’un d’autre.',
  'estimate-unknown': 'Cette soumission appartient à un autre client.',
  'link-outdated': 'Ce lien n’est plus valable. Abonnez-vous de nouveau pour en recevoir un autre.',
  'subscriber-not-found': 'Cet abonné n’existe pas ou a été supprimé.',
  'not-pending':
    'Vous ne pouvez renvoyer la confirmation qu’à une personne qui n’a pas encore confirmé.',
  // Messages
  'conversation-full':
    'Cette conversation a atteint sa limite de {most} entrées. Téléphonez plutôt.',
  'reply-address-over': `Cette adresse de réponse ne fonctionne plus. Appelez-nous, ou écrivez-nous
    dans votre portail.`,
  'too-many-messages':
    'Vous avez envoyé {most} messages en une heure. Réessayez plus tard ou appelez-nous.',
  // Writing and sending estimates
  'estimate-not-found': 'Cette soumission n’existe pas ou a été supprimée.',
  'link-replaced': 'Ce lien a été remplacé par un plus récent.',
  'unfinished-gone': 'Cette soumission inachevée a été terminée ou abandonnée.',
  'unfinished-changed': 'Quelqu’un d’autre y a travaillé depuis.',
  'preview-incomplete': `Il en manque encore trop pour un aperçu. Le formulaire indique ce qui
    manque quand vous créez la soumission.`,
  'template-not-found':
    '{was, select, deleted {Ce modèle a été supprimé.} unknown {Ce modèle n’existe pas.}}',
  'client-fixed': `Cette soumission a déjà été envoyée à son client. Dupliquez-la pour l’envoyer à
    quelqu’un d’autre.`,
  'two-discounts': 'Saisissez le rabais en dollars ou en pourcentage, pas les deux.',
  'options-in-single': 'Seule une soumission à plusieurs options peut avoir des options.',
  'lines-outside-options':
    'Les lignes d’une soumission à plusieurs options appartiennent à ses options.',
  'too-many-lines': 'Une soumission peut avoir au plus {most, number} lignes.',
  'too-many-options': `{why, select, at-once {Une soumission peut avoir au plus {most, number}
    options} ever {Trop d’options ont été ajoutées à cette soumission. Créez-en une nouvelle.}}`,
  'option-unknown': 'Cette option ne fait pas partie de cette soumission.',
  'option-missing': 'Choisissez l’une des options.',
  'estimate-not-a-draft':
    'Cette soumission a déjà été envoyée. Seul un brouillon peut recevoir d’autres lignes.',
  'estimate-empty': `{type, select, single {Ajoutez au moins une ligne} multi_option {Ajoutez au
    moins une ligne à l’une des options}}`,
  'option-empty': '« {option} » n’a aucune ligne avec un prix. Ajoutez-en, ou retirez l’option.',
  'estimate-worth-nothing': `{asked, select, send {Cette soumission s’élève à $0.00. Donnez un
    prix à au moins une ligne avant de l’envoyer.} approve {Cette soumission s’élève à $0.00 ; il
    n’y a donc rien à approuver. Demandez-nous-en une avec des prix.}}`,
  'discount-above-subtotal': `Le rabais de {discount, money} dépasse le sous-total de {subtotal,
    money}. Saisissez un rabais plus petit.`,
  'deposit-above-total': `L’acompte de {deposit, money} dépasse le total de {total, money}.
    Saisissez un acompte plus petit.`,
  'ccb-number-missing': `Saisissez votre numéro de licence CCB sous Réglages avant d’envoyer une
    soumission : l’Oregon l’exige sur toute offre écrite.`,

  'client-without-email': `Ce client n’a pas d’adresse courriel. Ajoutez-en une, ou partagez la
    soumission vous-même, sur papier ou avec le lien.`,
  'email-not-failed': `Seul un courriel qui a échoué peut être envoyé à une autre adresse. Pour en
    arrêter un qui attend, retirez la soumission.`,
  'sending-waits': `Cette soumission est sur le point d’être envoyée. Annulez d’abord l’envoi, ou
    attendez qu’il soit parti.`,
  'sending-gone': 'Elle a déjà été envoyée ; l’envoi ne peut plus être annulé.',
  // Estimates that are out
  'estimate-not-sent': `{asked, select, answer {Cette soumission n’a pas encore été envoyée.} link
    {Un brouillon n’a pas encore de lien pour le client.}}`,
  'estimate-not-open': `Seule une soumission qui attend une réponse peut être {asked, select,
    extend {prolongée} withdraw {retirée}}.`,
  'estimate-withdrawn': `{asked, select, answer {Cette soumission a été retirée. Demandez-nous-en
    une nouvelle.} send {Cette soumission a été retirée. Réactivez-la avant de l’envoyer.} change
    {Cette soumission a été retirée. Réactivez-la avant de la modifier.}}`,
  'estimate-expired': `{asked, select, answer {Cette soumission est expirée. Demandez-nous-en une
    nouvelle.} send {La date de validité est passée. Choisissez une date ultérieure avant d’envoyer
    la soumission.}}`,
  'estimate-changed':
    'Cette soumission a changé depuis que vous l’avez ouverte. Relisez-la avant de répondre.',
  'terms-changed': `Les conditions ont changé depuis que vous avez ouvert cette page. Relisez-les
    avant d’approuver.`,
  'date-passed': 'Choisissez aujourd’hui ou une date ultérieure.',
  'signature-missing': 'Acceptez les conditions et saisissez votre nom avant d’approuver.',
  'already-answered': `{asked, select, change {Le client a déjà répondu à cette soumission.
    Dupliquez-la pour faire une nouvelle offre.} approve {{answer, select, accepted {Cette
    soumission a déjà été approuvée.} declined {Cette soumission a déjà été refusée. Appelez-nous si
    vous avez changé d’avis.}}} decline {Cette soumission a déjà été approuvée. Appelez-nous si vous
    avez changé d’avis.}}`,
  'too-many-photos': `Quelqu’un d’autre vient d’ajouter des photos, et une soumission en a au plus
    {most}. Retirez-en une d’abord.`,
  'staff-not-client': 'Cette page est pour le client. Utilisez plutôt la soumission au bureau.',
  'too-many-questions':
    'Nous avons bien reçu vos questions et y répondrons bientôt. Si c’est urgent, appelez-nous.',
  'question-unknown': 'Cette question ne fait pas partie de cette soumission.',
  'question-answered': 'Cette question a déjà reçu une réponse.',
  // Users
  'user-not-found': 'Cet utilisateur n’existe pas ou a été supprimé.',
  'user-is-you': 'Seul un autre administrateur peut faire cela à votre compte.',
  'last-admin': `Vous êtes le seul administrateur qui peut se connecter. Nommez d’abord un autre
    administrateur.`,
  'user-inactive': 'Cet utilisateur est désactivé. Réactivez-le d’abord.',
  'passkey-not-found': 'Cette clé d’accès n’existe pas ou a été supprimée.',
  'too-many-passkeys': `Vous avez {most, number} clés d’accès, soit le maximum. Retirez-en une que
    vous n’utilisez plus.`,
  'key-not-found': 'Cette clé API n’existe pas.',
  'key-expires-before': 'Choisissez aujourd’hui ou une date ultérieure.',
  'key-expires-late':
    'Une clé est valable {days, number} jours au plus. Choisissez une date plus rapprochée.',
  'link-of-another-role': `{role, select, client {Seul un utilisateur ayant le rôle de client peut
    être rattaché à un client.} other {Seul un utilisateur ayant le rôle de sous-traitant peut être
    rattaché à un sous-traitant.}}`,
  // Jobs, vendors and payments
  'estimate-not-accepted': 'Seule une soumission approuvée peut devenir un chantier.',
  'job-of-another-estimate': 'Ce numéro est celui du chantier d’une autre soumission.',
  'job-ends-before-it-starts': 'La date de fin ne peut pas précéder la date de début.',
  'job-too-long': 'Un chantier dure un an au plus. Vérifiez l’année de la date de fin.',
  'job-ends-without-start': 'Saisissez une date de début avant la date de fin.',
  'vendor-not-on-job': 'Ce sous-traitant n’est plus sur ce chantier.',
  'job-is-over': 'Ce chantier est terminé ou annulé. Rouvrez-le d’abord.',
  'job-is-at-work': `Les travaux de ce chantier ont commencé ; il lui faut donc une date de début.
    Mettez-le plutôt en pause.`,
  'job-on-hold': 'Ce chantier est en pause. Reprenez-le d’abord.',
  'job-without-dates': 'Ce chantier n’a pas encore de dates. Planifiez-le d’abord.',
  'job-too-many-photos': 'Un chantier a au plus {most} photos. Retirez-en quelques-unes d’abord.',
  'checklist-changed': `Quelqu’un a modifié la liste de contrôle depuis que vous l’avez ouverte.
    Rechargez la page pour voir la version actuelle.`,
  'change-order-job-unknown': 'Le chantier de cet avenant n’existe pas.',
  'change-order-other-client': 'Un avenant s’adresse au client de son chantier.',
  'change-order-job-cancelled':
    'Le chantier de cet avenant a été annulé ; il ne peut plus être approuvé.',
  'estimate-is-change-order': `Cette soumission est un avenant : elle se rattache à un chantier
    existant et modifie le total de son contrat.`,
  'shift-not-found': 'Ce report météo n’existe pas.',
  'shift-not-applied': 'Ce report météo n’a pas été appliqué ; il n’y a donc rien à annuler.',
  'shift-job-moved': `Quelqu’un a déplacé « {title} » entre-temps. Rien n’a été déplacé ; refaites
    le plan pour voir où il en est.`,
  'shift-job-over': '« {title} » est terminé ou annulé depuis. Rien n’a été déplacé.',
  'shift-job-too-long': `« {title} » durerait plus d’un an. Rien n’a été déplacé ; laissez-le de
    côté, ou donnez-lui d’autres dates.`,
  'job-moved-meanwhile': `Quelqu’un a changé les dates de ce chantier depuis que vous l’avez ouvert.
    Rechargez la page pour voir les nouvelles dates, puis changez-les de nouveau.`,
  'job-client-archived':
    '{client} est archivé. Restaurez le client avant de planifier un chantier pour lui.',
  'crew-not-found': 'Cette équipe n’existe pas.',
  'job-not-found': 'Ce chantier n’existe pas ou a été supprimé.',
  'vendor-not-found': 'Ce sous-traitant n’existe pas ou a été supprimé.',
  'vendor-is-being-paid': `{count, plural, one {Un paiement} other {{count} paiements}} à ce
    sous-traitant {count, plural, one {est} other {sont}} en route. Attendez que l’argent arrive,
    ou arrêtez le lot, puis supprimez les données personnelles du sous-traitant.`,
  'vendor-inactive': '{vendor} est inactif. Réactivez le sous-traitant avant de le payer.',
  'vendor-archived': '{vendor} est archivé. Restaurez le sous-traitant avant de le payer.',
  'payment-not-found': 'Ce paiement n’existe pas ou a été supprimé.',
  'payment-of-nothing': 'Saisissez un montant pour la main-d’œuvre ou les matériaux.',
  'payment-day-absurd': 'Choisissez un jour entre le {first, date} et le {last, date}.',

  'insurance-lapsed': `L’assurance de {payee} est expirée depuis le {date, date}. Saisissez la
    nouvelle attestation, ou changez l’exigence d’assurance dans Réglages.`,
  'payment-too-early':
    'Le paiement à {payee} est prévu pour plus tard. Il peut être envoyé à partir du {date, date}.',
  'over-daily-limit': `Cela dépasserait la limite quotidienne de {most, money} fixée dans Réglages.
    Il reste {left, money} pour ce jour.`,
  'bank-not-set-up':
    'Les coordonnées bancaires de votre entreprise sont incomplètes. Complétez-les sous Réglages.',
  'bank-data-wrong': `Rien ne peut être envoyé tant que cette donnée bancaire n’est pas corrigée
    dans Réglages : {part, select, entryDescription {le libellé de l’écriture est un mot que les
    banques réservent à d’autres types de paiements} sameDayCutOff {l’heure limite du jour même est
    plus tardive que celle où la Réserve fédérale accepte les fichiers} companyId {l’identifiant de
    l’entreprise à la banque n’a pas dix caractères} immediateOrigin {l’identifiant de l’expéditeur
    n’a pas dix caractères} other {un nom n’a aucune lettre qu’une banque puisse lire}}.`,
  'payment-void': 'Ce paiement a été annulé.',
  'payment-approved': 'Ce paiement a été approuvé. Annulez l’approbation avant de le modifier.',
  'own-payment':
    'Vous avez créé, modifié ou rétabli ce paiement ; quelqu’un d’autre doit l’approuver.',
  'own-payment-today': `Vous avez créé, modifié ou rétabli ce paiement, et l’autre personne qui
    pouvait l’approuver a perdu cet accès il y a moins de {hours} heures. Quelqu’un d’autre doit
    l’approuver, ou vous le pourrez une fois {hours} heures écoulées.`,
  'own-word': `Vous avez indiqué que ceci n’a pas été payé. Quelqu’un d’autre doit l’approuver
    avant un nouveau paiement. Si personne d’autre ne le peut, vous le pourrez après {hours}
    heures.`,
  'noted-by-hand': `{payee} : {by} a indiqué que ceci n’a pas été payé, mais aucun fichier de la
    banque ne le confirme. Quelqu’un d’autre doit vérifier auprès de la banque et l’approuver avant
    un nouveau paiement.`,
  'perhaps-paid-already': `{payee} : la banque dit avoir reçu ce paiement deux fois (R24).
    Demandez-lui s’il a déjà été payé. Si oui, annulez celui-ci. Sinon, annulez son approbation et
    approuvez-le de nouveau.`,
  'bank-answer-open': `{payee} : une réponse de la banque au sujet du lot {batch}, qui contenait
    ce paiement, reste à examiner. Quelqu’un doit vérifier auprès de la banque et marquer la réponse
    comme réglée avant un nouveau paiement.`,
  'own-word-doubted': `La réponse de la banque contredit ce que vous avez indiqué. Quelqu’un d’autre
    doit vérifier auprès de la banque et la marquer comme réglée.`,
  newcomer: `Votre accès a été ajouté ou modifié il y a moins de {hours} heures. Vous pourrez donner
    une deuxième approbation après ce délai.`,
  'payment-of-newcomer': `L’accès de la personne qui a créé ce paiement a été ajouté ou modifié il y
    a moins de {hours} heures, ou supprimé depuis. S’il a été ajouté ou modifié, approuvez le
    paiement une fois ce délai passé. Sinon, annulez-le, créez-le vous-même de nouveau et faites-le
    approuver par quelqu’un d’autre.`,
  'account-of-newcomer': `L’accès de la personne qui a saisi ce compte a été ajouté ou modifié il y
    a moins de {hours} heures. Vous pourrez confirmer le compte une fois une journée écoulée.`,
  'payment-not-approved': 'Ce paiement n’a pas encore été approuvé.',
  'payment-changed':
    'Ce paiement a été modifié depuis que vous l’avez ouvert. Vérifiez-le de nouveau.',
  'payment-taken': 'Ce paiement est déjà en cours de traitement, dans le lot {batch}.',
  'payment-taken-by': 'Ce paiement est déjà dans le lot {batch}. {by} l’a ajouté en premier.',
  'payment-in-batch': `Ce paiement est dans le lot {batch}. Arrêtez d’abord le lot ; une fois son
    fichier à la banque, plus rien ne peut y être changé.`,
  'payment-not-in-batch': 'Ce paiement ne fait pas partie du lot {batch}.',
  'payment-with-the-bank':
    'Ce paiement est à la banque ou a été payé. Il ne peut plus être modifié.',

  ...bank,
  // Price book and settings
  'category-not-found': `{asked, select, change {Cette catégorie n’existe pas ou a été supprimée.}
    arrange {L’une de ces catégories n’existe pas, est archivée ou a été supprimée. Rien n’a été
    déplacé.}}`,
  'category-unknown': 'Choisissez une catégorie ou créez-en une',
  'category-archived':
    'La catégorie {category} est archivée. Restaurez-la, ou choisissez-en une autre.',
  'item-not-found': 'Cet article n’existe pas ou a été supprimé.',
  'item-archived': 'Cet article est archivé. Restaurez-le avant de le modifier.',
  'item-twice':
    'Un article figure deux fois dans le changement. Recommencez avec un nouvel aperçu.',
  stale: `{what, select, item {Quelqu’un a modifié cet article depuis que vous l’avez ouvert.
    Rechargez la page pour voir le changement, puis décidez de nouveau.} prices {Des prix viennent
    de changer. Vérifiez le nouvel aperçu, puis décidez de nouveau.} preview {{count, plural, one
    {L’un des articles a été modifié ou archivé} other {# des articles ont été modifiés ou
    archivés}} après l’aperçu. Vérifiez le nouvel aperçu, puis décidez de nouveau.} other {Quelqu’un
    a modifié ceci depuis que vous l’avez ouvert. Rechargez la page pour voir le changement, puis
    décidez de nouveau.}}`,
  'not-by-the-rule':
    'Les nouveaux prix ne correspondent pas à la règle. Recommencez avec un nouvel aperçu.',
  'nothing-to-undo': `{why, select, no-change {Il n’y a aucun changement de prix à annuler.}
    changed-since {Tous ces prix ont été changés depuis. Il ne reste rien à annuler.}}`,
  'settings-changed': `Quelqu’un a modifié ces réglages depuis que vous les avez ouverts. Rechargez
    la page pour les voir, puis modifiez-les de nouveau.`,
  'too-few-approvers': `Ces réglages demandent {needed} personnes pouvant approuver des paiements,
    et vous en avez {there, plural, one {une} other {{there}}}. Certains paiements ne pourraient
    jamais être approuvés. Ajoutez d’abord un administrateur ou un commis comptable, ou exigez moins
    d’approbations.`,
  'consent-text-missing': 'Saisissez les conditions que les clients acceptent en signant.',
  // QuickBooks
  'quickbooks-not-connected':
    'QuickBooks n’est pas connecté. Connectez-le d’abord dans les réglages.',
  'quickbooks-not-set-up': `QuickBooks n’est pas configuré sur ce serveur. L’administrateur du
    serveur doit d’abord saisir un identifiant client et un secret.`,
  'quickbooks-awaits-start': `Rien n’est envoyé à cette entreprise QuickBooks avant une
    vérification. Ouvrez la page QuickBooks pour vérifier et lancer l’envoi.`,
  'quickbooks-other-company': `Une autre entreprise QuickBooks a été connectée entre-temps.
    Rechargez la page pour voir ce qui y serait envoyé.`,
  'quickbooks-already-started': `Quelqu’un d’autre a lancé la synchronisation avec une autre date de
    début. Rechargez la page pour la voir.`,
  'quickbooks-start-ahead': 'La date de début ne peut pas être postérieure au {until, date}.',
  'quickbooks-away': 'QuickBooks ne répond pas en ce moment. Réessayez dans quelques minutes.',
  'quickbooks-account-unfit': `{which, select, income {Les soumissions demandent un compte du type
    « Income »} expense {Les factures demandent un compte du type « Cost of Goods Sold » ou
    « Expenses »} other {Les paiements demandent un compte du type « Bank »}} actif dans
    QuickBooks. Choisissez-en un dans la liste.`,
  'record-not-found': 'Cette fiche n’existe pas ou a été supprimée.',
  'record-not-failed': 'Il n’y a rien à réessayer : cette fiche n’a pas échoué.',
  'record-not-in-question': 'Quelqu’un en a déjà décidé.',
  'record-candidate-unknown': `Cette fiche ne fait pas partie des correspondances trouvées.
    Rechargez la page pour les revoir.`,
  'record-candidate-taken': `{name} est déjà lié à cette fiche de QuickBooks. Choisissez-en une
    autre, ou dissociez d’abord {name}.`,
  'record-name-taken': `{kind, select, customer {Un client} vendor {Un sous-traitant} other {Un
    employé}} s’appelle déjà {name} dans QuickBooks. Choisissez un autre nom.`,
  'record-name-free': `À notre connaissance, personne d’autre ne porte ce nom dans QuickBooks.
    Rechargez la page pour voir l’état actuel.`,
  'record-not-linked':
    'Il n’y a rien à dissocier : la fiche n’est pas dans QuickBooks, ou elle y a été créée d’ici.',
  'record-not-gone': `À notre connaissance, la fiche est toujours dans QuickBooks. Réessayez pour
    vérifier de nouveau.`,
  'record-not-excluded': 'Il n’est pas exclu. Rechargez la page pour voir l’état actuel.',
  'record-not-changed':
    'Il n’y a plus rien à y supprimer. Rechargez la page pour voir l’état actuel.',
  'record-changed-again': 'La fiche a encore changé dans QuickBooks. Vérifiez-la, puis décidez.',
  'difference-not-acceptable': `La valeur de QuickBooks ne convient pas à ce champ. Corrigez-la dans
    QuickBooks, utilisez la nôtre, ou ignorez-la.`,
  'difference-changed':
    'La valeur dans QuickBooks a changé. Vérifiez la nouvelle valeur, puis décidez.',
  'difference-stale': `La valeur dans Purlin a changé depuis que vous l’avez vue. Rechargez la page,
    vérifiez les deux valeurs, puis décidez.`,
  'difference-gone': 'Cette différence n’existe plus. Rechargez la page pour voir ce qui reste.',
  'difference-not-takeable': `Cela est créé uniquement dans Purlin ; la valeur de QuickBooks ne
    peut donc pas être utilisée. Utilisez la nôtre, ou laissez les deux telles quelles.`,
});
