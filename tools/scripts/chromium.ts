import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../packages/testing/src/chromiumOptions.ts';

/** Installs a browser for the tests, unless there is one. */
if (!findChromium()) {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const command = debian
    ? 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell'
    : 'playwright install --only-shell chromium';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`No browser for the tests: "${command}" failed; set CHROMIUM_PATH.`);
}
