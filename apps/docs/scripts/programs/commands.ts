import { runScript } from './runScript.ts';

/** An argument of a command. */
export interface CommandArgument {
  readonly name: string;
  readonly description: string;
  readonly choices: readonly string[];
}

/** An option of a command, such as `-o, --output <file>`. */
export interface CommandOption {
  readonly flags: string;
  readonly description: string;
  readonly choices: readonly string[];
}

/** A command as the program declares it; `path` begins with `passmuster`. */
export interface DescribedCommand {
  readonly path: string;
  readonly description: string;
  readonly usage: string;
  readonly isGroup: boolean;
  readonly arguments: readonly CommandArgument[];
  readonly options: readonly CommandOption[];
}

/** Every command of the command line, each after the one it belongs to. */
export const commands = runScript('cli', 'scripts/printCommands.ts') as readonly DescribedCommand[];
