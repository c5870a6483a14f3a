import { pdfFile, textFile } from '../testing/files.ts';
import { ruleTable } from '../testing/ruleTable.ts';
import { openPdf } from './openPdf.ts';

const image = 'documents.0.doc_image';
const front = 'business_owners.0.front_image';

ruleTable(openPdf, [
  { why: 'a page', set: { [image]: pdfFile() }, finds: [] },
  {
    why: 'a password',
    set: { [image]: pdfFile('/Encrypt 5 0 R') },
    finds: [image],
    says: 'password',
  },
  {
    why: 'a script',
    set: { [image]: pdfFile('/Names<</JavaScript 6 0 R>>') },
    finds: [image],
    says: 'script',
  },
  {
    why: 'a program to start',
    set: { [front]: pdfFile('/OpenAction<</S/Launch/F(a.exe)>>') },
    finds: [front],
    says: 'script',
  },
  { why: 'no page', set: { [image]: pdfFile('', 0) }, finds: [image], says: 'no pages' },
  {
    why: 'nothing but a header',
    set: { [image]: textFile('application/pdf', '%PDF-1.4\n%%EOF\n') },
    finds: [image],
    says: 'no pages',
  },
  { why: 'the words in a text', set: { [image]: textFile('image/png', '/Encrypt 1') }, finds: [] },
]);
