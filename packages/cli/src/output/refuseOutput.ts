import { extname } from 'node:path';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { realPath } from './realPath.ts';

/** The formats that are written to files with an extension; none to those of other programs. */
const contents: Readonly<Record<string, readonly string[]>> = {
  ...{ '.csv': ['csv'], '.json': ['json', 'sarif'], '.ndjson': ['ndjson'], '.jsonl': ['ndjson'] },
  ...{ '.xml': ['junit'], '.sarif': ['sarif'], '.xlsx': ['xlsx'], '.md': ['markdown', 'text'] },
  ...{ '.pdf': [], '.doc': [], '.docx': [], '.odt': [], '.rtf': [], '.htm': ['html'] },
  ...{
    '.html': ['html'],
    '.xls': [],
    '.xlsm': [],
    '.xlsb': [],
    '.ods': [],
    '.ppt': [],
    '.pptx': [],
    '.zip': [],
  },
  ...{ '.gz': [], '.png': [], '.jpg': [], '.jpeg': [], '.gif': [], '.exe': [] },
};

/** What a terminal can't show, by format. */
const documents: Readonly<Record<string, string>> = { xlsx: 'a workbook', html: 'a page' };

/** Throws for an output that is one of `inputs`. */
export function refuseOverwrite(file: string | undefined, inputs: readonly string[]): void {
  if (file === undefined || file === '-') return;
  if (inputs.some((input) => input !== '-' && realPath(input) === realPath(file))) {
    throw new CommandError(`${file}: --output names the file to check. Name another`);
  }
}

/**
 * Throws for an output that would overwrite one of `inputs` or that nobody could open: a file whose name is for another
 * format, or a workbook or a page on a terminal.
 */
export function refuseOutput(
  file: string | undefined,
  format: string,
  inputs: readonly string[],
  terminal: Terminal,
): void {
  if (file === undefined || file === '-') {
    const document = documents[format];
    if (document !== undefined && terminal.isOutTerminal) {
      throw new CommandError(`a terminal can't show ${document}. Add --output FILE.${format}`);
    }
    return;
  }
  refuseOverwrite(file, inputs);
  const extension = extname(file).toLowerCase();
  const formats = contents[extension];
  if (!formats || formats.includes(format)) return;
  const [wanted] = formats;
  throw new CommandError(
    wanted === undefined
      ? `${file}: no format is written to ${extension} files`
      : `${file}: this name is for another format. Add --format ${wanted}, or rename the file`,
  );
}
