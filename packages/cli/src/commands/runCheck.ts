import { dirname } from 'node:path';
import type { Finding } from '@passmuster/findings';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { DuplicateContacts } from '../checks/duplicates.ts';
import type { RecordReport, Report } from '../checks/report.ts';
import type { MatchOptions } from '../columns/matchHeadings.ts';
import { openRecords } from '../input/openRecords.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import { sizeOf } from '../input/readBytes.ts';
import type { InputFormat } from '../input/sniffFormat.ts';
import { createReporter } from '../output/createReporter.ts';
import { openOutput } from '../output/outputFile.ts';
import { packPlace, unpackPlace } from '../output/packPlace.ts';
import { recordPlace } from '../output/placeOf.ts';
import type { OutputFormat, Reporter } from '../output/reporter.ts';
import { TotalsCounter } from '../output/totals.ts';
import { batches } from '../pool/batches.ts';
import { checkAddressLines } from '../pool/checkAddressLines.ts';
import { checkInOrder } from '../pool/checkInOrder.ts';
import { CommandError } from '../terminal/commandError.ts';
import { Progress } from '../terminal/progress.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { escapeControls } from '../text/escapeControls.ts';
import { type ColorChoice, createStyle, wantsColor } from '../text/style.ts';
import { version } from '../version.ts';
import { allRules } from './allRules.ts';
import { bindColumns } from './bindColumns.ts';

export interface RunOptions extends MatchOptions {
  readonly format: OutputFormat;
  readonly output?: string | undefined;
  readonly input?: InputFormat | undefined;
  readonly sheet?: string | undefined;
  readonly failOn: 'error' | 'warning';
  readonly isQuiet: boolean;
  readonly color: ColorChoice;
  /** The folder of documents; that of the table, if not given. */
  readonly documents?: string | undefined;
}

type Settings = Omit<CheckSettings, 'bound' | 'folder'>;

/** How much is held before it is written. */
const blockLength = 1 << 16;

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** One run over all files of a command. */
class CheckRun {
  readonly #settings: Settings;
  readonly #options: RunOptions;
  readonly #terminal: Terminal;
  readonly #reporter: Reporter;
  readonly #totals = new TotalsCounter();
  readonly #duplicates = new DuplicateContacts();
  readonly #files: string[] = [];
  #block: string;

  constructor(settings: Settings, options: RunOptions, terminal: Terminal) {
    this.#settings = settings;
    this.#options = options;
    this.#terminal = terminal;
    const toTerminal = options.output === undefined && terminal.isOutTerminal;
    const style = createStyle(wantsColor(options.color, toTerminal, terminal.env));
    const columns = toTerminal ? terminal.columns : 100;
    const text = { style, columns, isQuiet: options.isQuiet };
    this.#reporter = createReporter(options.format, text, version);
    this.#block = this.#reporter.begin ?? '';
  }

  async run(files: readonly string[]): Promise<ExitCode> {
    const output = openOutput(this.#options.output, files, this.#terminal);
    const sizes = files.map(sizeOf);
    const total = sizes.every((size) => size !== undefined)
      ? sizes.reduce((sum, size) => sum + size, 0)
      : undefined;
    const progress = new Progress(this.#terminal, total);
    try {
      for (const file of files) {
        if (this.#terminal.interrupted.aborted) break;
        await this.#checkFile(file, progress, output.write);
      }
      await progress.end();
      const rules = this.#options.format === 'sarif' ? await allRules() : [];
      const end = this.#reporter.end(this.#totals, new Map(rules.map((rule) => [rule.id, rule])));
      await output.write(typeof end === 'string' ? this.#block + end : await end);
    } finally {
      output.close();
    }
    if (this.#duplicates.isFull) {
      await this.#note(
        'too many records to compare all emails and phones; later ones were compared with the first million and a half',
      );
    }
    if (this.#terminal.interrupted.aborted) {
      await this.#note(
        `interrupted after ${count(this.#totals.records, 'record')}; the rest was not checked`,
      );
      return 130;
    }
    const { error, warning } = this.#totals;
    return error > 0 || (this.#options.failOn === 'warning' && warning > 0) ? 1 : 0;
  }

  async #checkFile(
    file: string,
    progress: Progress,
    write: (text: string) => Promise<void>,
  ): Promise<void> {
    const name = file === '-' ? 'stdin' : file;
    const source = await openRecords(
      file,
      { ...this.#options, onRead: (bytes) => progress.read(bytes) },
      this.#terminal,
    );
    const folder = this.#options.documents ?? (file === '-' ? undefined : dirname(file));
    const given: CheckSettings = { ...this.#settings, folder };
    const { records, settings, notes } = bindColumns(source, name, given, this.#options);
    for (const note of [...source.notes, ...notes]) await this.#note(`${name}: ${note}`);
    this.#reporter.file?.({ name, headings: source.headings });
    this.#files.push(name);
    const { interrupted, workers } = this.#terminal;
    const lines =
      source.lines && settings.kind === 'address'
        ? checkAddressLines(source.lines, sizeOf(file), settings, workers)
        : undefined;
    const checked = lines ?? checkInOrder(batches(records, interrupted), settings, workers);
    for await (const batch of checked) {
      for (const [index, report] of batch.reports.entries()) {
        this.#add(name, report, batch.records[index]);
      }
      await progress.checked(batch.reports.length);
      if (this.#block.length > blockLength) {
        await write(this.#block);
        this.#block = '';
      }
    }
  }

  #add(file: string, { contacts, ...report }: RecordReport, record?: RawRecord): void {
    const place = { file, row: report.row };
    const repeated = contacts
      ? this.#duplicates.find(contacts, packPlace(this.#files.length - 1, report.row), (packed) => {
          const { file: index, row } = unpackPlace(packed);
          return recordPlace({ file: this.#files[index] ?? 'an earlier file', row });
        })
      : [];
    const rules = this.#settings.rules;
    const extra = repeated.flatMap((finding): readonly Finding[] => {
      const setting = rules[finding.rule];
      if (setting === 'off') return [];
      return [setting === undefined ? finding : { ...finding, severity: setting }];
    });
    const findings = [...report.findings, ...extra];
    this.#totals.add(findings);
    const shown = this.#options.isQuiet ? findings.filter(isError) : findings;
    if (this.#options.isQuiet && shown.length === 0 && this.#options.format !== 'xlsx') return;
    const whole: Report = { ...place, ...report, findings: shown };
    this.#block += this.#reporter.report(whole, record);
  }

  async #note(text: string): Promise<void> {
    await this.#terminal.err(`passmuster: ${escapeControls(text)}\n`);
  }
}

/** Checks the records of files, one after another, and writes what is found. */
export async function runCheck(
  files: readonly string[],
  settings: Settings,
  options: RunOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const repeated = files.find((file, index) => files.indexOf(file) !== index);
  if (repeated !== undefined) {
    throw new CommandError(
      `${escapeControls(recordPlace({ file: repeated, row: 0 }))}: named twice`,
    );
  }
  return new CheckRun(settings, options, terminal).run(files);
}
