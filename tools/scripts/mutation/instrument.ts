import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change to one expression or block. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

const off = (): boolean => false;
const ignore = (): void => {};

/** The instrumenter wants a logger, and has nothing to say that its mutants don't. */
const logger: ConstructorParameters<typeof Instrumenter>[0] = {
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

/** Returns the mutants of `sources`, files with their texts, and by file its text with all of them, each behind a switch. */
export async function instrument(
  sources: ReadonlyMap<string, string>,
): Promise<{ mutants: readonly Mutant[]; texts: ReadonlyMap<string, string> }> {
  const result = await new Instrumenter(logger).instrument(
    Array.from(sources, ([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  return {
    mutants: result.mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, replacement }) => ({
        id,
        file: fileName,
        line: location.start.line + 1,
        original: textAt(sources.get(fileName) ?? '', location),
        replacement,
      })),
    texts: new Map(result.files.map(({ name, content }) => [name, content])),
  };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Returns the text of a range. Lines and columns are counted from 0. */
function textAt(text: string, { start, end }: { start: Position; end: Position }): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
}
