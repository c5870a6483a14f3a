/** The versions the matrix installs. Raise one, run its rows by name, and commit the new table. */
export const versions = {
  '@edge-runtime/vm': '5.0.0',
  '@hono/standard-validator': '0.4.0',
  '@hookform/resolvers': '7.0.7',
  bun: '1.4.5',
  'bun-types': '1.4.5',
  '@cloudflare/workers-types': '5.20261117.1',
  deno: '2.9.6',
  esbuild: '0.28.2',
  'happy-dom': '21.0.4',
  hono: '4.13.19',
  miniflare: '4.20260730.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-hook-form': '7.92.0',
  '@types/node': '20.9.5',
  svelte: '5.57.3',
  valibot: '1.5.0',
  verdaccio: '6.10.4',
  vite: '8.3.8',
  vue: '3.5.45',
  webpack: '5.112.2',
} as const;

/** The oldest Node of the libraries, of the command line and of the sandbox as their manifests state it, then newer lines. */
export const nodeVersions = {
  libraries: ['20.19.0', '22.23.3', '24.21.0', '26.10.0'],
  commandLine: ['22.12.0', '24.21.0', '26.10.0'],
  sandbox: ['22.16.0', '24.21.0', '26.10.0'],
} as const;

export const typescriptVersions = ['5.4.5', '5.6.3', '5.8.3', '5.9.3', '6.0.3', '7.0.2'] as const;
