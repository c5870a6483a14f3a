import type { Command } from '@commander-js/extra-typings';

/** Refuses a word that is not a command of `parent`; without a word, it shows the help. */
export function refuseUnknown(parent: Command<[]>): void {
  parent
    .argument('[command...]')
    .usage('[options] [command]')
    .helpCommand(true)
    .action(async ([word]) => {
      const { unknownCommand } = await import('../commands/unknownCommand.ts');
      unknownCommand(word, parent);
    });
}
