import { existsSync } from 'node:fs';
import { closest } from '@passmuster/findings';
import { kinds } from '../columns/kind.ts';
import { CommandError } from '../terminal/commandError.ts';

const isFile = (word: string): boolean => existsSync(word) || /\.\w{2,6}$/.test(word);

/**
 * Returns the error for a word in the place of a command, one of `names`. The word isn't repeated: it may be a key that was
 * pasted.
 */
export function unknownCommand(word: string, names: readonly string[]): CommandError {
  if (isFile(word)) {
    return new CommandError(
      `say what the rows of the file are: \`passmuster check KIND FILE\` with ${kinds.join(', ')}. \`passmuster map FILE\` guesses the kind`,
    );
  }
  const near = closest(word, names);
  const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
  return new CommandError(`unknown command${hint}`);
}
