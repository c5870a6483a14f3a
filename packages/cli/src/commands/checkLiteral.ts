import type { CheckSettings } from '../checks/checkSettings.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { runCheck } from './runCheck.ts';
import type { RunOptions } from './runOptions.ts';

/** Checks values given as arguments. They are never repeated: one may be a private key pasted by mistake. */
export function checkLiteral(
  values: readonly string[],
  settings: CheckSettings,
  options: RunOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (settings.kind === 'address' && settings.network === undefined) {
    throw new CommandError(
      'pass the network that the address receives on: --network erc20 or polygon',
    );
  }
  const text = `${values.map((value) => value.replaceAll('\n', ' ')).join('\n')}\n`;
  async function* stdin(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
  }
  return runCheck(
    ['-'],
    settings,
    { ...options, input: 'lines', isLiteral: true },
    { ...terminal, stdin: stdin() },
  );
}
