import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A registry of packed packages. */
export interface Registry {
  readonly url: string;
  stop(): void;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** Returns the answer of a registry about a package of which there is one version. */
function packument(file: string, url: string) {
  const tarball = readFileSync(file);
  const manifest = JSON.parse(
    execFileSync('tar', ['-xOf', file, 'package/package.json']).toString(),
  ) as Manifest;
  const dist = {
    tarball: url,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    shasum: createHash('sha1').update(tarball).digest('hex'),
  };
  const { name, version } = manifest;
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/**
 * Serves the tarballs of a folder as a registry on this machine, so that `npm install` finds what isn't published yet.
 * Every other package is redirected to the registry that npm is set up with.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const others = execFileSync('npm', ['config', 'get', 'registry'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const upstream = others.toString().trim();
  const files = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  let packuments: readonly ReturnType<typeof packument>[] | undefined;
  const server: Server = createServer(({ url = '/', headers }, response) => {
    const path = decodeURIComponent(url);
    const file = files.find((name) => path === `/-/${name}`);
    if (file !== undefined) {
      response.end(readFileSync(join(folder, file)));
      return;
    }
    packuments ??= files.map((name) =>
      packument(join(folder, name), `http://${headers.host}/-/${name}`),
    );
    const own = packuments.find(({ name }) => path === `/${name}`);
    if (own) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(own));
      return;
    }
    response.writeHead(302, { location: new URL(url.slice(1), upstream).href }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
