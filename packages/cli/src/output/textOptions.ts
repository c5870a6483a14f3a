import type { Language } from '../checks/checkSettings.ts';
import type { StaleTablesByRule } from '../checks/staleTablesByRule.ts';
import type { ReadingOptions } from '../text/nextCommand.ts';
import type { Style } from '../text/style.ts';
import type { numbersIn, ReportWords } from './reportWords.ts';

export interface TextOptions {
  readonly style: Style;
  readonly columns: number;
  readonly language: Language;
  /** How the files were read, for the commands to run next. */
  readonly reading?: ReadingOptions | undefined;
  /** Print no summary. */
  readonly isQuiet: boolean;
  /** What is said below the findings that rest on such a table. */
  readonly staleTables?: StaleTablesByRule;
}

/** The options and how the language of the report writes. */
export interface Writing extends TextOptions, ReturnType<typeof numbersIn> {
  readonly words: ReportWords;
}
