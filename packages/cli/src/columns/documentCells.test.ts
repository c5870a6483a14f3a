import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valueAt } from '@passmuster/findings';
import { afterAll, expect, test } from 'vitest';
import { columnsOf } from './columnsOf.ts';
import { recordReader } from './recordReader.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'scan.pdf'), '%PDF-1.7');

test.each([
  { path: 'documents.*.doc_image', cell: 'scan.pdf', isRead: true },
  { path: 'business_owners.*.front_image', cell: 'scan.pdf', isRead: true },
  { path: 'business_owners.*.back_image', cell: 'scan.pdf', isRead: true },
  { path: 'business_owners.*.front_image', cell: 'https://example.com/scan.pdf', isRead: false },
  { path: 'business_owners.*.id_number', cell: 'scan.pdf', isRead: false },
])('$cell in $path is a file to read: $isRead', ({ path, cell, isRead }) => {
  const column = columnsOf('customer').find((one) => one.path === path);
  if (!column) throw new Error(`${path} is a column`);
  const place = path.split('.').map((key) => (key === '*' ? 0 : key));
  const read = recordReader({
    kind: 'customer',
    bound: [{ index: 0, path: place, column }],
    folder,
  });
  const { value, findings } = read({ row: 2, cells: [cell] });
  const data = Buffer.from('%PDF-1.7').toString('base64');
  expect(valueAt(value, place)).toBe(isRead ? `data:application/pdf;base64,${data}` : cell);
  expect(findings).toEqual([]);
});
