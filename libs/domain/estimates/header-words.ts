// What the fields of an offer's header are called in each language, and its facts for people. No
// shapes are loaded with it, so that the client's page stays small.
import type { Language } from '../shared/language.ts';
import { clientFactNames, factNames, type FactName, type HeaderName } from './header-fields.ts';

export const headerWords: Readonly<Record<Language, Readonly<Record<HeaderName, string>>>> = {
  en: {
    estimateType: 'Estimate type',
    projectTitle: 'Project Title',
    serviceAddress: 'Service Address',
    projectDescription: 'Project Description',
    validUntil: 'Valid Until',
    introMessage: 'Message to the client',
    customerNotes: 'Notes for the client',
    roofPitch: 'Roof pitch',
    internalNotes: 'Internal notes',
    discountBasisPoints: 'Discount',
    discountFixedCents: 'Discount',
    taxBasisPoints: 'Tax',
    taxBasis: 'Tax is taken',
    deposit: 'Deposit',
  },
  es: {
    estimateType: 'Tipo de cotización',
    projectTitle: 'Título del proyecto',
    serviceAddress: 'Dirección del servicio',
    projectDescription: 'Descripción del proyecto',
    validUntil: 'Válido hasta',
    introMessage: 'Mensaje al cliente',
    customerNotes: 'Notas para el cliente',
    roofPitch: 'Pendiente del techo',
    internalNotes: 'Notas internas',
    discountBasisPoints: 'Descuento',
    discountFixedCents: 'Descuento',
    taxBasisPoints: 'Impuesto',
    taxBasis: 'El impuesto se toma',
    deposit: 'Depósito',
  },
};

/** A line of an offer: what it is called, and its value. */
export interface Fact {
  readonly name: HeaderName;
  readonly label: string;
  readonly value: string;
}
/** The facts that somebody filled in, for staff or for the client, in the list's order. */
export const factsOf = (
  header: Readonly<Partial<Record<FactName, string | null>>>,
  language: Language,
  reader: 'client' | 'staff' = 'client',
): readonly Fact[] =>
  (reader === 'client' ? clientFactNames : factNames).flatMap((name: FactName): Fact[] => {
    const value = header[name];
    return value === null || value === undefined || value === ''
      ? []
      : [{ name, label: headerWords[language][name], value }];
  });
