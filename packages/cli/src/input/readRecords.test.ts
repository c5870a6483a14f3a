import { expect, test } from 'vitest';
import { bytesOf } from '../testing/bytesOf.ts';
import { formatOf, type InputFormat, type InputRecord, readRecords } from './readRecords.ts';

async function read(text: string | Uint8Array, format: InputFormat): Promise<InputRecord[]> {
  const records: InputRecord[] = [];
  for await (const record of readRecords('-', format, bytesOf(text))) records.push(record);
  return records;
}

test.each([
  { file: 'a.json', format: 'json' },
  { file: 'a.ndjson', format: 'ndjson' },
  { file: 'A.JSONL', format: 'ndjson' },
  { file: 'a.b.csv', format: 'csv' },
  { file: '-', format: 'json' },
  { file: 'dir.csv/name', format: 'json' },
])('$file is read as $format', ({ file, format }) => {
  expect(formatOf(file)).toBe(format);
});

test.each<{ why: string; text: string; format: InputFormat; records: InputRecord[] }>([
  {
    why: 'a JSON object is one record',
    text: '{"a":1}',
    format: 'json',
    records: [{ where: '-', value: { a: 1 } }],
  },
  {
    why: 'each element of a JSON list is one record',
    text: '[1,null]',
    format: 'json',
    records: [
      { where: '-[0]', value: 1 },
      { where: '-[1]', value: null },
    ],
  },
  {
    why: 'a byte order mark is left out',
    text: '\u{feff}{"a":1}',
    format: 'json',
    records: [{ where: '-', value: { a: 1 } }],
  },
  {
    why: 'each line of NDJSON is one record, blank lines are none, \\r\\n is a line break',
    text: '{"e":"é"}\r\n\n2',
    format: 'ndjson',
    records: [
      { where: '-:1', value: { e: 'é' } },
      { where: '-:3', value: 2 },
    ],
  },
  {
    why: 'a broken line of NDJSON is named and those after it are read',
    text: '{"a":\n2\n',
    format: 'ndjson',
    records: [
      { where: '-:1', problem: 'the JSON ends too early; the file may be truncated' },
      { where: '-:2', value: 2 },
    ],
  },
  {
    why: 'each row of CSV is one record of text, quotes and line breaks in them kept apart',
    text: '\u{feff}a,b\n"1,2","x\ny"\n0012,=1+1\n',
    format: 'csv',
    records: [
      { where: '-:3', value: { a: '1,2', b: 'x\ny' } },
      { where: '-:4', value: { a: '0012', b: '=1+1' } },
    ],
  },
  {
    why: 'a CSV row with another number of columns is named and those after it are read',
    text: 'a,b\n1\n2,3\n',
    format: 'csv',
    records: [
      { where: '-:2', problem: 'the heading has 2 columns, this row another number' },
      { where: '-:3', value: { a: '2', b: '3' } },
    ],
  },
])('$why', async ({ text, format, records }) => {
  expect(await read(text, format)).toEqual(records);
});

test.each<{ why: string; text: string | Uint8Array; format: InputFormat; message: string }>([
  {
    why: 'an empty file',
    text: '',
    format: 'json',
    message: '-: there is nothing in it; it should hold JSON',
  },
  {
    why: 'truncated JSON',
    text: '{"secret":"s3',
    format: 'json',
    message: '-: the JSON ends too early; the file may be truncated',
  },
  {
    why: 'broken JSON',
    text: '{"a":1,\n "secret" 2}',
    format: 'json',
    message: '-: this is not JSON at line 2, column 11; correct it there',
  },
  {
    why: 'bytes that are not UTF-8',
    text: new Uint8Array([0x7b, 0xff]),
    format: 'json',
    message: '-: it is not UTF-8 text; save it as UTF-8',
  },
  {
    why: 'an open quote in CSV',
    text: 'a\n"x',
    format: 'csv',
    message: '-: this is not CSV with a heading; check its quotes',
  },
  {
    why: 'bytes that are not UTF-8 in CSV',
    text: new Uint8Array([0x61, 0x0a, 0xff]),
    format: 'csv',
    message: '-: it is not UTF-8 text; save it as UTF-8',
  },
])('$why is refused in one line without the content', async ({ text, format, message }) => {
  await expect(read(text, format)).rejects.toThrow(message);
  await expect(read(text, format)).rejects.not.toThrow(/secret|s3/);
});

test.each([
  {
    file: 'no-such-file.json',
    message: 'no-such-file.json: there is no such file; check the path',
  },
  {
    file: import.meta.dirname,
    message: `${import.meta.dirname}: this is a folder; name a file in it`,
  },
])('$message', async ({ file, message }) => {
  await expect(readRecords(file, 'json', bytesOf('')).next()).rejects.toThrow(message);
});
