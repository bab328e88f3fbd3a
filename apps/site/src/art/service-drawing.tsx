// Small drawings for the services: the same piece of roof, each time with what that service does to it.
import type { ReactNode } from 'react';
import type { ServiceArt } from '../content/services.ts';
import { fir } from './firs.ts';

/** Left edge of the slope at a height; the right edge mirrors it. */
const edge = (y: number) => 42 - ((y - 16) * 30) / 90;
/** One course of tabs, which widen towards the eave as the slope does. */
function course(y: number, shift: number): string {
  const [left, below] = [edge(y), edge(y + 18)];
  const joints = Array.from({ length: 7 }, (_, n) => {
    const share = (n + 0.5 + shift) / 7.5;
    return `M${(left + share * (240 - 2 * left)).toFixed(1)} ${y}L${(below + share * (240 - 2 * below)).toFixed(1)} ${y + 18}`;
  });
  return `M${left.toFixed(1)} ${y}H${(240 - left).toFixed(1)}${joints.join('')}`;
}
const courses = [16, 34, 52, 70, 88].map((y, n) => course(y, (n % 2) * 0.5)).join('');

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
      <path className="mini-new" d="M12 106L24 70H75V52h45V34h45V16h33l30 90z" />
      <path className="mini-accent" d="M24 70H75V52h45V34h45V16h33" />
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
      <path className="mini-roof" d="M42 16H198L228 106H12z" />
      <path className="mini-line" d={courses} />
      <path className="mini-ridge" d="M36 9h168v8H36z" />
      {details[art]}
      {art !== 'maintenance' && <path className="mini-gutter" d="M10 106h220v4q0 8-8 8H18q-8 0-8-8z" />}
    </svg>
  );
}
