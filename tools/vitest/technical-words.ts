// What only programmers say: none of it may stand in an answer that a person reads.
export const TECHNICAL_WORDS = new RegExp(
  [
    'invalid (?:input|option|type|string)|expected|, received|undefined|\\bnull\\b|\\bNaN\\b',
    'too (?:big|small)|>=|<=|unrecognized|zod|regex|pattern|syntax|relation|column "',
    'violates|constraint|TypeError|\\bat .*:\\d+|\\.ts\\b|function|object',
  ].join('|'),
  'i',
);
