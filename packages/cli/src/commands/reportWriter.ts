import type { Finding } from '@passmuster/findings';
import { applySettings } from '../checks/applySettings.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { DuplicateContacts } from '../checks/duplicates.ts';
import type { Contacts, RecordReport } from '../checks/report.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Output } from '../output/outputFile.ts';
import { packPlace, unpackPlace } from '../output/packPlace.ts';
import { recordPlace } from '../output/placeOf.ts';
import type { ReportedFile, Reporter } from '../output/reporter.ts';
import { TotalsCounter } from '../output/totals.ts';
import { trailerLine } from '../output/trailer.ts';
import type { Shard } from '../pool/selectRows.ts';

/** How much is held before it is written. */
const blockLength = 1 << 16;

const isError = ({ severity }: Finding): boolean => severity === 'error';

export interface ReportWriterOptions {
  readonly isQuiet: boolean;
  /** Reports without an error are written even when quiet: a workbook keeps every row. */
  readonly keepsEveryRow: boolean;
  readonly rules: CheckSettings['rules'];
}

/** Writes the reports of one run, in their order, and counts them; notices contacts that stand twice. */
export class ReportWriter {
  readonly totals: TotalsCounter = new TotalsCounter();
  readonly #files: string[] = [];
  readonly #duplicates = new DuplicateContacts();
  readonly #reporter: Reporter;
  readonly #output: Output;
  readonly #options: ReportWriterOptions;
  #block: string;

  /** `isContinued`: the beginning of the document stands in the output already. */
  constructor(
    reporter: Reporter,
    output: Output,
    options: ReportWriterOptions,
    isContinued: boolean,
  ) {
    this.#reporter = reporter;
    this.#output = output;
    this.#options = options;
    this.#block = isContinued ? '' : (reporter.begin ?? '');
  }

  /** True once there were more contacts than are remembered. */
  get hasForgotten(): boolean {
    return this.#duplicates.isFull;
  }

  beginFile(file: ReportedFile): void {
    this.#files.push(file.name);
    this.#reporter.file?.(file);
  }

  /** Remembers the contacts of a record of the current file and returns what is wrong with them. */
  seeContacts(contacts: Contacts, row: number): readonly Finding[] {
    const found = this.#duplicates.find(
      contacts,
      packPlace(this.#files.length - 1, row),
      (packed) => {
        const first = unpackPlace(packed);
        return recordPlace({ file: this.#files[first.file] ?? 'an earlier file', row: first.row });
      },
    );
    return applySettings(found, this.#options.rules);
  }

  async add({ contacts, ...report }: RecordReport, record: RawRecord | undefined): Promise<void> {
    const repeated = contacts ? this.seeContacts(contacts, report.row) : [];
    const findings = [...report.findings, ...repeated];
    this.totals.add(findings);
    const { isQuiet, keepsEveryRow } = this.#options;
    const shown = isQuiet ? findings.filter(isError) : findings;
    if (isQuiet && shown.length === 0 && !keepsEveryRow) return;
    const file = this.#files.at(-1) ?? '';
    this.#block += this.#reporter.report({ file, ...report, findings: shown }, record);
    if (this.#block.length > blockLength) await this.#flush();
  }

  /** Ends the document. `shard` adds what `passmuster merge` needs. */
  async end(shard: Shard | undefined, needsRules: boolean): Promise<void> {
    const rules = needsRules ? await (await import('./allRules.ts')).allRules() : [];
    const end = this.#reporter.end(this.totals, new Map(rules.map((rule) => [rule.id, rule])));
    if (typeof end !== 'string') {
      await this.#output.write(await end);
      return;
    }
    this.#block += end + (shard ? trailerLine(shard, this.totals) : '');
    await this.#flush();
  }

  async #flush(): Promise<void> {
    await this.#output.write(this.#block);
    this.#block = '';
  }
}
