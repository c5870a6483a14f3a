import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { followInBrowser } from './followInBrowser.ts';
import { missingLine } from './missingLine.ts';
import type { RecipeStep } from './readRecipe.ts';

/** A command, and what it printed so far. */
interface Command {
  readonly child: ChildProcess;
  readonly printed: () => string;
  /** Resolves to the exit status. */
  readonly ended: Promise<number | null>;
  /** Resolves once it printed a line. */
  readonly firstLine: Promise<void>;
}

/** Starts the lines of a block in a process group of its own. */
function start(code: string, cwd: string, env: NodeJS.ProcessEnv): Command {
  const child = spawn('bash', ['-c', code], { cwd, env, detached: true });
  let text = '';
  const firstLine = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        // Warnings of npm come before the program's own first line.
        if (/^(?!npm warn).*\n/m.test(text)) resolve();
      });
    }
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  return { child, printed: () => text, ended, firstLine };
}

async function stop({ child, ended }: Command): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

/** Waits for the end of a command. Returns why it should not have ended so. */
async function runToEnd(command: Command, isFailureShown: boolean): Promise<string | undefined> {
  const status = await command.ended;
  // A check that finds something exits with 1, and the page shows what it prints.
  return status === 0 || isFailureShown ? undefined : `ended with ${status}: ${command.printed()}`;
}

/** Waits until a command that is left running printed a line. Returns why it didn't. */
async function waitForFirstLine(command: Command): Promise<string | undefined> {
  await Promise.race([command.firstLine, command.ended]);
  return command.child.exitCode === null ? undefined : `ended: ${command.printed()}`;
}

/**
 * Does what a recipe says in an empty folder: writes its files, runs its commands, and compares what they print with
 * what the page shows. Returns nothing, or what went differently.
 */
export async function followRecipe(
  steps: readonly RecipeStep[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const cwd = mkdtempSync(join(tmpdir(), 'recipe-'));
  const commands: Command[] = [];
  const startCommand = (code: string): Command => {
    const command = start(code, cwd, env);
    commands.push(command);
    return command;
  };
  const follow = async ({ kind, title, code }: RecipeStep, next?: RecipeStep) => {
    switch (kind) {
      case 'file':
        mkdirSync(dirname(join(cwd, title)), { recursive: true });
        writeFileSync(join(cwd, title), code);
        return undefined;
      case 'run':
        return runToEnd(startCommand(code), next?.kind === 'output');
      case 'start':
        return waitForFirstLine(startCommand(code));
      case 'browser':
        return followInBrowser(code);
      case 'output': {
        const printed = commands.at(-1)?.printed() ?? '';
        const missing = missingLine(code, printed);
        return missing === undefined ? undefined : `not printed: ${missing}\nprinted: ${printed}`;
      }
      case 'given':
        return undefined;
    }
  };
  try {
    for (const [i, step] of steps.entries()) {
      const different = await follow(step, steps[i + 1]);
      if (different !== undefined) return `${step.code.trim()}\n${different}`;
    }
    return undefined;
  } finally {
    await Promise.all(commands.map(stop));
    rmSync(cwd, { recursive: true, force: true });
  }
}
