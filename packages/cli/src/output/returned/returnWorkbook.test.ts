import readSheets, { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { runInTest } from '../../../test/runInTest.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { sheetXml, workbookFile } from '../../../test/zipFile.ts';
import { openZip } from '../../input/workbook/zipParts.ts';

const write = temporaryFolder();
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>';
const text = (cell: string, value: string, style = 0): string =>
  `<c r="${cell}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`;
const headings = ['account_number', 'account_name', 'currency', 'bank_code', 'bank_name'];
const heading = `<row r="1">${headings.map((name, at) => text(`${'ABCDE'[at]}1`, name)).join('')}</row>`;
/** The account name is missing and the currency unknown. */
const row = `<row r="2" spans="1:5">${text('A2', '0000014579', 1)}${text('C2', 'XXX', 1)}${text('D2', '011')}${text('E2', 'First Bank of Nigeria')}</row>`;
const styles =
  '<styleSheet><fills count="1"><fill/></fills><cellXfs count="2"><xf/><xf numFmtId="49" applyAlignment="1"><alignment horizontal="center"/></xf></cellXfs></styleSheet>';

async function returned(file: Buffer, name: string) {
  const { bytes, err, code } = await runInTest([
    ...['check', 'bank', write(name, file), '--format', 'xlsx'],
  ]);
  const zip = openZip(bytes);
  const part = async (of: string): Promise<string> => {
    const pieces: string[] = [];
    for await (const piece of zip.read(of)) pieces.push(piece);
    return pieces.join('');
  };
  return { bytes, zip, part, err, code };
}

test('a cell keeps its format and gets a color and a comment; a blank one is added in its place', async () => {
  const file = await workbookFile(sheetXml(heading + row), {
    '[Content_Types].xml': types,
    'xl/styles.xml': styles,
  });
  const { part } = await returned(file, 'marked.xlsx');
  const sheet = await part('xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<c r="A2" s="1".*<c r="B2" s="\d"\/><c r="C2" s="\d" t="inlineStr">/);
  expect(sheet).toMatch(
    /<\/sheetData><legacyDrawing [^>]*r:id="passmusterDrawing"\/><\/worksheet>$/,
  );
  const [, style] = /<c r="C2" s="(\d+)"/.exec(sheet) ?? [];
  const formats = [...(await part('xl/styles.xml')).matchAll(/<xf\b[^>]*?(?:\/>|>.*?<\/xf>)/g)];
  expect(formats[Number(style)]?.[0]).toBe(
    '<xf numFmtId="49" applyAlignment="1" fillId="1" applyFill="1"><alignment horizontal="center"/></xf>',
  );
  const comments = await part('xl/passmusterComments.xml');
  expect([...comments.matchAll(/<comment ref="(\w+)"/g)].map(([, cell]) => cell).sort()).toEqual([
    'B2',
    'C2',
  ]);
  expect(comments).toContain('This field is empty. Fill it in.');
});

test('findings stand on a sheet of their own, each linked to its cell', async () => {
  const file = await workbookFile(sheetXml(heading + row), {
    '[Content_Types].xml': types,
    'xl/styles.xml': styles,
    'xl/workbook.xml': `<workbook><sheets><sheet name="One's &amp; all" r:id="r0"/><sheet name="FINDINGS" r:id="r0"/></sheets></workbook>`,
  });
  const { part } = await returned(file, 'linked.xlsx');
  const sheet = await part('xl/worksheets/passmuster.xml');
  expect(sheet).toContain(`location="'One''s &#38; all'!C2" display="C2"`);
  expect(await part('xl/workbook.xml')).toContain('name="Findings 2" sheetId="65000"');
});

test('a part written with a namespace prefix gets elements with the prefix', async () => {
  const prefixed = (xml: string): string => xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x:');
  const file = await workbookFile(prefixed(sheetXml(heading + row)), {
    '[Content_Types].xml': types,
    'xl/styles.xml': prefixed(styles),
  });
  const { part } = await returned(file, 'prefixed.xlsx');
  expect(await part('xl/worksheets/sheet1.xml')).toMatch(/<x:c r="B2" s="\d"\/>.*<x:legacyDrawing/);
  expect(await part('xl/styles.xml')).not.toMatch(/<\/?(?!x:|\?)[a-z]/i);
});

test('comments without a drawing stay, and ours are only on the sheet of findings', async () => {
  const relations =
    '<Relationships><Relationship Id="a" Type="http://x/comments" Target="../own.xml"/></Relationships>';
  const file = await workbookFile(sheetXml(heading + row), {
    '[Content_Types].xml': types,
    'xl/styles.xml': styles,
    'xl/worksheets/_rels/sheet1.xml.rels': relations,
    'xl/own.xml': '<comments/>',
  });
  const { zip, part } = await returned(file, 'commented.xlsx');
  expect(zip.has('xl/passmusterComments.xml')).toBe(false);
  expect(await part('xl/own.xml')).toBe('<comments/>');
  expect(await part('xl/worksheets/_rels/sheet1.xml.rels')).toBe(relations);
  expect(await part('xl/worksheets/passmuster.xml')).toContain('display="C2"');
});

test.each([
  {
    by: 'Excel',
    drawing:
      '<xml xmlns:v="v" xmlns:o="o" xmlns:x="x"><v:shapetype id="_x0000_t202"/><v:shape id="_x0000_s1025"><br></v:shape></xml>',
    names: '',
  },
  {
    by: 'openpyxl',
    drawing:
      '<xml xmlns:ns1="v"><ns1:shapetype id="_x0000_t202"/><ns1:shape id="_x0000_s1025"/></xml>',
    names: ' xmlns:v="urn:schemas-microsoft-com:vml"',
  },
])(
  'a sheet with a comment of $by keeps it and gets ours in the other cells',
  async ({ drawing, names }) => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const own =
      '<comments><authors><author>Ada</author></authors><commentList><comment ref="B2" authorId="0"><text><t>mine</t></text></comment></commentList></comments>';
    const file = await workbookFile(sheetXml(heading + row), {
      '[Content_Types].xml': types,
      'xl/styles.xml': styles,
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="a" Type="${type}/comments" Target="../own.xml"/><Relationship Id="b" Type="${type}/vmlDrawing" Target="/xl/own.vml"/></Relationships>`,
      'xl/own.xml': own,
      'xl/own.vml': drawing,
    });
    const { zip, part } = await returned(file, 'joined.xlsx');
    expect(zip.has('xl/passmusterComments.xml')).toBe(false);
    const comments = await part('xl/own.xml');
    expect(comments).toContain('<author>Ada</author><author>Passmuster</author>');
    expect(comments.match(/ref="B2"/g)).toHaveLength(1);
    expect(comments).toMatch(/<comment ref="C2" authorId="1">/);
    const boxes = await part('xl/own.vml');
    expect(boxes).toMatch(/_x0000_s1025.*_x0000_s60001.*<\/xml>$/s);
    expect(boxes.match(/<\w+:shapetype/g)).toHaveLength(1);
    expect(boxes).toContain(`<v:shape${names}`);
  },
);

test('another library reads the workbook that comes back, and its values are as they were', async () => {
  const rows = [headings, ['0000014579', 'Ada <Obi> & "Sons"', 'XXX', '011', '=1+1']];
  const made = await writeWorkbook(
    rows.map((cells) => cells.map((value) => ({ value, type: String }))),
    { sheet: 'Payouts' },
  ).toBuffer();
  const { bytes, zip } = await returned(made, 'again.xlsx');
  const sheets = await readSheets(bytes);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Payouts', 'Findings']);
  expect(await readSheet(bytes)).toEqual(await readSheet(made));
  const found = await readSheet(bytes, 'Findings');
  expect(found[0]).toEqual(['Cell', 'Column', 'Severity', 'What to do', 'Rule']);
  expect(found.slice(1).map(([cell, column, , , rule]) => [cell, column, rule])).toContainEqual([
    ...['C2', 'currency', 'schema/choice'],
  ]);
  const kept = [...openZip(made).packed()].map(({ name }) => name);
  expect(kept.every((name) => zip.has(name))).toBe(true);
});

test.each([
  { parts: {}, says: "this workbook can't be read", why: 'without content types' },
  {
    parts: { '[Content_Types].xml': types, 'xl/styles.xml': '<styleSheet><cellXfs>' },
    says: "this workbook can't be read",
    why: 'with styles that are cut off',
  },
])('a workbook $why ends with one line', async ({ parts, says }) => {
  const file = write('cut.xlsx', await workbookFile(sheetXml(heading + row), parts));
  const { err, code } = await runInTest(['check', 'bank', file, '--format', 'xlsx']);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('two workbooks at a time are refused', async () => {
  const made = await workbookFile(sheetXml(heading + row), { '[Content_Types].xml': types });
  const files = ['first.xlsx', 'second.xlsx'].map((name) => write(name, made));
  const { err, code } = await runInTest(['check', 'bank', ...files, '--format', 'xlsx']);
  expect(err).toContain('--format xlsx returns one workbook');
  expect(code).toBe(2);
});
