// The languages we speak: the one list of them.

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
