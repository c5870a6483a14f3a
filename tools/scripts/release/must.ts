import { userEnvironment } from '../../matrix/installPackages.ts';
import { runCommand } from '../../matrix/runCommand.ts';

/**
 * Runs a command in a folder, as a user who has only npm would.
 *
 * @throws Error with what it printed, if it fails.
 */
export async function must(
  command: readonly string[],
  where: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { passed, output } = await runCommand(command, where, { ...userEnvironment(), ...env });
  if (!passed) throw new Error(`${command.join(' ')} failed\n${output}`);
  return output;
}
