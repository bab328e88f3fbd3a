// Evaluates arithmetic typed into a number field: "28*1.1" is 30.8. A small grammar of our own,
// computed in exact fractions; no input is ever run as code.

/** A number as a fraction; the denominator is positive. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** The maximum length. No real quantity needs more, and short input cannot nest deeply. */
const LONGEST = 100;
/** Commas are allowed only as thousands separators. */
const TOKENS = /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d*)?|\.\d+|[-+*/()]/gy;
const SIGNS: Readonly<Record<string, string>> = { '×': '*', x: '*', '÷': '/', '−': '-' };

const fraction = (text: string): Fraction => {
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.');
  return { over: BigInt(`${whole}${decimals}` || '0'), under: 10n ** BigInt(decimals.length) };
};

class NoSum extends Error {}

const counted: Readonly<Record<string, (a: Fraction, b: Fraction) => Fraction>> = {
  '+': (a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }),
  '-': (a, b) => ({ over: a.over * b.under - b.over * a.under, under: a.under * b.under }),
  '*': (a, b) => ({ over: a.over * b.over, under: a.under * b.under }),
  '/': (a, b) => {
    if (b.over === 0n) throw new NoSum();
    const sign = b.over < 0n ? -1n : 1n;
    return { over: sign * a.over * b.under, under: sign * a.under * b.over };
  },
};

/** sum = product { (+|-) product }; product = part { (*|/) part }; part = [-] number | ( sum ) */
function read(tokens: readonly string[]): Fraction {
  let at = 0;
  const chain = (next: () => Fraction, signs: string) => {
    let left = next();
    for (let sign = tokens[at]; sign && signs.includes(sign); sign = tokens[at]) {
      at += 1;
      left = counted[sign]!(left, next());
    }
    return left;
  };
  const part = (): Fraction => {
    const token = tokens[at++];
    if (token === undefined) throw new NoSum();
    if (token === '-') return counted['-']!(fraction('0'), part());
    if (token !== '(') return /^[\d.]/.test(token) ? fraction(token) : noSum();
    const inside = sum();
    return tokens[at++] === ')' ? inside : noSum();
  };
  const product = () => chain(part, '*/');
  const sum = (): Fraction => chain(product, '+-');
  const whole = sum();
  return at === tokens.length ? whole : noSum();
}
const noSum = (): never => {
  throw new NoSum();
};

/** Whether the text is arithmetic and not just a number. */
export const isSum = (text: string): boolean => /[\d).]\s*[-+*/×÷x−]/.test(text);

/**
 * Evaluates `text` to at most that many decimal places, rounded half away from zero ("10/3" is
 * "3.3333"). Null if it is not an expression or is negative.
 */
export function sumText(text: string, places = 4): string | null {
  const plain = text.replace(/[×÷x−]/g, (sign) => SIGNS[sign]!).replace(/\s+/g, '');
  if (plain.length === 0 || plain.length > LONGEST || /[\d.]\s+[\d.]/.test(text)) return null;
  const tokens = plain.match(TOKENS) ?? [];
  if (tokens.join('') !== plain) return null;
  try {
    const { over, under } = read(tokens);
    if (over < 0n) return null;
    const steps = (over * 2n * 10n ** BigInt(places) + under) / (under * 2n);
    const digits = String(steps).padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '') || '0';
  } catch (thrown) {
    if (thrown instanceof NoSum) return null;
    throw thrown;
  }
}
