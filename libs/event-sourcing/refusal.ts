// A refusal: a rule said no. It has a code for machines and a sentence for people; a defect is an
// Error instead.

/**
 * `conflict`: not now or not twice. `missing`: no such thing. `stale`: decided on an older
 * revision. `forbidden`: not yours.
 */
export type RefusalKind = 'conflict' | 'missing' | 'stale' | 'forbidden';

export class Refusal extends Error {
  readonly code: string;
  readonly kind: RefusalKind;
  constructor(code: string, message: string, kind: RefusalKind = 'conflict') {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.kind = kind;
  }
}

/**
 * Throws a Refusal. `code` is kebab-case and stable, `message` is shown to the person who asked and
 * says what to do.
 */
export function refuse(code: string, message: string, kind: RefusalKind = 'conflict'): never {
  throw new Refusal(code, message, kind);
}
