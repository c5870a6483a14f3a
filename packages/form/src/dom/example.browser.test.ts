import { expect, test } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { bindForm } from './bindForm.ts';

const AsyncFunction: typeof Function = Object.getPrototypeOf(async () => undefined).constructor;

test('the example of bindForm gives what it states', async () => {
  const file = new URL('./bindForm.ts?raw', import.meta.url).href;
  const { default: source }: { default: string } = await import(/* @vite-ignore */ file);
  const [, lines = ''] = /@example\n([\s\S]*?)\n \*\//.exec(source) ?? [];
  const code = lines
    .replaceAll(/^ \* /gm, '')
    .replaceAll(
      /^(.+) \/\/ (.+)$/gm,
      (_, found: string, stated: string) => `state(${found}, ${stated});`,
    );
  const results: unknown[][] = [];
  const names = {
    bindForm,
    createCustomerForm,
    reviewer: instantReviewer(() => []),
    state: (...result: unknown[]) => results.push(result),
  };
  await new AsyncFunction(...Object.keys(names), code)(...Object.values(names));
  expect(results).toEqual([['ada@example.com', 'ada@example.com']]);
  document.body.replaceChildren();
});
