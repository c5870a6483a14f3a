import type { MatchOptions } from '../columns/matchHeadings.ts';
import type { InputFormat } from '../input/sniffFormat.ts';
import type { FailOn } from '../output/failOn.ts';
import type { OutputFormat } from '../output/outputFormat.ts';
import type { Shard } from '../pool/selectRows.ts';
import type { ColorChoice } from '../text/style.ts';

/** How a run reads its files and writes what it finds. */
export interface RunOptions extends MatchOptions {
  readonly format: OutputFormat;
  readonly output?: string | undefined;
  readonly input?: InputFormat | undefined;
  readonly sheet?: string | undefined;
  /** The last report, with which a page is compared. */
  readonly since?: string | undefined;
  /** A page shows the values that findings are about. */
  readonly showsValues?: boolean | undefined;
  readonly failOn: FailOn;
  readonly isQuiet: boolean;
  readonly color: ColorChoice;
  /** The folder of documents; that of the table, if not given. */
  readonly documents?: string | undefined;
  /** Where the settings come from, for the commands to run next. */
  readonly config?: string | boolean | undefined;
  readonly allowModules?: boolean | undefined;
  /** Go on where `output` ends. */
  readonly isResumed?: boolean | undefined;
  readonly shard?: Shard | undefined;
  /** Standard input holds the arguments of the command. */
  readonly isLiteral?: boolean | undefined;
}
