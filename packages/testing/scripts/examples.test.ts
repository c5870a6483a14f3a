import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exampleFiles, outdatedExamples } from './examples.ts';

const files = [...exampleFiles()];
const ending = (end: string) => files.filter(([path]) => path.endsWith(end));

test('the committed examples are what the script makes', () => {
  expect(outdatedExamples()).toEqual([]);
});

test('there are four applications, their documents, and what the forms know', () => {
  expect(ending('.json').map(([path]) => path)).toEqual([
    'us-llc.json',
    'ng-company.json',
    'za-close-corporation.json',
    'incomplete.json',
    'minimal/public/known.json',
    'react-hook-form/public/known.json',
  ]);
  expect(ending('.pdf')).toHaveLength(13);
  expect(ending('.png')).toHaveLength(8);
});

test.each(ending('.pdf'))(
  '%s has a cross-reference table that points at its objects',
  (_, bytes) => {
    const text = bytes.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.4\n/);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 5)).toBe('xref\n');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
      Number(at),
    );
    expect(offsets).toHaveLength(7);
    offsets.forEach((at, index) => {
      expect(text.slice(at, at + 8)).toBe(`${index + 1} 0 obj\n`);
    });
    const stream = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text);
    expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
  },
);

test.each(ending('.png'))('%s has chunks with right checksums and a full picture', (_, bytes) => {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const [header, , picture] = chunks;
  const [width, height] = [header!.data.readUInt32BE(0), header!.data.readUInt32BE(4)];
  expect(inflateSync(picture!.data)).toHaveLength((width + 1) * height);
});

test('no two documents of the examples are the same file', () => {
  const documents = files.filter(([path]) => path.startsWith('documents/'));
  expect(new Set(documents.map(([, bytes]) => bytes.toString('base64'))).size).toBe(
    documents.length,
  );
});
