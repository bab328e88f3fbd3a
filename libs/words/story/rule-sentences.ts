// What happened to the rules that protect payments, in English and Spanish.

export const ruleSentences = {
  SettingsChanged: {
    en: `Vendor payments are less protected than before: {all, list, a {{approver, select, yes
      {whoever creates a payment can approve it} no {}}} b {{second, select, yes {a second approval
      is required less often or never} no {}}} c {{most, select, yes {single payments can be larger}
      no {}}} d {{daily, select, yes {more can be paid per day} no {}}} e {{insurance, select, yes
      {vendors without insurance can be paid} no {}}}}`,
    es: `Los pagos a proveedores están menos protegidos que antes: {all, list, a {{approver, select,
      yes {quien crea un pago puede aprobarlo} no {}}} b {{second, select, yes {la segunda
      aprobación se exige menos veces o nunca} no {}}} c {{most, select, yes {un solo pago puede ser
      mayor} no {}}} d {{daily, select, yes {se puede pagar más por día} no {}}} e {{insurance,
      select, yes {se puede pagar a proveedores sin seguro} no {}}}}`,
  },
  PaymentRulesProposed: {
    en: `Looser rules for vendor payments wait for a second person: {all, list, a {{approver,
      select, yes {whoever creates a payment can approve it} no {}}} b {{second, select, yes {a
      second approval is required less often or never} no {}}} c {{most, select, yes {single
      payments can be larger} no {}}} d {{daily, select, yes {more can be paid per day} no {}}} e
      {{insurance, select, yes {vendors without insurance can be paid} no {}}}}`,
    es: `Reglas más relajadas para los pagos a proveedores esperan a otra persona: {all, list, a
      {{approver, select, yes {quien crea un pago puede aprobarlo} no {}}} b {{second, select, yes
      {la segunda aprobación se exige menos veces o nunca} no {}}} c {{most, select, yes {un solo
      pago puede ser mayor} no {}}} d {{daily, select, yes {se puede pagar más por día} no {}}} e
      {{insurance, select, yes {se puede pagar a proveedores sin seguro} no {}}}}`,
  },
  PaymentRulesWithdrawn: {
    en: 'Looser rules for vendor payments were withdrawn',
    es: 'Se retiraron las reglas más relajadas para los pagos a proveedores',
  },
} as const;
