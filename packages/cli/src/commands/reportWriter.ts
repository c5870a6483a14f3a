import { joinPrintable, type Printable, printable } from '@passmuster/findings';
import type { RawRecord } from '../input/rawRecord.ts';
import type { BatchReport } from '../output/batchReport.ts';
import type { Output } from '../output/outputFile.ts';
import type { RecordFormat } from '../output/recordFormat.ts';
import type { ReportedFile, Reporter } from '../output/reporter.ts';
import { TotalsCounter } from '../output/totals.ts';
import { trailerLine } from '../output/trailer.ts';
import type { Shard } from '../pool/selectRows.ts';

/** How a run writes: a format that writes each record by itself, or a reporter that looks at several. */
export type Writing =
  | { readonly format: RecordFormat; readonly reporter?: undefined }
  | { readonly reporter: Reporter; readonly format?: undefined };

const own = printable();
const nothing = own``;

/** Writes the reports of one run, in their order, and counts them. */
export class ReportWriter {
  readonly totals: TotalsCounter = new TotalsCounter();
  readonly #writing: Writing;
  readonly #output: Output;
  /** The beginning of the document, until it is written. */
  #begin: Printable;
  #isFirst = true;

  /** `isContinued`: the beginning of the document stands in the output already. */
  constructor(writing: Writing, output: Output, isContinued: boolean) {
    this.#writing = writing;
    this.#output = output;
    this.#begin = isContinued ? nothing : (writing.format?.begin ?? nothing);
  }

  beginFile(file: ReportedFile): void {
    this.#writing.reporter?.file?.(file);
  }

  async add(
    { totals, text, reports, skipped = [] }: BatchReport,
    records: readonly RawRecord[],
  ): Promise<void> {
    this.totals.addAll(totals);
    const { format, reporter } = this.#writing;
    if (reporter) {
      const left = records.filter(({ row }) => skipped.includes(row));
      for (const record of left) reporter.skip?.(record);
      const reported = left.length > 0 ? records.filter((one) => !left.includes(one)) : records;
      await this.#write(
        joinPrintable(
          reports.map((report, at) => reporter.report(report, reported[at])),
          '',
        ),
      );
    } else if (text.length > 0) {
      await this.#write(this.#isFirst || format.separator === '' ? nothing : own`,`);
      await this.#write(text);
      this.#isFirst = false;
    }
  }

  /** Ends the document. `shard` adds what `passmuster merge` needs. */
  async end(shard: Shard | undefined, needsRules: boolean): Promise<void> {
    const rules = needsRules ? await (await import('./allRules.ts')).allRules : [];
    const { format, reporter } = this.#writing;
    const end = reporter
      ? await reporter.end(this.totals)
      : format.end(this.totals, new Map(rules.map((rule) => [rule.id, rule])));
    await this.#write(end);
    if (shard) await this.#write(trailerLine(shard, this.totals));
  }

  async #write(text: Printable | Uint8Array): Promise<void> {
    const begin = this.#begin;
    this.#begin = nothing;
    if (begin !== '') await this.#output.write(begin);
    if (text.length > 0) await this.#output.write(text);
  }
}
