import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('other patterns in valibot change no verdict, neither readable nor compiled', () => {
  const script = fileURLToPath(new URL('./testing/changedValibot.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@passmuster/source', script],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ isChanged: true, refused: [] });
});
