import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirefox } from '../e2e/browsers/firefox.ts';
import { onboard } from '../e2e/browsers/onboard.ts';
import { startWebKit } from '../e2e/browsers/webkit.ts';
import { Server } from '../e2e/server.ts';

/**
 * Onboards a company in Firefox and WebKit: `pnpm verify browsers`, after `pnpm demo` has built the demo once. On Debian:
 * `apt-get install firefox-esr webkit2gtk-driver xvfb`. A missing browser is named and skipped.
 */
const browsers = [
  ['Firefox', startFirefox, 'firefox-esr'],
  ['WebKit', startWebKit, 'webkit2gtk-driver and xvfb'],
] as const;

const data = mkdtempSync(join(tmpdir(), 'passmuster-browsers-'));
const demo = new Server(
  'tools/scripts/demo.ts',
  ['--data', data, '--port', '5900', '--sandbox-port', '25900'],
  {},
);
const url = await demo.url();
for (const [name, start, packages] of browsers) {
  const driver = await start();
  if (driver === undefined) {
    console.log(`${name}: not tested, because it isn’t installed (${packages}).`);
    continue;
  }
  try {
    await onboard(driver, url);
    console.log(`${name}: passed.`);
  } catch (error) {
    console.error(`${name}: failed.`, error);
    process.exitCode = 1;
  }
  await driver.end();
}
await demo.stop();
rmSync(data, { recursive: true, force: true });
