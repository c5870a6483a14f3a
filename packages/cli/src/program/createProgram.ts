import { Argument, Command } from '@commander-js/extra-typings';
import { closest, visibleText } from '@passmuster/findings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalBlock } from '../text/terminalText.ts';
import { version } from '../version.ts';
import { addCheck, addFilter } from './addCheck.ts';
import { addCompare } from './addCompare.ts';
import { addContract } from './addContract.ts';
import { addFix } from './addFix.ts';
import { addLookups, addReports } from './addLookups.ts';
import { addSubmit } from './addSubmit.ts';
import { addTables } from './addTables.ts';
import { refuseUnknown } from './refuseUnknown.ts';

const help = `
Exit status:
  0    everything is clear
  1    something is blocked or to be looked at; with --fail-on error only if something is
       blocked; with --fail-on never not at all
  2    the command couldn't be carried out; one line says why
  130  interrupted; what was checked is reported

Examples:
  $ passmuster check customer applications.csv
  $ passmuster check address 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed --network polygon
  $ passmuster check bank accounts.xlsx --format xlsx --output accounts-checked.xlsx`;

/** Returns a refused choice without the syntax of its option: `--format html doesn't exist. Choose text, json`. */
function refusedChoice(text: string): string {
  const [before = '', choices] = text.split('. Allowed choices are ');
  const [start = '', first = '', , second = ''] = before.split("'");
  if (choices === undefined) return text;
  const option = first.split(/[ ,]+/).find((word) => word.startsWith('--'));
  const [name, value] = start.includes('option') ? [option ?? first, second] : [second, first];
  const shown = value.length < 20 ? value : '…';
  return `error: ${name} ${shown} doesn't exist. Choose ${choices.trimEnd().replace(/\.$/, '')}`;
}

/**
 * Returns an error of Commander as one line. Commander repeats arguments; one may be a key that was pasted by mistake.
 */
const errorLine = (text: string): string =>
  `${visibleText(
    refusedChoice(text)
      .trimEnd()
      .replace(/^error: /, 'passmuster: ')
      .replace(/(but got \d+): .*/s, '$1')
      .replace(/'[^' ]{20,}'/g, "'…'")
      .replace(/'(--[\w-]+)'\n\(Did you mean (--[\w-]+)\?\)/, (_, given: string, near: string) =>
        closest(given, [near]).length > 0 ? `'${given}'. Did you mean ${near}?` : `'${given}'`,
      )
      .replace(/\n\((Did you mean .*)\)/, '. $1'),
  )}\n`;

/**
 * Returns the command line; `finish` is called with the exit code of the command that ran. Each command loads what it needs
 * when it is called.
 */
export function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const program = new Command('passmuster')
    .description(
      'Checks business customers, bank accounts, wallets and addresses offline, before they are sent.',
    )
    .version(version)
    .configureOutput({
      writeOut: (text) => void terminal.out(terminalBlock(text)),
      writeErr: (text) => void terminal.err(terminalBlock(text)),
      outputError: (text, write) => write(errorLine(text)),
    })
    .exitOverride()
    .addHelpText('after', help);
  addCheck(program, terminal, finish);
  addFilter(program, terminal, finish);
  addFix(program, terminal, finish);
  addSubmit(program, terminal, finish);
  addContract(program, terminal, finish);
  addLookups(program, terminal, finish);
  addCompare(program, terminal, finish);
  addTables(program, terminal, finish);
  addReports(program, terminal, finish);
  program
    .command('completion')
    .description('print a completion script')
    .addArgument(new Argument('<shell>', 'your shell').choices(['bash', 'zsh', 'fish'] as const))
    .action(async (shell) => {
      const { completion } = await import('../commands/completion.ts');
      finish(await completion(shell, program, terminal));
    });
  refuseUnknown(program);
  return program;
}
