import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';
import { runInTest } from '../../../test/runInTest.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { type RepeatedPart, sheetXml, workbookFile } from '../../../test/zipFile.ts';

const write = temporaryFolder();
const heading = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
const [before, after] = ['<worksheet><sheetData>', '</sheetData></worksheet>'];
const repeated = (
  part: Partial<RepeatedPart> & Pick<RepeatedPart, 'repeated' | 'times'>,
): RepeatedPart => ({ before: `${before}${heading}`, after, ...part });

const outside =
  'this workbook has a cell outside the 1,048,576 rows and 16,384 columns of a sheet. Save it as CSV';
const damaged = "this workbook can't be read: it is damaged, encrypted or not an .xlsx";

test.each<{
  why: string;
  sheet: string | RepeatedPart;
  parts?: Record<string, string | RepeatedPart>;
  says: string;
}>([
  {
    why: 'a cell at row 1,999,999,999',
    sheet: sheetXml(`${heading}<row r="1999999999"><c r="A1999999999"><v>1</v></c></row>`),
    says: outside,
  },
  {
    why: 'a row after the last',
    sheet: sheetXml(`${heading}<row r="1048577"><c r="A1048577"><v>1</v></c></row>`),
    says: outside,
  },
  {
    why: 'a column after the last',
    sheet: sheetXml('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="XFE1"><v>1</v></c></row>'),
    says: outside,
  },
  {
    why: 'a row of more columns than a sheet has',
    sheet: repeated({
      before: `${before}<row>`,
      repeated: '<c><v>1</v></c>'.repeat(10_000),
      times: runCount(10, 1000),
      after: `</row>${after}`,
    }),
    says: outside,
  },
  {
    why: '64 MiB of spaces that the archive states as 100 bytes',
    sheet: repeated({ repeated: ' '.repeat(1 << 20), times: 64, statedSize: 100 }),
    says: damaged,
  },
  {
    why: 'one text of 64 MiB',
    sheet: repeated({
      before: `${before}${heading}<row><c t="inlineStr"><is><t>`,
      repeated: 'x'.repeat(1 << 20),
      times: 64,
      after: `</t></is></c></row>${after}`,
    }),
    says: damaged,
  },
  {
    why: 'one attribute of 64 MiB',
    sheet: repeated({
      before: `${before}<row a="`,
      repeated: 'x'.repeat(1 << 20),
      times: 64,
      after: `"></row>${after}`,
    }),
    says: damaged,
  },
  {
    why: '10 million blank elements',
    sheet: repeated({ repeated: '<x/>'.repeat(100_000), times: 101 }),
    says: 'this workbook has more than 10 million cells and marks. Save it as CSV',
  },
  {
    why: '3 million elements in each other',
    sheet: repeated({ repeated: '<x>'.repeat(10_000), times: 300 }),
    says: damaged,
  },
  {
    why: '3 million texts',
    sheet: sheetXml(heading),
    parts: {
      'xl/sharedStrings.xml': {
        before: '<sst>',
        repeated: '<si/>'.repeat(10_000),
        times: 300,
        after: '</sst>',
      },
    },
    says: 'this workbook has too many texts',
  },
  {
    why: '100,000 cell formats',
    sheet: sheetXml(heading),
    parts: {
      'xl/styles.xml': {
        before: '<styleSheet><cellXfs>',
        repeated: '<xf/>'.repeat(1000),
        times: 100,
        after: '</cellXfs></styleSheet>',
      },
    },
    says: 'this workbook has too many cell formats',
  },
  {
    why: '1 million sheets',
    sheet: sheetXml(heading),
    parts: {
      'xl/workbook.xml': {
        before: '<workbook><sheets>',
        repeated: '<sheet name="One" r:id="r0"/>'.repeat(1000),
        times: 1000,
        after: '</sheets></workbook>',
      },
    },
    says: 'this workbook has too many sheets',
  },
  {
    why: 'entities that expand to 10 GB',
    sheet: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>${sheetXml('<row><c t="inlineStr"><is><t>&b;</t></is></c></row>')}`,
    says: damaged,
  },
  { why: 'a part that is cut off', sheet: `${before}${heading}<row><c>`, says: damaged },
])('a workbook with $why ends with one line', async ({ sheet, parts, says }) => {
  const file = write('attack.xlsx', await workbookFile(sheet, parts));
  const { err, code } = await runInTest(['check', 'phone', file]);
  expect(err).toContain(`attack.xlsx: ${says}`);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test('an error value and a formula without a value are findings, not missing fields', async () => {
  const names =
    '<row><c t="inlineStr"><is><t>account_number</t></is></c><c t="inlineStr"><is><t>account_name</t></is></c></row>';
  const row = '<row><c t="e"><v>#REF!</v></c><c><f t="shared" si="0"/></c></row>';
  const file = write('values.xlsx', await workbookFile(sheetXml(`${names}${row}`)));
  const { out } = await runInTest(['check', 'bank', file, '--format', 'csv']);
  expect(out).toMatch(/account_number,error,input\/formula/);
  expect(out).toMatch(/account_name,error,input\/formula/);
  expect(out).not.toMatch(/account_na?um?b?e?r?m?e?,error,schema/);
});
