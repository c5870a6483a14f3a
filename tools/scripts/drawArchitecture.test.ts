import { expect, test } from 'vitest';
import { drawArchitecture } from './drawArchitecture.ts';

test('the picture of the packages shows what they import; vitest --update draws it again', async () => {
  await expect(drawArchitecture()).toMatchFileSnapshot('../../docs/architecture.svg');
});
