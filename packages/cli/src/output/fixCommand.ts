import type { Kind } from '../columns/kind.ts';
import { nextCommand, type ReadingOptions } from '../text/nextCommand.ts';

/** Returns the name of a copy of a file: `customers-fixed.csv`. */
const copyOf = (file: string): string => file.replace(/(\.\w+)?$/, '-fixed$1');

/** Returns the command that fixes what is certain in the files of a check, which read them with `options`. */
export function fixCommand(
  kind: Kind,
  [file = '-', ...others]: readonly string[],
  options?: ReadingOptions,
): string {
  const [from, to] = others.length > 0 || file === '-' ? ['FILE', 'COPY'] : [file, copyOf(file)];
  return nextCommand(['fix', from, '-o', to, '--kind', kind], options);
}
