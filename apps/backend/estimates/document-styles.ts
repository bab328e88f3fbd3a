// How the printed estimate and its certificate look.
import { HEADING_FONTS, TEXT_FONTS } from '../platform/servers/fonts/font-faces.ts';

export const DOCUMENT_STYLES = `
@page { margin: 17mm 16mm 20mm; }
@media screen { html { background: #dfe5e3; } body { max-width: 216mm; min-height: 279mm;
  margin: 5mm auto !important; padding: 17mm 16mm 20mm; background: #fff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 9.6pt/1.5 ${TEXT_FONTS}; color: #17222a;
  font-variant-numeric: tabular-nums; print-color-adjust: exact; }
h1, h2, h3, .brand, .kind, .amount { font-family: ${HEADING_FONTS}; line-height: 1.2;
  }
h1, h2, h3, p, dd, li, th, td { unicode-bidi: plaintext; }
p { margin: 0; } dl { margin: 0; } dd { margin: .6mm 0 0; overflow-wrap: anywhere; }
.muted { color: #4b5c67; } .small { font-size: 8.4pt; } .text { white-space: pre-line;
  overflow-wrap: anywhere; }
header { display: flex; justify-content: space-between; gap: 10mm; padding-bottom: 5mm;
  border-bottom: 1.4pt solid #1e5b4a; }
.brand { font-size: 17pt; font-weight: 700; color: #1e5b4a; margin-bottom: 1.2mm; }
header .right { text-align: right; flex: none; } .kind { font-size: 12.5pt; font-weight: 700; }
  .number-line { font-weight: 600; }
.ribbon { display: inline-block; margin-top: 1.4mm; padding: .6mm 2.6mm; border-radius: 2mm;
  font-size: 8pt; font-weight: 600; color: #fff; background: #1e5b4a; }
.ribbon.warn { background: #a32a22; } .ribbon.quiet { background: #4b5c67; }
h1 { font-size: 20pt; font-weight: 700; margin: 7mm 0 1.5mm; text-wrap: balance;
  overflow-wrap: anywhere; }
h2 { font-size: 11.5pt; font-weight: 700; margin: 7mm 0 1.6mm; break-after: avoid; }
h3 { font-size: 9.8pt; font-weight: 700; margin: 0; }
.label, dt { font-size: 7.6pt; font-weight: 600; letter-spacing: .05em; text-transform: uppercase;
  color: #4b5c67; }
.facts { display: grid; grid-template-columns: 1.6fr 1.25fr .7fr .95fr; gap: 5mm; margin: 5mm 0;
  padding: 3.6mm 4.5mm; font-size: 9pt; background: #f0f5f3; border-radius: 2mm;
  break-inside: avoid; }
.facts dd, .signed .name { text-align: left; }
.facts .amount { font-size: 13.5pt; font-weight: 700; color: #1e5b4a; white-space: nowrap; }
table { width: 100%; border-collapse: collapse; } .lines-table { table-layout: fixed; }
th { text-align: left; font-size: 7.6pt; font-weight: 600; letter-spacing: .05em;
  text-transform: uppercase; color: #4b5c67; padding: 0 0 1.4mm; vertical-align: bottom; }
thead th { border-bottom: .8pt solid #8c9aa3; } thead { display: table-header-group; }
td { padding: 1.8mm 0; border-bottom: .4pt solid #d9dfe2; vertical-align: top;
  overflow-wrap: anywhere; } tr { break-inside: avoid; }
tr.section th { padding: 3.4mm 0 1mm; border-bottom: .6pt solid #b9c6c1; font-size: 9.2pt;
  letter-spacing: 0; text-transform: none; color: #1e5b4a; font-weight: 700; break-after: avoid; }
.description { font-weight: 600; } .more { margin-top: .8mm; font-size: 8.4pt; color: #4b5c67;
  white-space: pre-line; } .more b { font-weight: 600; color: #17222a; }
.number { text-align: right; white-space: nowrap; padding-left: 5mm; }
.quantity, thead .number { white-space: normal; overflow-wrap: normal; }
.sections { break-inside: auto; } .sections > td { padding: 0; border: 0; }
.section-table { table-layout: fixed; }
.section-table tr:nth-child(-n + 2):not(:last-child), .section-table tr:nth-last-child(2),
  .certificate tr:first-child:not(:last-child), .certificate tr:nth-last-child(2) {
  break-after: avoid; }
.section-cut { overflow: hidden; } .section-cut > table { margin-top: -9mm; }
.section-table thead th { padding: 0; border: 0; } .continued { display: flex; height: 9mm;
  padding-bottom: 1mm; align-items: end; border-bottom: .6pt solid #b9c6c1; font-size: 9.2pt;
  letter-spacing: 0; text-transform: none; color: #1e5b4a; font-weight: 700;
  white-space: nowrap; overflow: clip; }
.packages { break-inside: avoid; } .boxes { display: grid; gap: 3mm; padding-right: .3mm;
  grid-template-columns: repeat(3, 1fr); } .boxes > div { padding: 3mm 3.6mm;
  border: .6pt solid #8c9aa3; border-radius: 2mm; } .boxes > .best { border: 1.6pt solid #17222a; }
.boxes .which { font-size: 8pt; color: #4b5c67; } .boxes h3 { margin: .8mm 0 0; font-size: 10.5pt;
  overflow-wrap: anywhere; }
.boxes .amount { font-size: 15pt; font-weight: 700; margin: .8mm 0 .6mm; }
.boxes .text { margin-top: 1.2mm; }
.before td { font-weight: 600; } .ticks { max-width: 110mm; margin: 3mm 0 0; padding: 0;
  list-style: none; }
.ticks li { display: flex; gap: 3mm; align-items: center; padding: 1mm 0; } .ticks b {
  margin-left: auto; } .tick { width: 4mm; height: 4mm; border: .8pt solid #17222a; flex: none; }
.not-chosen { margin-top: 6mm; break-inside: avoid; color: #4b5c67; }
.totals { margin: 2mm 0 0 auto; width: 88mm; break-inside: avoid; break-before: avoid; }
  .sections:last-child tbody tr:last-child { break-after: avoid; } .totals td { border: 0;
  padding: .9mm 0; }
.totals .total td { border-top: 1pt solid #17222a; padding: 2mm 0 1.2mm;
  font: 700 13pt ${HEADING_FONTS}; }
.totals .due td { border-top: .4pt solid #d9dfe2; padding-top: 1.6mm; font-weight: 600; }
.option { margin-top: 6mm; padding-top: 4mm; border-top: 1.2pt solid #1e5b4a; } .option h2 {
  margin: 0; display: flex; gap: 3mm; align-items: center; }
.option.chosen { border-top-width: 2.4pt; } .option-head { display: flex;
  justify-content: space-between; gap: 8mm; margin-bottom: 3mm; break-inside: avoid;
  break-after: avoid; }
.option-head .amount { font-size: 13.5pt; font-weight: 700; white-space: nowrap; } .pill {
  padding: .5mm 2.2mm; border-radius: 2mm; font: 600 7.6pt ${TEXT_FONTS};
  color: #1e5b4a; background: #dcebe5; }
.pill.chosen { color: #fff; background: #1e5b4a; }
.signature { margin-top: 8mm; break-inside: avoid; break-before: avoid; }
.signature .lines { display: grid;
  grid-template-columns: 1.5fr 1.5fr 1fr; gap: 8mm; margin-top: 12mm; }
.signature .lines div { border-top: .6pt solid #17222a; padding-top: 1mm; font-size: 8.2pt;
  color: #4b5c67; }
.totals ~ h2, .option ~ h2 { break-before: avoid; }
.signed { margin-top: 6mm; padding: 3mm 5mm;
  break-before: avoid; border: .8pt solid #1e5b4a; border-radius: 2mm;
  break-inside: avoid; } .signed .name { font: 600 15pt ${HEADING_FONTS};
  margin: 1mm 0; }
.certificate { break-before: page; } .certificate h1 { margin-top: 6mm; } .certificate dl.proof {
  display: grid; grid-template-columns: 48mm 1fr; margin-top: 4mm; }
.proof dt, .proof dd { padding: 1.7mm 0; margin: 0; border-bottom: .4pt solid #d9dfe2; } .code {
  font-size: 7.8pt; overflow-wrap: anywhere; }
.certificate td { font-size: 8.6pt; padding: 1.5mm 3mm 1.5mm 0; }`;
