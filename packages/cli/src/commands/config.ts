import { loadConfigSource } from '../checks/configSource.ts';
import { type ConfigOptions, readConfig } from '../config/readConfig.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

/** Runs `passmuster config`: each setting that applies in this folder, with the configuration that it comes from. */
export async function config(options: ConfigOptions, terminal: Terminal): Promise<ExitCode> {
  const { source, ...own } = await readConfig(options, terminal);
  if (!source) {
    await terminal.out(terminalLines(['No configuration: the defaults apply']));
    return 0;
  }
  const { lines } = await loadConfigSource(source);
  const local = Object.entries(own).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    from: source.name,
  }));
  const all = [...lines, ...local];
  const width = Math.max(0, ...all.map(({ key }) => key.length));
  await terminal.out(
    terminalLines([
      source.name,
      ...all.map(({ key, value, from }) => `  ${key.padEnd(width)}  ${value}  (${from})`),
    ]),
  );
  return 0;
}
