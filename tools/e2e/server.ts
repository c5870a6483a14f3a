import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A process of ours, and all it wrote so far. */
export class Server {
  readonly #child: ChildProcess;
  output = '';

  constructor(file: string, args: readonly string[], environment: Record<string, string>) {
    const { PORT: _, DATABASE_URL: __, ...inherited } = process.env;
    this.#child = spawn(
      process.execPath,
      ['--conditions=@passmuster/source', join(root, file), ...args],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...inherited, ...environment } },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.output += text.toString();
      });
    }
  }

  /** Returns the first address it prints, within 50 s: beside the other suites, a first start may take ten. */
  async url(): Promise<string> {
    for (let wait = 0; wait < 2500; wait += 1) {
      const [found] = /http:\/\/[\w.]+:\d+\S*/.exec(this.output) ?? [];
      if (found !== undefined) return found;
      if (this.#child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No address in: ${this.output}`);
  }

  /** Waits for its end and returns its exit code. */
  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }

  /** Ctrl-C. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return this.ended();
  }
}
