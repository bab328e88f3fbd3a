// What npm start may be called with: nothing, or --help.

/** sysexits.h: the command was used wrongly. */
const EX_USAGE = 64;

const USAGE = `npm start

  Builds what changed and runs the product: a web and a worker process beside their embedded
  servers. Ctrl-C stops everything. It takes no arguments; what can be set is in environment
  variables, PORT, DATA_DIR and SEED among them, listed in README.md under "Configure it".

  npm start -- --help   says this`;

/** What to say and how to end instead of a start; undefined when nothing speaks against one. */
export function insteadOfStart(
  args: readonly string[],
): { readonly code: number; readonly says: string } | undefined {
  if (args.length === 0) return undefined;
  const unknown = args.find((one) => one !== '--help' && one !== '-h');
  if (unknown === undefined) return { code: 0, says: USAGE };
  return { code: EX_USAGE, says: `Unknown: ${unknown}\n\n${USAGE}` };
}
