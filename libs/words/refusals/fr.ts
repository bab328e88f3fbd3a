// French: what is said when a rule says no.
import { translationOf } from '../catalogue.ts';
import { bank } from './bank-fr.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Any command
  busy: 'Quelqu’un d’autre modifie cela en ce moment. Réessayez.',
  'not-found': `{what, select, thing {Ceci n’existe pas ou a été supprimé.} address {Il n’y a rien à
    cette adresse.} message {Ce message n’existe pas ou a été supprimé.}}`,
  'out-of-range': `La somme des montants dépasse ce que l’on peut enregistrer. Vérifiez les
    quantités et les prix.`,

  // Clients and leads
  'client-not-found': 'Ce client n’existe pas ou a été supprimé.',
  'client-unknown': 'Choisissez un client valide',
  'client-archived': '{client} est archivé. Restaurez le client avant d’établir un devis pour lui.',
  'client-has-jobs': `Ce client a {jobs, plural, one {un chantier} other {# chantiers}} au
    calendrier. Attendez {jobs, plural, one {qu’il soit terminé} other {qu’ils soient terminés}} ;
    ensuite, le client peut être oublié.`,
  'name-not-confirmed': 'Ce n’est pas le nom de la fiche. Saisissez-le tel qu’il y figure.',
  'lead-not-found': 'Cette demande n’existe pas ou a été supprimée.',
  'reason-missing': 'Dites pourquoi elle a été perdue. La prochaine offre y gagnera.',
  'already-a-client':
    'Cette demande appartient déjà à un autre client. Ouvrez ce client pour continuer.',
  'not-staff':
    'Seul un membre de l’équipe peut s’occuper d’une demande. Choisissez quelqu’un d’autre.',
  'estimate-unknown': 'Ce devis n’est pas un devis de ce client.',
  'link-outdated': 'Ce lien n’est plus valable. Abonnez-vous de nouveau pour en recevoir un autre.',
  'subscriber-not-found': 'Cet abonné n’existe pas ou a été supprimé.',
  'not-pending': 'Seule une personne qui n’a pas encore confirmé peut être sollicitée de nouveau.',

  // Writing and sending estimates
  'estimate-not-found': 'Ce devis n’existe pas ou a été supprimé.',
  'link-replaced': 'Ce lien a été remplacé par un plus récent.',
  'unfinished-gone': 'Ce travail inachevé a été terminé ou abandonné.',
  'unfinished-changed': 'Quelqu’un d’autre y a travaillé depuis.',
  'preview-incomplete':
    'Quelque chose ne peut pas encore être montré. Le formulaire dit quoi, au moment de créer.',
  'template-not-found':
    '{was, select, deleted {Ce modèle a été supprimé.} unknown {Ce modèle n’existe pas.}}',
  'client-fixed': `Ce devis a déjà été envoyé à son client. Dupliquez-le pour proposer ces travaux à
    quelqu’un d’autre.`,
  'two-discounts': 'Donnez la remise en dollars ou en pourcentage, pas les deux.',
  'options-in-single': 'Seul un devis à plusieurs options peut avoir des options.',
  'lines-outside-options': 'Les lignes d’un devis à plusieurs options appartiennent à ses options.',
  'too-many-lines': 'Un devis peut avoir au plus {most, number} lignes.',
  'too-many-options': `{why, select, at-once {Un devis peut avoir au plus {most, number} options}
    ever {Ce devis a eu trop d’options. Établissez-en un nouveau.}}`,
  'option-unknown': 'Ce devis n’a pas cette option.',
  'option-missing': 'Choisissez l’une des options.',
  'estimate-not-a-draft':
    'Ce devis a déjà été envoyé. Seul un brouillon peut recevoir d’autres lignes.',
  'estimate-empty': `{type, select, single {Ajoutez au moins une ligne} multi_option {Ajoutez au
    moins une ligne à l’une des options}}`,
  'option-empty': '« {option} » ne contient rien à payer. Ajoutez-y des lignes, ou supprimez-la.',
  'estimate-worth-nothing': `{asked, select, send {Ce devis s’élève à $0.00. Donnez un prix à au
    moins une ligne avant de l’envoyer.} approve {Ce devis s’élève à $0.00 ; il n’y a donc rien à
    approuver. Demandez-nous-en un avec des prix.}}`,
  'discount-above-subtotal': `La remise de {discount, money} dépasse le sous-total de {subtotal,
    money}. Saisissez une remise plus petite.`,
  'deposit-above-total': `L’acompte de {deposit, money} dépasse le total de {total, money}.
    Saisissez un acompte plus petit.`,
  'ccb-number-missing': `Saisissez votre numéro de licence CCB sous Réglages avant d’envoyer un
    devis : l’Oregon l’exige sur toute offre écrite.`,

  'client-without-email': `Le client n’a pas d’adresse e-mail. Ajoutez-en une, ou remettez le devis
    vous-même, sur papier ou par un lien.`,
  'email-not-failed': `Seul un e-mail qui a échoué peut être envoyé à une autre adresse. Pour en
    arrêter un qui attend, retirez le devis.`,
  'sending-waits': `Un envoi de ce devis est sur le point de partir. Annulez-le d’abord, ou attendez
    qu’il soit parti.`,
  'sending-gone': 'Il est déjà parti. Ce qui a été envoyé ne peut plus être annulé.',

  // Estimates that are out
  'estimate-not-sent': `{asked, select, answer {Ce devis n’a pas encore été envoyé.} link {Personne
    n’a encore le lien d’un brouillon.}}`,
  'estimate-not-open': `Seul un devis qui attend une réponse peut être {asked, select, extend
    {prolongé} withdraw {retiré}}.`,
  'estimate-withdrawn': `{asked, select, answer {Ce devis a été retiré. Demandez-nous-en un
    nouveau.} send {Ce devis a été retiré. Remettez-le en place avant de l’envoyer.} change {Ce
    devis a été retiré. Remettez-le en place avant de le modifier.}}`,
  'estimate-expired': `{asked, select, answer {La date de validité de ce devis est passée.
    Demandez-nous-en un nouveau.} send {La date de validité est passée. Choisissez une date plus
    tardive avant d’envoyer le devis.}}`,
  'estimate-changed':
    'Ce devis a changé depuis que vous l’avez ouvert. Relisez-le avant de répondre.',
  'terms-changed': `Les conditions ont changé depuis que vous avez ouvert cette page. Relisez-les
    avant d’approuver.`,
  'date-passed': 'Choisissez une date qui n’est pas passée.',
  'signature-missing': 'Acceptez les conditions et saisissez votre nom avant d’approuver.',
  'already-answered': `{asked, select, change {Le client a répondu à ce devis. Dupliquez-le pour
    faire une autre offre.} approve {{answer, select, accepted {Ce devis a déjà été approuvé.}
    declined {Ce devis a déjà été refusé. Appelez-nous si vous avez changé d’avis.}}} decline {Ce
    devis a déjà été approuvé. Appelez-nous si vous avez changé d’avis.}}`,
  'too-many-photos': `Quelqu’un d’autre a ajouté des photos entre-temps, et un devis en a au plus
    {most}. Retirez-en une d’abord.`,
  'too-many-questions':
    'Nous avons vos questions et y répondrons bientôt. Appelez-nous si c’est urgent.',
  'question-unknown': 'Ce devis n’a pas cette question.',
  'question-answered': 'Cette question a déjà reçu une réponse.',

  // Users
  'user-not-found': 'Cet utilisateur n’existe pas ou a été supprimé.',
  'user-is-you': 'Vous ne pouvez pas vous faire cela à vous-même. Un autre administrateur le peut.',
  'last-admin': `Personne d’autre n’est administrateur et ne peut se connecter. Nommez d’abord un
    autre administrateur.`,
  'user-inactive': 'Cet utilisateur n’a plus accès. Rendez-lui l’accès d’abord.',
  'passkey-not-found': 'Cette clé d’accès n’existe pas ou a été supprimée.',
  'too-many-passkeys': `Vous avez {most, number} clés d’accès, le maximum que l’on peut garder.
    Supprimez-en une que vous n’utilisez plus.`,
  'key-not-found': 'Cette clé d’API n’existe pas.',
  'key-expires-before': 'Choisissez un jour qui n’est pas encore passé.',
  'key-expires-late':
    'Une clé est valable {days, number} jours au plus. Choisissez un jour plus proche.',
  'link-of-another-role': `{role, select, client {Seul un utilisateur ayant le rôle de client peut
    être rattaché à un client.} other {Seul un utilisateur ayant le rôle de sous-traitant peut être
    rattaché à un sous-traitant.}}`,

  // Jobs, vendors and payments
  'estimate-not-accepted': 'Seul un devis approuvé peut devenir un chantier.',
  'job-of-another-estimate': 'Ce numéro est celui du chantier d’un autre devis.',
  'job-ends-before-it-starts': 'La fin du chantier ne peut pas précéder son début.',
  'job-too-long': 'Un chantier dure un an au plus. Vérifiez l’année où celui-ci se termine.',
  'job-ends-without-start': 'Saisissez un début avant une fin.',
  'job-is-over': 'Ce chantier est terminé ou annulé. Rouvrez-le d’abord.',
  'job-is-at-work': `Les travaux de ce chantier ont commencé ; il lui faut donc un début. Mettez-le
    plutôt en pause.`,
  'job-on-hold': 'Ce chantier est en pause. Reprenez-le d’abord.',
  'job-without-dates': 'Ce chantier n’a pas encore de dates. Planifiez-le d’abord.',
  'job-too-many-photos': 'Un chantier a au plus {most} photos. Retirez-en quelques-unes d’abord.',
  'checklist-changed': `Quelqu’un a modifié la liste après que vous l’avez regardée. Rechargez la
    page pour la voir telle qu’elle est.`,
  'change-order-job-unknown': 'Il n’existe aucun chantier de ce genre à modifier.',
  'change-order-other-client': 'Un avenant s’adresse au client de son chantier.',
  'estimate-is-change-order':
    'Ce devis est un avenant : il se rattache à un chantier existant, et en augmente le contrat.',
  'shift-not-found': 'Ce report pour la météo n’existe pas.',
  'shift-not-applied':
    'Ce report pour la météo n’a pas été appliqué ; il n’y a donc rien à annuler.',
  'shift-job-moved': `Quelqu’un a déplacé « {title} » entre-temps. Rien n’a été déplacé ; refaites
    le plan pour voir où il en est.`,
  'shift-job-over': '« {title} » est terminé ou annulé depuis. Rien n’a été déplacé.',
  'shift-job-too-long': `« {title} » durerait plus d’un an. Rien n’a été déplacé ; laissez-le de
    côté, ou donnez-lui d’autres dates.`,
  'job-moved-meanwhile': `Quelqu’un a changé les dates de ce chantier après que vous les avez
    regardées. Rechargez la page pour les voir, puis changez-les de nouveau.`,
  'job-client-archived':
    '{client} est archivé. Restaurez le client avant de prévoir un chantier pour lui.',
  'crew-not-found': 'Cette équipe n’existe pas.',
  'job-not-found': 'Ce chantier n’existe pas ou a été supprimé.',
  'vendor-not-found': 'Ce sous-traitant n’existe pas ou a été supprimé.',
  'vendor-is-being-paid': `{count, plural, one {Un paiement} other {{count} paiements}} à ce
    sous-traitant {count, plural, one {est} other {sont}} en route. Attendez que l’argent soit
    arrivé, ou arrêtez le lot, puis oubliez le sous-traitant.`,
  'vendor-inactive':
    '{vendor} est inactif. Réactivez le sous-traitant avant de prévoir un paiement.',
  'vendor-archived': '{vendor} est archivé. Restaurez le sous-traitant avant de le payer.',
  'payment-not-found': 'Ce paiement n’existe pas ou a été supprimé.',
  'payment-of-nothing': 'Saisissez un montant pour la main-d’œuvre ou les matériaux.',
  'payment-day-absurd': 'Choisissez un jour entre le {first, date} et le {last, date}.',

  'insurance-lapsed': `L’assurance de {payee} a pris fin le {date, date}. Saisissez la nouvelle
    attestation, ou changez ce que les réglages exigent.`,
  'payment-too-early':
    'Le paiement à {payee} est prévu pour plus tard. Il peut être envoyé à partir du {date, date}.',
  'over-daily-limit': `Plus de {most, money} partiraient en un jour, ce qui est la limite des
    réglages. Il reste {left, money} pour ce jour-là.`,
  'bank-not-set-up': `Les données de la banque de l’entreprise ne sont pas complètes. Saisissez-les
    sous Réglages.`,
  'bank-data-wrong': `Rien ne peut être envoyé avant qu’une donnée de la banque ne soit corrigée
    dans les réglages : {part, select, entryDescription {ce que les sous-traitants lisent sur
    leurs relevés est un mot que les banques réservent à d’autres paiements} sameDayCutOff {l’heure
    jusqu’à laquelle la banque prend les fichiers du jour même est plus tardive que celle des
    banques de réserve} companyId {le numéro de l’entreprise à la banque n’a pas dix caractères}
    immediateOrigin {le numéro de l’expéditeur n’a pas dix caractères} other {un nom n’a aucune
    lettre qu’une banque puisse lire}}.`,
  'payment-void': 'Ce paiement est annulé.',
  'payment-approved': 'Ce paiement a été approuvé. Retirez l’approbation avant de le modifier.',
  'own-payment':
    'Vous avez prévu, modifié ou rétabli ce paiement. Quelqu’un d’autre doit l’approuver.',
  'own-word': `Vous avez noté à la main que ceci n’a pas été payé. Quelqu’un d’autre doit
    l’approuver avant un nouveau paiement ; là où personne d’autre ne le peut, vous le pourrez après
    {hours} heures.`,
  'noted-by-hand': `{payee} : {by} a noté à la main que ceci n’a pas été payé, et aucun fichier de
    la banque ne le dit. Quelqu’un d’autre s’en assure auprès de la banque et l’approuve, avant un
    nouveau paiement.`,
  'perhaps-paid-already': `{payee} : la banque dit avoir reçu deux fois le même paiement (R24).
    A-t-il déjà été payé ? Demandez à la banque. Si oui, annulez celui-ci. Sinon, retirez son
    approbation et approuvez-le de nouveau.`,
  'bank-contradicts-itself': `{payee} : ce que la banque a dit du lot {batch}, qui contenait ce
    paiement, se contredit. Quelqu’un demande à la banque et traite sa réponse avant un nouveau
    paiement.`,
  'own-word-doubted': `Vous avez noté à la main ce que la réponse de la banque contredit. Quelqu’un
    d’autre doit demander à la banque et la traiter.`,
  newcomer: `Vous avez été ajouté il y a moins de {hours} heures. Là où il faut deux personnes, vous
    pourrez être la deuxième après ce délai.`,
  'payment-of-newcomer': `La personne qui a prévu ce paiement a été ajoutée il y a moins de {hours}
    heures, ou a été supprimée depuis. Si elle est nouvelle, approuvez-le après ce délai. Sinon,
    annulez-le et prévoyez-le de nouveau : il est alors le vôtre, et quelqu’un d’autre
    l’approuve.`,
  'account-of-newcomer': `La personne qui a saisi ce compte a été ajoutée il y a moins de {hours}
    heures. Il pourra être confirmé après un jour.`,
  'payment-not-approved': 'Ce paiement n’a pas été approuvé.',
  'payment-changed':
    'Ce paiement a été modifié après que vous l’avez regardé. Regardez-le de nouveau.',
  'payment-taken': 'Ce paiement est déjà en cours de traitement, dans le lot {batch}.',
  'payment-taken-by': 'Ce paiement est déjà dans le lot {batch} : {by} a été plus rapide.',
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
  stale: `{what, select, item {Quelqu’un a modifié cet article après que vous l’avez ouvert.
    Rechargez la page pour voir le changement, puis décidez de nouveau.} prices {Des prix viennent
    d’être changés. Regardez le nouvel aperçu, puis décidez de nouveau.} preview {{count, plural,
    one {L’un des articles a été modifié ou archivé} other {# des articles ont été modifiés ou
    archivés}} après l’aperçu. Regardez le nouvel aperçu, puis décidez de nouveau.} other {Quelqu’un
    a modifié ceci après que vous l’avez ouvert. Rechargez la page pour voir le changement, puis
    décidez de nouveau.}}`,
  'not-by-the-rule':
    'Les nouveaux prix ne sont pas ceux que donne la règle. Recommencez avec un nouvel aperçu.',
  'nothing-to-undo': `{why, select, no-change {Il n’y a aucun changement de prix à annuler.}
    changed-since {Tous ces prix ont encore été changés depuis. Il ne reste rien à annuler.}}`,
  'settings-changed': `Quelqu’un a modifié ces réglages après que vous les avez ouverts. Rechargez
    la page pour les voir, puis modifiez-les de nouveau.`,
  'too-few-approvers': `Ces réglages demandent {needed} personnes pouvant approuver des paiements,
    et il {there, plural, one {n’y en a qu’une} other {y en a {there}}} : certains paiements ne
    pourraient jamais être approuvés. Ajoutez d’abord un administrateur ou un comptable, ou
    demandez-en moins.`,
  'consent-text-missing': 'Saisissez la phrase que les clients acceptent en signant.',

  // QuickBooks
  'quickbooks-not-connected':
    'QuickBooks n’est pas connecté. Connectez-le d’abord dans les réglages.',
  'quickbooks-not-set-up': `QuickBooks n’est pas configuré sur ce serveur. La personne qui s’en
    occupe doit d’abord saisir un identifiant et un secret de client.`,
  'quickbooks-awaits-go': `Rien ne part vers cette société avant que quelqu’un ait regardé ce qui
    partirait. Ouvrez la page QuickBooks et appuyez sur Envoyer.`,
  'quickbooks-other-company': `Une autre société a été connectée entre-temps. Rechargez pour voir ce
    qui y partirait.`,
  'quickbooks-start-ahead': `Les documents peuvent partir au plus tard depuis le {until, date}.
    Choisissez un jour antérieur.`,
  'quickbooks-away': 'QuickBooks ne répond pas en ce moment. Réessayez dans quelques minutes.',
  'quickbooks-account-unfit': `{which, select, income {Les devis demandent un compte du type
    « Income »} expense {Les factures demandent un compte du type « Cost of Goods Sold » ou
    « Expenses »} other {Les paiements demandent un compte du type « Bank »}} actif dans QuickBooks.
    Choisissez-en un dans la liste.`,
  'record-not-found': 'Cette fiche n’existe pas ou a été supprimée.',
  'record-not-failed': 'Il n’y a rien à réessayer : cette fiche n’a pas échoué.',
  'record-not-in-question': 'Quelqu’un en a déjà décidé.',
  'record-candidate-unknown':
    'Cela ne fait pas partie de ce qui a été trouvé. Rechargez la page pour revoir la liste.',
  'record-candidate-taken': `{name} correspond déjà à celui-ci dans QuickBooks : deux ne peuvent pas
    n’en faire qu’un. Choisissez quelqu’un d’autre, ou dissociez d’abord {name}.`,
  'record-name-taken': `{kind, select, customer {Un client} vendor {Un sous-traitant} other {Un
    employé}} s’appelle déjà {name} dans QuickBooks. Choisissez un autre nom.`,
  'record-name-free': `Personne d’autre n’a son nom dans QuickBooks, à notre connaissance. Rechargez
    pour voir où il en est.`,
  'record-not-linked':
    'Elle n’est liée à personne dans QuickBooks. Rechargez la page pour voir où elle en est.',
  'record-not-gone':
    'Elle n’a pas disparu de QuickBooks, à notre connaissance. Réessayez pour que ce soit vérifié.',
  'record-not-left-out':
    'Elle n’est pas laissée de côté. Rechargez la page pour voir où elle en est.',
  'difference-not-acceptable': `La valeur de QuickBooks ne convient pas à ce champ ; elle ne peut
    donc pas être reprise. Corrigez-la dans QuickBooks, prenez la nôtre, ou ignorez-la.`,
  'difference-changed': `QuickBooks a maintenant une autre valeur. Regardez celle qui est affichée,
    puis décidez.`,
  'difference-gone': 'Cette différence n’existe plus. Rechargez la page pour voir ce qui reste.',
  'difference-not-takeable': `Ceci se fait uniquement ici ; la valeur de QuickBooks ne peut donc pas
    être reprise. Prenez la nôtre, ou laissez les deux telles quelles.`,
});
