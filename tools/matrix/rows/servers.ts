import { versions } from '../versions.ts';
import { pinned, type Row } from './row.ts';

type Library = keyof typeof versions;

const server = (
  name: string,
  library: Library,
  program: string,
  ...others: readonly Library[]
): Row => ({
  group: 'Servers',
  name: `${name} ${versions[library]}`,
  ours: ['@passmuster/schemas'],
  others: pinned('valibot', library, ...others),
  files: { 'main.mjs': `${program}.mjs`, 'post.mjs': 'post.mjs' },
  steps: [['node', 'main.mjs']],
});

const nest = ['@nestjs/common', '@nestjs/platform-express', 'reflect-metadata', 'rxjs'] as const;

export const servers: readonly Row[] = [
  server('Hono', 'hono', 'hono', '@hono/standard-validator'),
  server('Express', 'express', 'express'),
  server('Fastify', 'fastify', 'fastify', 'ajv', 'ajv-formats'),
  server('Elysia', 'elysia', 'elysia'),
  server('tRPC', '@trpc/server', 'trpc'),
  {
    ...server('NestJS', '@nestjs/core', 'nest', ...nest, 'esbuild'),
    files: { 'nest.ts': 'nest.ts', 'post.mjs': 'post.mjs', 'tsconfig.json': 'nest.tsconfig.json' },
    steps: [
      [
        ...['node_modules/.bin/esbuild', 'nest.ts', '--bundle', '--packages=external'],
        ...['--format=esm', '--outfile=main.mjs'],
      ],
      ['node', 'main.mjs'],
    ],
  },
];
