import { pdfFile, textFile } from '../../testing/files.ts';
import { ruleTable } from '../../testing/ruleTable.ts';
import { openPdf } from './openPdf.ts';

const image = 'documents.0.doc_image';
const front = 'business_owners.0.front_image';

const file = (latin: string) => ({ [image]: textFile('application/pdf', latin) });
const ofBytes = (bytes: number) => `%PDF-1.4\n${''.padEnd(bytes - 15)}%%EOF\n`;
/** More than what is read of the beginning of a file. */
const pages = 'x'.repeat(70_000);

const pdfText = (objects: string) =>
  textFile('application/pdf', `%PDF-1.4\n${objects.padEnd(80)}\n%%EOF\n`);

ruleTable(openPdf, [
  { why: 'a page', set: { [image]: pdfFile() }, finds: [] },
  {
    why: 'a password, perhaps of its owner alone',
    set: { [image]: pdfFile('/Encrypt 5 0 R') },
    finds: [image],
    says: 'may need a password',
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
  {
    why: 'a page that draws nothing',
    set: { [image]: pdfText('<</Length 12>>stream\nq\nQ\nendstream') },
    finds: [image],
    says: 'blank',
  },
  {
    why: 'a page of a short line of text',
    set: {
      [image]: pdfText('<</Length 35>>stream\nBT /F1 24 Tf (Bank statement) Tj ET\nendstream'),
    },
    finds: [],
  },
  {
    why: 'a page of a line of numbered glyphs',
    set: { [image]: pdfText('<</Length 20>>stream\nBT [5 6] TJ ET\nendstream') },
    finds: [],
  },
  {
    why: 'a page of a line that is drawn',
    set: { [image]: pdfText('<</Length 18>>stream\n0 0 m 9 9 l S\nendstream') },
    finds: [],
  },
  {
    why: 'a page that is compressed, whose content is not read',
    set: { [image]: pdfText('<</Length 12/Filter/FlateDecode>>stream\nx\nendstream') },
    finds: [],
  },
  {
    why: 'an image',
    set: { [image]: pdfText('/XObject<</I 4 0 R>> <</Length 3>>stream\nq Q\nendstream') },
    finds: [],
  },
  {
    why: 'a file of which not all is read',
    set: { [image]: pdfText(`<</Length 3>>stream\nq Q\nendstream ${pages}`) },
    finds: [],
  },
  { why: 'no page', set: { [image]: pdfFile('', 0) }, finds: [image], says: 'no pages' },
  {
    why: 'nothing but a header',
    set: { [image]: textFile('application/pdf', '%PDF-1.4\n%%EOF\n') },
    finds: [image],
    says: 'no pages',
  },
  { why: 'the words in a text', set: { [image]: textFile('image/png', '/Encrypt 1') }, finds: [] },
  { why: '60 bytes', set: file(ofBytes(60)), finds: [] },
  { why: '59 bytes', set: file(ofBytes(59)), finds: [image], says: 'no pages' },
  {
    why: 'a password, its details in place',
    set: { [image]: pdfFile('/Encrypt<</Filter/Standard>>') },
    finds: [image],
    says: 'password',
  },
  {
    why: 'a key that begins like the one for a password',
    set: { [image]: pdfFile('/EncryptMetadata false') },
    finds: [],
  },
  {
    why: 'a password behind many pages',
    set: file(`%PDF-1.7\n${pages}trailer<</Encrypt 5 0 R>>\n%%EOF\n`),
    finds: [image],
    says: 'password',
  },
  {
    why: 'a script behind many pages',
    set: file(`%PDF-1.7\n${pages}<</S/JavaScript/JS(app.alert(1))>>\n%%EOF\n`),
    finds: [image],
    says: 'script',
  },
  {
    why: 'a tree of no pages behind 70,000 bytes',
    set: file(`%PDF-1.7\n${pages}<</Type/Pages/Kids[]/Count  0>>\n%%EOF\n`),
    finds: [image],
    says: 'no pages',
  },
  {
    why: 'no pages, counted before the type',
    set: file(`%PDF-1.7\n2 0 obj<</Count 0/Kids[]/Type/Pages>>endobj\n${ofBytes(60)}`),
    finds: [image],
    says: 'no pages',
  },
  {
    why: 'an outline of nothing far before the pages',
    set: file(
      `%PDF-1.7\n1 0 obj<</Type/Outlines/Count 0>>endobj\n${' '.repeat(420)}2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n%%EOF\n`,
    ),
    finds: [],
  },
  {
    why: 'no page, with spaces',
    set: { [image]: pdfText('<</Type /Pages /Kids [] /Count 0>>') },
    finds: [image],
    says: 'no pages',
  },
  {
    why: 'no page, the count before the tree and a line below its name',
    set: { [image]: pdfText('<</Count \n0 /Kids []/Type/Pages>>') },
    finds: [image],
    says: 'no pages',
  },
  {
    why: 'an outline of no items, far before a tree without a count',
    set: { [image]: pdfText(`<</Type/Outlines/Count 0>>${' '.repeat(500)}<</Type/Pages>>`) },
    finds: [],
  },
  {
    why: 'a tree without a count, far before a tree of no pages',
    set: { [image]: pdfText(`<</Type/Pages>>${' '.repeat(500)}<</Type/Pages/Count 0>>`) },
    finds: [image],
    says: 'no pages',
  },
]);
