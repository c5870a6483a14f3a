import { formatText, type TextParameters } from '@passmuster/findings';
import { CommandError } from './commandError.ts';

/** Why a table can't be read. */
const english = {
  emptyFile: 'this file is empty',
  emptySheet: 'this sheet is empty. The workbook has {sheets}',
  noColumn: '--map: there is no column "{heading}"',
  noHeading: 'there is no heading. Name the columns in the first row',
  noKind: 'no column is recognized. Say what the rows are, such as --kind customer',
  noSheet: 'this workbook has no sheet of that name. It has {sheets}',
  secondTable:
    'row {row} begins another table. Keep one table in each sheet or file, with its headings above it',
  twoColumns: 'columns {first} and {last} both name the field {field}. Remove or rename one',
} as const;

export type RefusalId = keyof typeof english;

/** A table that can't be read, said in the language of `--lang`. */
export class Refusal extends CommandError {
  override readonly name = 'Refusal';
  readonly id: RefusalId;
  readonly parameters: TextParameters;

  constructor(id: RefusalId, parameters: TextParameters = {}) {
    super(formatText(english[id], parameters));
    this.id = id;
    this.parameters = parameters;
  }
}
