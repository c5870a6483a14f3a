import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pdfPages } from './pdfPages.ts';

const tree = (content: string) => `4 0 obj\n<< ${content} >>\nendobj\n`;

test.each([
  { why: 'the root of the tree', text: tree('/Type /Pages /Kids [5 0 R] /Count 1'), pages: 1 },
  { why: 'a count before the type', text: tree('/Count 12/Type/Pages'), pages: 12 },
  {
    why: 'a tree with branches',
    text:
      tree('/Type /Pages /Count 40 /Kids [5 0 R 6 0 R]') +
      tree('/Type /Pages /Parent 4 0 R /Count 20') +
      tree('/Type /Pages /Parent 4 0 R /Count 20'),
    pages: 40,
  },
  {
    why: 'a page added later',
    text: tree('/Type /Pages /Count 1') + tree('/Type /Pages /Count 2'),
    pages: 2,
  },
  { why: 'pages but no tree', text: tree('/Type /Page /Parent 4 0 R'), pages: undefined },
  { why: 'compressed objects', text: '%PDF-1.7 /Type /ObjStm', pages: undefined },
  {
    why: 'the count of an outline',
    text: tree('/Type /Outlines /Count 7') + tree('/Type /Pages /Count 3'),
    pages: 3,
  },
])('$why: $pages', ({ text, pages }) => {
  expect(pdfPages(text)).toBe(pages);
});

test('a document of the examples has a page', () => {
  const file = new URL(
    '../../../../examples/documents/ng-company-bank-statement.pdf',
    import.meta.url,
  );
  expect(pdfPages(readFileSync(file, 'latin1'))).toBe(1);
});
