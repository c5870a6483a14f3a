import { auditRecord } from '@passmuster/kyc';
import { customerReviewer } from '../checks/customerCheck.ts';
import { splitDocumentDates } from '../columns/documentDates.ts';
import { readOne, readValues } from '../input/readOne.ts';
import { reportLines } from '../output/reportLines.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { terminalLines } from '../text/terminalText.ts';
import { auditDifferences, looksLikeAudit, type NamedRecord } from './auditDifferences.ts';
import { reviewSettings } from './check.ts';

const summary = ({ gone, added }: { readonly gone: number; readonly added: number }): string =>
  `${count(gone, 'finding')} gone, ${count(added, 'finding')} new`;

export interface CompareOptions {
  /** Two configurations, by which one file is reviewed. */
  readonly config?: readonly string[] | undefined;
  readonly asOf?: string | undefined;
}

/**
 * Runs `passmuster compare OLD NEW`: the findings that one report or audit record has and the other doesn't have, for example
 * before and after a correction, or an update of the data; of audit records also what changed and why. With
 * `--config A --config B FILE` it reviews one application by both configurations. Exits with 1 if something is open in NEW that is
 * not open in OLD: an error, or a warning that nobody accepted.
 */
export async function compare(
  oldFile: string,
  newFile: string | undefined,
  { config = [], asOf }: CompareOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (newFile === undefined) {
    const [first, second, ...more] = config;
    if (first === undefined || second === undefined || more.length > 0) {
      throw new CommandError('pass two files, or one file and --config twice');
    }
    const before = await auditUnder(oldFile, first, asOf, terminal);
    return showAudits(before, await auditUnder(oldFile, second, asOf, terminal), terminal);
  }
  if (config.length > 0) throw new CommandError('pass one file with --config, or two without it');
  const [oldValues, newValues] = [
    await readValues(oldFile, terminal),
    await readValues(newFile, terminal),
  ];
  const audits = [
    { file: oldFile, value: oldValues[0] },
    { file: newFile, value: newValues[0] },
  ] as const;
  if (audits.every(({ value }) => looksLikeAudit(value))) return showAudits(...audits, terminal);
  const before = reportLines(oldValues, oldFile);
  const after = reportLines(newValues, newFile);
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, line]) => line);
  const added = [...after].filter(([key]) => !before.has(key)).map(([, line]) => line);
  await terminal.out(
    terminalLines([
      ...gone.map((line) => `- ${line.text}`),
      ...added.map((line) => `+ ${line.text}`),
      summary({ gone: gone.length, added: added.length }),
    ]),
  );
  return added.some((line) => line.isOpen) ? 1 : 0;
}

/** Returns the audit record of an application under a configuration. */
async function auditUnder(
  file: string,
  config: string,
  asOf: string | undefined,
  terminal: Terminal,
): Promise<NamedRecord> {
  const { value: draft, documentDates } = splitDocumentDates(await readOne(file, terminal));
  const settings = await reviewSettings({ config, asOf }, terminal);
  const { review } = await customerReviewer(settings);
  return {
    file: config,
    value: auditRecord(review(draft, { asOf: settings.asOf, documentDates }), draft),
  };
}

async function showAudits(
  before: NamedRecord,
  after: NamedRecord,
  terminal: Terminal,
): Promise<ExitCode> {
  const { lines, ...found } = auditDifferences(before, after);
  await terminal.out(terminalLines([...lines, summary(found)]));
  return found.hasNewOpen ? 1 : 0;
}
