// Specs of the palette's own lines: only what the user may do, found by word prefixes in each
// language.
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { speakInApp } from '@purlin/words/screens.ts';
import { called } from './called.ts';
import { deeds, settingsLines } from './further-lines.ts';
import { offeredTo } from './offered-lines.ts';

const titlesOf = (role: Role, q = ''): readonly string[] => {
  const user = { rights: rightsOf(role) } as SignedIn;
  const now = { theme: 'light', language: 'en' } as const;
  return called([...offeredTo(user), ...deeds(now), ...settingsLines(user)], q).map(
    ({ title }) => title,
  );
};

afterAll(() => speakInApp('en'));

it('offers each role what it may create and where it may go', () => {
  expect(titlesOf('admin')).toContain('New Estimate');
  const created = (role: Role) =>
    titlesOf(role, 'create').filter((title) => /^New|^Schedule/.test(title));
  expect(created('admin')).toEqual([
    'New Estimate',
    'New Multi-Option Estimate',
    'Schedule Job',
    'New service',
    'New material',
    'New Client',
    'New Vendor',
    'New Vendor Payment',
    'New User',
  ]);
  expect(created('scheduler')).toEqual(['Schedule Job', 'New Client']);
  expect(created('auditor')).toEqual([]);
  expect(titlesOf('scheduler', 'go')).not.toContain('Vendor Payments');
  expect(titlesOf('bookkeeper', 'go')).toContain('Vendor Payments');
});

it('offers each role the settings sections that it may see', () => {
  expect(titlesOf('admin')).toEqual(expect.arrayContaining(['User Management', 'Bank (ACH)']));
  expect(titlesOf('scheduler')).not.toContain('User Management');
  expect(titlesOf('scheduler', 'appearance')).toContain('Appearance');
});

it.each([
  ['new est', ['New Estimate', 'New Multi-Option Estimate', 'New Estimates']],
  ['go vend', ['Vendors', 'Vendor Payments']],
  ['calen', ['Calendar']],
  ['option', ['New Multi-Option Estimate']],
  ['ew', []],
])('finds %s', (q, titles) => expect(titlesOf('admin', q)).toEqual(titles));

/** Typed text, and the first line it finds. */
const found = {
  en: {
    dark: 'Dark theme',
    users: 'User Management',
    bank: 'Bank (ACH)',
    'new client': 'New Client',
    taxes: 'New Estimates',
    'two-step': 'Account Management',
    password: 'Account Management',
    'log out': 'Sign Out',
    spanish: 'Language: Español',
  },
  es: {
    oscuro: 'Tema oscuro',
    usuarios: 'Gestión de usuarios',
    banco: 'Banco (ACH)',
    'nuevo cliente': 'Nuevo cliente',
    impuestos: 'Cotizaciones nuevas',
    'dos pasos': 'Gestión de la cuenta',
    contrasena: 'Gestión de la cuenta',
    'cerrar sesion': 'Salir',
    ingles: 'Idioma: English',
    password: 'Gestión de la cuenta',
    dark: 'Tema oscuro',
    users: 'Gestión de usuarios',
    bank: 'Banco (ACH)',
    'new client': 'Nuevo cliente',
    taxes: 'Cotizaciones nuevas',
    'two-step': 'Gestión de la cuenta',
  },
  fr: {
    sombre: 'Thème sombre',
    utilisateurs: 'Gestion des utilisateurs',
    banque: 'Banque (ACH)',
    'nouveau client': 'Nouveau client',
    taxes: 'Nouvelles soumissions',
    'deux etapes': 'Gestion du compte',
    'mot de passe': 'Gestion du compte',
    deconnexion: 'Se déconnecter',
    anglais: 'Langue\u00a0: English',
    password: 'Gestion du compte',
    dark: 'Thème sombre',
    users: 'Gestion des utilisateurs',
    bank: 'Banque (ACH)',
    'new client': 'Nouveau client',
    'two-step': 'Gestion du compte',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

describe.each(Object.entries(found))('in %s', (language, lines) => {
  it.each(Object.entries(lines))('%s finds %s first', async (q, title) => {
    await speakInApp(language as Language);
    expect(titlesOf('admin', q)[0]).toBe(title);
  });
});
