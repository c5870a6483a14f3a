import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { type Driver, until } from './driver.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const port = 4477;
/** How WebDriver names an element. Source: W3C WebDriver, section 12.2. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK on a screen of its own; undefined if it isn't installed. */
export async function startWebKit(): Promise<Driver | undefined> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (binary === undefined || !existsSync(driverPath) || !existsSync(screenPath)) return undefined;
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const server = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const session = await until('a session of WebKit', () => newSession(binary));
  return driverOf(`http://127.0.0.1:${port}/session/${session}`, [server, screen]);
}

async function newSession(binary: string): Promise<string | undefined> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const capabilities = { alwaysMatch: options };
  return send(`http://127.0.0.1:${port}/session`, { capabilities }).then(
    (value) => (value as { readonly sessionId: string }).sessionId,
    () => undefined,
  );
}

/** Sends one command and returns its value; throws what the driver refuses. */
async function send(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

function driverOf(session: string, processes: readonly ChildProcess[]): Driver {
  const all = async (path: string): Promise<readonly string[]> => {
    const found = await send(`${session}/elements`, { using: 'xpath', value: path });
    return (found as readonly Readonly<Record<string, string>>[]).flatMap(
      (element) => element[elementKey] ?? [],
    );
  };
  const first = (path: string) =>
    until(path, async () => {
      const [id] = await all(path);
      return id;
    });
  const shown = (path: string): Promise<string> =>
    until(path, async () => {
      for (const id of await all(path)) {
        if ((await send(`${session}/element/${id}/displayed`)) === true) return id;
      }
      return undefined;
    });
  return {
    async goto(url) {
      await send(`${session}/url`, { url });
    },
    async find(path) {
      await first(path);
    },
    async click(path) {
      await send(`${session}/element/${await shown(path)}/click`, {});
    },
    async fill(path, text) {
      const id = await shown(path);
      await send(`${session}/element/${id}/clear`, {});
      await send(`${session}/element/${id}/value`, { text });
    },
    async attach(path, file) {
      await send(`${session}/element/${await first(path)}/value`, { text: file });
    },
    async end() {
      await fetch(session, { method: 'DELETE' });
      for (const process of processes) process.kill();
    },
  };
}
