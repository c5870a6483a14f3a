import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { createProgram } from '../src/program/createProgram.ts';
import { silentTerminal } from './silentTerminal.ts';

/**
 * Prints every command with its arguments and options as JSON, as the program declares them. The documentation makes a page
 * of it: `node --conditions=@passmuster/source scripts/printCommands.ts`.
 */

const describeCommand = (command: CommandUnknownOpts, path: string): readonly object[] => {
  const { commands, options, registeredArguments } = command;
  const own = {
    path,
    description: command.description(),
    usage: command.usage(),
    isGroup: commands.length > 0,
    arguments: registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
      isRequired: argument.required,
      isRepeatable: argument.variadic,
      choices: argument.argChoices ?? [],
    })),
    options: options
      .filter(({ hidden }) => !hidden)
      .map(({ flags, description, argChoices = [], defaultValue }) => ({
        flags,
        description,
        choices: argChoices,
        ...(defaultValue !== undefined && { default: defaultValue }),
      })),
  };
  return [own, ...commands.flatMap((child) => describeCommand(child, `${path} ${child.name()}`))];
};

process.stdout.write(
  `${JSON.stringify(
    describeCommand(
      createProgram(silentTerminal, () => {}),
      'passmuster',
    ),
    null,
    2,
  )}\n`,
);
