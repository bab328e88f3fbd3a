// Spanish: what the fields of an offer's header are called, and how its facts read.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const es = translationOf(en)({
  estimateType: 'Tipo de cotización',
  projectTitle: 'Título del proyecto',
  serviceAddress: 'Dirección de la obra',
  projectDescription: 'Descripción del proyecto',
  validUntil: 'Válida hasta',
  introMessage: 'Mensaje para el cliente',
  customerNotes: 'Notas para el cliente',
  roofPitch: 'Pendiente del techo',
  'roofPitch.value': '{value}',
  startWindow: 'Inicio estimado',
  'startWindow.value': 'entre el {value, firstDay} y el {value, lastDay}',
  warrantyYears: 'Garantía de mano de obra',
  'warrantyYears.value': '{value, plural, one {# año} other {# años}}',
  warrantyText: 'Cobertura de la garantía',
  internalNotes: 'Notas internas',
  discountBasisPoints: 'Descuento',
  discountFixedCents: 'Descuento',
  taxBasisPoints: 'Impuesto',
  taxBasis: 'El impuesto se aplica',
  processingFeeBasisPoints: 'Cargo por pago con tarjeta',
  deposit: 'Anticipo',
  depositBasis: 'Anticipo calculado sobre',
});
