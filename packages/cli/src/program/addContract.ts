import type { Command } from '@commander-js/extra-typings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';

/** Runs `passmuster contract`: compares a service with our readings of the specification. */
export function addContract(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('contract')
    .description('compare what an API does with our readings of the specification; creates nothing')
    .argument('<base-url>', 'such as https://sandbox.example.com/api')
    .option('--allow-plain-http', 'send the API key over http to another machine')
    .option('--api-key-file <file>', 'file with the API key (default: PASSMUSTER_API_KEY)')
    .option('--refusals', 'also send bodies that the specification refuses')
    .option('--save <file>', 'write the switches that make the sandbox do the same')
    .option('--json', 'as JSON')
    .option('--yes', 'ask an API that is not a sandbox, or with a production key')
    .action(async (baseUrl, options) => {
      const { contract } = await import('../commands/contract.ts');
      finish(await contract(baseUrl, options, terminal));
    });
}
