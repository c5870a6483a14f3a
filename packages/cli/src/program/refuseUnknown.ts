import type { Command } from '@commander-js/extra-typings';

/** Refuses a word that is not a command of `parent`; without a word, it shows the help. */
export function refuseUnknown(parent: Command<[]>): void {
  const usage = parent.usage();
  parent
    .argument('[command...]')
    .usage(usage)
    .helpCommand(true)
    .action(async ([word]) => {
      if (word === undefined) return parent.help({ error: true });
      const { unknownCommand } = await import('../commands/unknownCommand.ts');
      throw unknownCommand(
        word,
        parent.commands.map((command) => command.name()),
      );
    });
}
