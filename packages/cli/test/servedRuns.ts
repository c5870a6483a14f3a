import { runInTest } from './runInTest.ts';

/** A command that a process of `sharedProcess.ts` runs. */
export interface ServedRun {
  readonly cwd: string;
  readonly args: readonly string[];
}

// What a module of the user prints is output as well: a test that expects none must see it.
const write = process.stdout.write.bind(process.stdout);
let printed = '';
process.stdout.write = (text: string | Uint8Array): boolean => {
  printed += text.toString();
  return true;
};

process.on('message', ({ cwd, args }: ServedRun) => {
  process.chdir(cwd);
  printed = '';
  runInTest(args).then(
    ({ code, out, err }) => process.send?.({ status: code, stdout: printed + out, stderr: err }),
    (error: unknown) => {
      write(String(error));
      process.exit(1);
    },
  );
});
