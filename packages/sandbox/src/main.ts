#!/usr/bin/env node
/** The command line: `passmuster-sandbox` starts the server, `passmuster-sandbox keys ...` manages API keys. */
import { settingNames } from './command/settingNames.ts';

const settings = settingNames.join(', ');
const usage = `Usage: passmuster-sandbox            serve the API; settings come from the environment
       passmuster-sandbox keys WORD  manage API keys: create, list, rotate or revoke

Settings: ${settings}.
For example: PORT=9000 passmuster-sandbox
What each does, storage and the controls of tests: README.md of @passmuster/sandbox.`;
const write = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const [command, ...words] = process.argv.slice(2);
  if (command === undefined) {
    const { serveCommand } = await import('./command/serveCommand.ts');
    await serveCommand(process.env, write);
  } else if (command === 'keys') {
    const { keysCommand } = await import('./command/keysCommand.ts');
    await keysCommand(words, process.env, write);
  } else if (command === '--help' || command === '-h' || command === 'help') {
    write(usage);
  } else if (command.startsWith('-')) {
    throw new Error(
      `There are no options but --help. Settings come from the environment, such as PORT=9000: ${settings}`,
    );
  } else {
    throw new Error('Unknown command; start without one, or with: keys create|list|rotate|revoke');
  }
} catch (error) {
  const isTooOld =
    error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE';
  const message = error instanceof Error ? error.message : String(error);
  const needed = `Needs Node.js 22.16 or later. This is ${process.version}`;
  process.stderr.write(`${isTooOld ? needed : message}\n`);
  process.exitCode = 1;
}
