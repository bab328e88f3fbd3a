// Small drawings for the services: the same piece of roof, each time with what that service does to it.
import type { ReactNode } from 'react';
import type { ServiceArt } from '../content/services.ts';
import { fir } from './firs.ts';

const course = (y: number, offset: number) => `M16 ${y}H224${Array.from({ length: 7 }, (_, n) => `M${30 + offset + n * 30} ${y}v18`).join('')}`;
const courses = [34, 52, 70, 88].map((y, n) => course(y, (n % 2) * 15)).join('');

const details: Readonly<Record<ServiceArt, ReactNode>> = {
  inspection: (
    <>
      <circle className="mini-lens" cx="146" cy="66" r="28" />
      <path className="mini-strong" d="M166 86l22 24" />
      <path className="mini-accent" d="M132 68l10 10 19 -22" />
    </>
  ),
  repair: (
    <>
      <path className="mini-patch" d="M105 70h30v18h-30z" />
      <path className="mini-accent" d="M120 12c-9 12-13 17-13 23a13 13 0 0 0 26 0c0-6-4-11-13-23z" />
      <path className="mini-strong" d="M120 50v14" />
    </>
  ),
  replacement: (
    <>
      <path className="mini-new" d="M16 106V70h59v-18h45V34h45V16h59v90z" />
      <path className="mini-accent" d="M16 70h59v-18h45V34h45V16h59" />
    </>
  ),
  maintenance: (
    <>
      <path className="mini-gutter" d="M8 106h224v6q0 12-12 12H20q-12 0-12-12z" />
      <path className="mini-fir" d={fir(72, 106, 62)} />
      <path className="mini-accent" d="M150 98a30 30 0 0 1 52 -20M204 58v22h-22" />
    </>
  ),
};

export function ServiceDrawing({ art }: { readonly art: ServiceArt }) {
  return (
    <svg className="mini" viewBox="0 0 240 132" aria-hidden="true" focusable="false">
      <path className="mini-roof" d="M16 16H224V106H16z" />
      <path className="mini-line" d={courses} />
      <path className="mini-ridge" d="M10 10h220v8H10z" />
      {details[art]}
      {art !== 'maintenance' && <path className="mini-gutter" d="M10 106h220v4q0 8-8 8H18q-8 0-8-8z" />}
    </svg>
  );
}
