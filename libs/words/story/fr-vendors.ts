// French: what happened with vendors, their accounts, payments and batches, a sentence an event.

export const vendors = {
  // Vendors
  VendorAdded: 'Ajouté comme sous-traitant',
  VendorDetailsChanged: 'Coordonnées ou notes modifiées',
  VendorDeactivated: 'Rendu inactif',
  VendorReactivated: 'Réactivé',
  VendorArchived: `Archivé avec {all, list, payments {{payments, plural, =0 {} one {# paiement}
    other {# paiements}}} jobs {{jobs, plural, =0 {} one {# chantier} other {# chantiers}}}}`,
  VendorRestored: 'Restauré des archives',
  VendorDeleted: 'Supprimé',
  VendorForgotten: 'Données personnelles supprimées',
  VendorDocumentRecorded: `{kind, select, ccb-licence {Licence CCB} liability-insurance {Assurance
    responsabilité civile} workers-compensation {Assurance accidents du travail} w-9 {W-9}} :
    document ajouté{dated, select, yes {, valable jusqu’au {day, date}} no {}}`,
  VendorDocumentRemoved: `{kind, select, ccb-licence {Licence CCB} liability-insurance {Assurance
    responsabilité civile} workers-compensation {Assurance accidents du travail} w-9 {W-9}} :
    document retiré`,
  VendorDocumentNoted: `{kind, select, ccb-licence {Licence CCB} liability-insurance {Assurance
    responsabilité civile} workers-compensation {Assurance accidents du travail} w-9 {W-9}} :
    {state, select, expiring {expire} expired {expiration}} le {day, date}`,

  // Payments to vendors
  VendorPaymentPlanned: 'Paiement de {totalCents, money} créé',
  VendorPaymentEdited: 'Modifié à {totalCents, money}',
  VendorPaymentSeconded: 'Première de deux approbations, pour {totalCents, money}',
  VendorPaymentApproved: `Approuvé : {totalCents, money}{who, select, other {} alone {. Approuvé par
    la seule personne qui peut approuver des paiements}}`,
  VendorPaymentApprovalTakenBack: 'Approbation annulée',
  VendorPaymentRejected: 'Rejeté : {reason}',
  VendorPaymentVoided: 'Annulé : {reason}',
  PayeeKept: 'Bénéficiaire conservé : {payee}',
  VendorPaymentTaken: 'Ajouté au lot {batch}',
  VendorPaymentReleased:
    '{how, select, left-out {Exclu du lot {batch}} with-it {Retiré du lot {batch}}} : {reason}',
  VendorPaymentPaid: 'Payé le {day, date}',
  VendorPaymentReturned: 'Retourné par la banque : {code}',
  VendorPaymentNotPaidConfirmed: 'La banque a confirmé qu’il n’a pas été payé avec le lot {batch}',

  // Batches for the bank
  BatchOpened: 'Créé avec {count, plural, one {# paiement} other {# paiements}}',
  BatchGathered: `{taken, plural, one {# paiement ajouté} other {# paiements ajoutés}}{stayed,
    plural, =0 {} one {, # laissé de côté} other {, # laissés de côté}}`,
  BatchFileWritten: `Fichier {file} créé : {count, plural, one {# écriture} other {# écritures}},
    {totalCents, money}`,
  BatchAbandoned: 'Arrêté : {reason}',
  BatchSubmissionBegun: 'Envoi du fichier à la banque',
  BatchNotSubmitted: 'Le fichier n’est pas arrivé à la banque : {reason}',
  BatchSubmitted: 'La banque a le fichier',
  BatchAccepted: 'Accepté par la banque',
  BatchRejected: 'Rejeté par la banque : {reason}',
  BatchRejectionConfirmed: 'La banque a confirmé le rejet',
  BatchLinesSettled:
    '{count, plural, one {# paiement réglé} other {# paiements réglés}} le {day, date}',
  BatchLineReturned: 'L’écriture {trace} a été retournée : {code}',
  BatchLineCorrected: 'La banque demande une correction de l’écriture {trace} : {code}',

  // Batches of test transfers
  PrenoteBatchOpened:
    'Créé avec {count, plural, one {# virement d’essai} other {# virements d’essai}}',
  PrenoteFileWritten: `Fichier {file} créé : {count, plural, one {# virement d’essai} other {#
    virements d’essai}}, sans argent`,
  PrenoteFileDelayed: `Reporté au {day, date} : aucun autre fichier ne pouvait être créé pour la
    banque ce jour-là`,
  PrenotesSettled: `{count, plural, one {# virement d’essai réglé} other {# virements d’essai
    réglés}} le {day, date}`,
  PrenoteLineReturned: 'Le virement d’essai {trace} a été retourné : {code}',
  PrenoteLineCorrected: 'La banque demande une correction du virement d’essai {trace} : {code}',

  // What protects payments
  SettingsChanged: `Les paiements aux sous-traitants sont moins protégés qu’avant : {all, list, a
    {{approver, select, yes {la personne qui crée un paiement peut l’approuver} no {}}} b {{second,
    select, yes {une deuxième approbation est exigée moins souvent ou jamais} no {}}} c {{most,
    select, yes {un seul paiement peut être plus élevé} no {}}} d {{daily, select, yes {on peut
    payer plus par jour} no {}}} e {{insurance, select, yes {les sous-traitants sans assurance
    peuvent être payés} no {}}}}`,
  PaymentRulesProposed: `Des règles plus souples pour les paiements aux sous-traitants attendent
    une autre personne : {all, list, a {{approver, select, yes {la personne qui crée un paiement
    peut l’approuver} no {}}} b {{second, select, yes {une seconde approbation est exigée moins
    souvent ou jamais} no {}}} c {{most, select, yes {un seul paiement peut être plus élevé} no
    {}}} d {{daily, select, yes {on peut payer plus par jour} no {}}} e {{insurance, select, yes
    {les sous-traitants sans assurance peuvent être payés} no {}}}}`,
  PaymentRulesWithdrawn:
    'Des règles plus souples pour les paiements aux sous-traitants ont été retirées',

  // The books
  QuickBooksReconnectNeeded: 'QuickBooks a été déconnecté et doit être reconnecté',
  QuickBooksAccountsInQuestion: 'QuickBooks : quelqu’un doit choisir les comptes',
  QuickBooksNeedsSomebody: `QuickBooks : {count, plural, one {# fiche demande} many {# de fiches
    demandent} other {# fiches demandent}} votre attention`,

  // What the bank sent and nobody could read or place
  BankAnswerUnclear: `{kind, select, unreadable {La ligne {line} de {file} ne peut pas être lue}
    unknown-file {{file} parle d’un fichier que nous n’avons jamais envoyé} unknown-trace {{file}
    parle de l’écriture {trace}, qui n’est pas des nôtres} unknown-line {La ligne {line} de {file}
    contient quelque chose que nous ne reconnaissons pas} amount-differs {{file} retourne l’écriture
    {trace} avec un autre montant que celui envoyé} totals-differ {Les totaux de la ligne {line} de
    {file} ne correspondent pas à ses écritures ; rien n’en a été appliqué} not-handled {{file} n’a
    pu être ni lu ni mis de côté ; nous continuons d’essayer} correction-unusable {{file} demande
    une correction de l’écriture {trace} qui ne peut pas être appliquée ici} rejected-late {La
    banque a rejeté le lot {batch} après en avoir réglé, retourné ou corrigé des paiements}
    out-of-turn {{file} dit du lot {batch} quelque chose qui ne correspond pas à ce qui lui est
    arrivé} return-dishonored {Notre banque conteste le retour de l’écriture {trace}. Il se peut que
    le sous-traitant ait encore l’argent} return-contested {La banque du sous-traitant s’oppose à la
    contestation de notre banque sur le retour de l’écriture {trace}. Il se peut que le
    sous-traitant ait encore l’argent}}{more, plural, =0 {} one {, et # autre problème} other {, et
    # autres problèmes}}`,
  BankAnswerSeenTo: 'Marqué comme réglé',

  // Bank accounts of vendors
  BankAccountEntered: 'Compte bancaire ajouté, se terminant par {endsWith}',
  BankAccountChanged: `Compte bancaire modifié{why, select, entered {} correction { à la demande de
    la banque}}, se terminant maintenant par {endsWith}`,
  BankAccountConfirmed: `Compte bancaire confirmé{how, select, another-admin {} after-a-day { par le
    seul administrateur, après un jour} prenote { après le test de la banque}}`,
  BankAccountRemoved: 'Compte bancaire retiré',
  PrenoteRequested: 'Virement d’essai de $0.00 demandé',
  PrenoteTaken: 'Virement d’essai ajouté au lot {batch}',
  PrenoteSent: 'Fichier du virement d’essai créé, arrivée le {day, date}',
  PrenoteSettled: `Le virement d’essai est arrivé le {day, date}. Il est réussi s’il n’est pas
    retourné dans les trois jours ouvrables bancaires.`,
  PrenoteReleased: 'Virement d’essai non envoyé : {reason}',
  PrenoteReturned: 'La banque a rejeté le compte : {code}',
  BankAccountCorrectionProposed:
    'La banque dit que le compte devrait se terminer par {endsWith} : {code}',
  BankAccountCorrectionRefused:
    'Correction en {endsWith} refusée ({code}){said, select, nothing {} why { : {reason}}}',
  BankAccountCorrectionRepeated: `La banque dit de nouveau que le compte devrait se terminer par
    {endsWith} ({code}). Cela avait déjà été refusé.`,
  BankAccountCorrectionUnusable: `La banque demande une correction ({code}) de l’écriture {trace}
    qui ne peut pas être appliquée ici. Le compte reste tel quel. Demandez à la banque.`,
} as const;
