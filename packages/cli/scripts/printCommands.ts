import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { createProgram } from '../src/program/createProgram.ts';
import type { Terminal } from '../src/terminal/terminal.ts';

/**
 * Prints every command with its arguments and options as JSON, as the program declares them. The documentation makes a page
 * of it: `node --conditions=@passmuster/source scripts/printCommands.ts`.
 */

/** The program is only described, so it prints and reads nothing. */
const terminal: Terminal = {
  stdin: (async function* () {})(),
  out: async () => {},
  err: async () => {},
  env: {},
  now: () => new Date(0),
  uptime: () => 0,
  fetch: () => Promise.reject(new Error('nothing is sent')),
  isInTerminal: false,
  isOutTerminal: false,
  isErrTerminal: false,
  columns: 100,
  threads: 1,
  interrupted: new AbortController().signal,
};

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
      createProgram(terminal, () => {}),
      'passmuster',
    ),
    null,
    2,
  )}\n`,
);
