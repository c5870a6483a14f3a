import { readFileSync } from 'node:fs';
import 'reflect-metadata';
import { BadRequestException } from '@nestjs/common';
import { CreateWalletSchema } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { SchemaPipe } from './nest.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Returns the code of the fenced blocks of a page in one language. */
const blocksOf = (page: string, language: string): readonly string[] =>
  [...page.matchAll(/^```(\w+).*\n([\s\S]*?)^```$/gm)].flatMap(([, of, code = '']) =>
    of === language ? [code] : [],
  );

test('the code on the start page stands in files that a test runs', () => {
  const files = ['reactHookForm.tsx', 'hono.ts', 'sandboxTest.ts'].map(read).join('\n');
  const spaceless = (text: string): string => text.replace(/\s+/g, '');
  const page = read('../content/docs/index.mdx');
  const lines = ['ts', 'tsx']
    .flatMap((language) => blocksOf(page, language))
    .join('')
    .split('\n');
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines.filter((text) => !text.includes('handleSubmit')))
    expect(spaceless(files)).toContain(spaceless(line));
});

test('the guide for NestJS shows what its pipe answers', () => {
  const [shown = ''] = blocksOf(read('../content/docs/guides/nest.mdx'), 'json');
  let answer: unknown;
  try {
    new SchemaPipe(CreateWalletSchema).transform({});
  } catch (error) {
    if (error instanceof BadRequestException) answer = error.getResponse();
  }
  expect(answer).toEqual(JSON.parse(shown));
});
