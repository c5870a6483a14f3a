import { expect, test } from 'vitest';
import { drawWorkbook } from '../test/drawWorkbook.ts';

test('the picture of a workbook shows the one that check returns; vitest --update draws it again', async () => {
  await expect(await drawWorkbook()).toMatchFileSnapshot('../../../docs/workbook.svg');
});
