// Specs of the opening hours in both languages.
import { USUAL_SETTINGS } from '@purlin/domain/company/settings/sections.ts';
import { expect, it } from 'vitest';
import { wordsOf } from '../language.tsx';
import { clock, linesOf } from './hours.tsx';

const { hours } = USUAL_SETTINGS;

it('are those of the specification by default', () => {
  expect(linesOf(hours, wordsOf('en').frame.week)).toEqual([
    { days: 'Monday to Friday', time: '8:00 AM to 6:00 PM' },
    { days: 'Saturday', time: '9:00 AM to 4:00 PM' },
    { days: 'Sunday', time: 'By appointment only' },
  ]);
  expect(linesOf(hours, wordsOf('es').frame.week)).toEqual([
    { days: 'Lunes a viernes', time: '8:00 AM a 6:00 PM' },
    { days: 'Sábado', time: '9:00 AM a 4:00 PM' },
    { days: 'Domingo', time: 'Solo con cita' },
  ]);
});

it('use a twelve-hour clock', () =>
  expect(['00:05', '11:59', '12:00', '23:30'].map(clock)).toEqual([
    '12:05 AM',
    '11:59 AM',
    '12:00 PM',
    '11:30 PM',
  ]));
