import { existsSync } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { closest } from '@passmuster/findings';
import { kinds } from '../columns/kind.ts';
import { unknownKind } from '../columns/unknownKind.ts';
import { CommandError } from '../terminal/commandError.ts';

const isFile = (word: string): boolean => existsSync(word) || /\.\w{2,6}$/.test(word);

/**
 * Throws for a word in the place of a command of `parent`; without a word, it shows the help. The word isn't repeated: it may
 * be a key that was pasted.
 */
export function unknownCommand(word: string | undefined, parent: CommandUnknownOpts): never {
  if (word === undefined) parent.help({ error: true });
  if (isFile(word)) {
    throw new CommandError(
      `say what the rows of the file are: \`passmuster check KIND FILE\` with ${kinds.join(', ')}. \`passmuster map FILE\` guesses the kind`,
    );
  }
  if (word === 'version') throw new CommandError('unknown command. Did you mean --version?');
  const names = parent.commands.map((command) => command.name());
  const kindsHere = kinds.filter((kind) => names.includes(kind));
  if (kindsHere.length > 0) throw unknownKind(word, kindsHere);
  const near = closest(word, names);
  const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
  throw new CommandError(`unknown command${hint}`);
}
