// What somebody wrote in a reply, without the e-mail that they quote. Ours begins with a line that
// says where to write; what mail programs put above it goes too.

/** Stands in what we send; recognized in every language by its signs. */
const LINE_ABOVE = /^[\s>|*]*##- .{1,200} -##/;
const QUOTED = /^\s*[>|]/;
const isBlank = (line: string | undefined): boolean => line?.trim() === '';
/** "-----Original Message-----", "________". */
const SEPARATOR = /^\s*(?:-{2,}[^-]{0,60}-{2,}|[_=*-]{5,})\s*$/;
/** "From: …", "Enviado: …", "Objet : …". */
const HEADER = /^[\s*]{0,3}\p{L}[\p{L} -]{1,20}\*?\s?:\*?\s/u;
/** More lines than that are no "On Saturday, Ana wrote:". */
const MOST_OF_AN_ATTRIBUTION = 4;
const HAS_ADDRESS_OR_DAY = /@|\d/;

/** Whether these lines are what a mail program puts above what it quotes. */
function isAttribution(lines: readonly string[]): boolean {
  const whole = lines.join(' ');
  if (lines.length >= 2 && lines.every((line) => HEADER.test(line))) return true;
  return (
    lines.length <= MOST_OF_AN_ATTRIBUTION && /:\s*$/.test(whole) && HAS_ADDRESS_OR_DAY.test(whole)
  );
}

/** Where what is quoted begins. */
function endOfReply(lines: readonly string[]): number {
  const ours = lines.findIndex((line) => LINE_ABOVE.test(line));
  if (ours !== -1) return ours;
  const last = lines.findLastIndex((line) => !isBlank(line) && !QUOTED.test(line));
  return lines.slice(last + 1).some((line) => QUOTED.test(line)) ? last + 1 : lines.length;
}

/** The text of a reply. Empty: all of it is quoted. */
export function replyIn(text: string): string {
  const all = text.replaceAll(/\r\n?/g, '\n').split('\n');
  let end = endOfReply(all);
  if (end === all.length) return all.join('\n').trim();
  const dropWhile = (test: (line: string) => boolean): void => {
    while (end > 0 && test(all[end - 1]!)) end -= 1;
  };
  const isBeside = (line: string): boolean =>
    isBlank(line) || QUOTED.test(line) || SEPARATOR.test(line);
  dropWhile(isBeside);
  let begin = end;
  while (begin > 0 && !isBlank(all[begin - 1])) begin -= 1;
  if (isAttribution(all.slice(begin, end).filter((line) => !SEPARATOR.test(line)))) end = begin;
  dropWhile(isBeside);
  return all.slice(0, end).join('\n').trim();
}
