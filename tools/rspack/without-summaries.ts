// A loader: what a contract says of its routes for the API page stays out of the browser.
const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const SUMMARY = new RegExp(String.raw`(?<=^\s*)summary:\s*${TEXT}(?:\s*\+\s*${TEXT})*,`, 'gm');

/** The source with empty summaries; its lines stay where they are. */
export const withoutSummaries = (source: string): string =>
  source.replace(SUMMARY, (text) => `summary: '',${text.replace(/[^\n]/g, '')}`);
export default withoutSummaries;
