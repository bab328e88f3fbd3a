// A file of the bank as it is kept once it was read: without the numbers of accounts.

/** Where an entry has the account, and an addenda what is to be corrected of it. */
const ACCOUNT = [12, 29] as const;
const CORRECTED = [35, 64] as const;

const blanked = (line: string, [from, to]: readonly [number, number]): string =>
  line.slice(0, from) + line.slice(from, to).replaceAll(/[^ ]/g, '*') + line.slice(to);

/** What is no ACH file says nothing of accounts by its form, and loses every long number. */
export function masked(content: string): string {
  if (!content.startsWith('101')) return content.replaceAll(/\d{4,17}/g, '****');
  return content
    .split('\n')
    .map((line) =>
      line.startsWith('6')
        ? blanked(line, ACCOUNT)
        : line.startsWith('798')
          ? blanked(line, CORRECTED)
          : line,
    )
    .join('\n');
}
