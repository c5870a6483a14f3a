import { existsSync } from 'node:fs';
import type { Command } from '@commander-js/extra-typings';
import { closest } from '@passmuster/findings';
import { kinds } from '../columns/kind.ts';
import { CommandError } from '../terminal/commandError.ts';

const isFile = (word: string): boolean => existsSync(word) || /\.\w{2,6}$/.test(word);

/** Returns what to do about a word in the place of a command. It isn't repeated: it may be a key that was pasted. */
function reasonOf(word: string, names: readonly string[]): string {
  if (isFile(word)) {
    return `say what the rows of the file are: \`passmuster check KIND FILE\` with ${kinds.join(', ')}. \`passmuster map FILE\` guesses the kind`;
  }
  const near = closest(word, names);
  const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
  return `unknown command${hint}`;
}

/** Refuses a word that is not a command of `parent`; without a word, it shows the help. */
export function refuseUnknown(parent: Command<[]>): void {
  const usage = parent.usage();
  parent
    .argument('[command...]')
    .usage(usage)
    .helpCommand(true)
    .action(([word]) => {
      if (word === undefined) parent.help({ error: true });
      else {
        const names = parent.commands.map((command) => command.name());
        throw new CommandError(reasonOf(word, names));
      }
    });
}
