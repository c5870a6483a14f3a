import { keysCommand } from './command/keysCommand.ts';
import { serveCommand } from './command/serveCommand.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const [command, ...words] = process.argv.slice(2);
  if (command === undefined) await serveCommand(process.env, say);
  else if (command === 'keys') await keysCommand(words, process.env, say);
  else
    throw new Error(`Unknown command; start without one, or with: keys create|list|rotate|revoke`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
