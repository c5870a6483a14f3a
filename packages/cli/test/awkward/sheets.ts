import { workbookFile } from '../zipFile.ts';

/** A cell as people leave it: a text, a number, a formula with its last value, or a date. */
export type AwkwardCell =
  | string
  | number
  | null
  | { readonly formula: string; readonly value?: string | number };

/** A sheet, and what people did to it. */
export interface AwkwardSheet {
  readonly name: string;
  readonly rows: readonly (readonly AwkwardCell[])[];
  readonly merged?: readonly string[];
  /** Columns that nobody sees, from 1. */
  readonly hidden?: readonly number[];
  /** The cells of a “table” of the program, with a filter. */
  readonly table?: string;
  /** Comments by cell. */
  readonly comments?: Readonly<Record<string, string>>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;');
const letter = (at: number): string => String.fromCharCode(65 + at);

function cellXml(cell: AwkwardCell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
  return `<c r="${place}"${type}><f>${escaped(cell.formula)}</f>${value}</c>`;
}

function sheetXml({ rows, merged = [], hidden = [], table, comments }: AwkwardSheet): string {
  const cols = hidden.map((at) => `<col min="${at}" max="${at}" hidden="1"/>`).join('');
  const data = rows
    .map((cells, row) => {
      const xml = cells.map((cell, at) => cellXml(cell, `${letter(at)}${row + 1}`)).join('');
      return `<row r="${row + 1}">${xml}</row>`;
    })
    .join('');
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return [
    '<worksheet xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    cols && `<cols>${cols}</cols>`,
    `<sheetData>${data}</sheetData>`,
    table && `<autoFilter ref="${table}"/>`,
    merges && `<mergeCells>${merges}</mergeCells>`,
    comments && '<legacyDrawing r:id="r1"/>',
    table && '<tableParts count="1"><tablePart r:id="r2"/></tableParts>',
    '</worksheet>',
  ].join('');
}

const styles =
  '<styleSheet><fonts><font/></fonts><fills><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFFFEB9C"/></patternFill></fill></fills><borders><border/></borders><cellXfs><xf/><xf fillId="1" applyFill="1"/></cellXfs></styleSheet>';

/** Returns a workbook of these sheets. */
export function awkwardWorkbook(sheets: readonly AwkwardSheet[]): Promise<Buffer> {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
  const parts = numbered.flatMap(({ number, ...sheet }) => {
    const folder = 'xl/worksheets';
    const comments = Object.entries(sheet.comments ?? {})
      .map(
        ([ref, text]) => `<comment ref="${ref}" authorId="0"><text><t>${text}</t></text></comment>`,
      )
      .join('');
    const relations =
      relation('r1', 'comments', `../comments${number}.xml`) +
      relation('r2', 'table', `../tables/table${number}.xml`);
    return [
      [`${folder}/sheet${number}.xml`, sheetXml(sheet)],
      ...(sheet.comments || sheet.table
        ? [
            [
              `${folder}/_rels/sheet${number}.xml.rels`,
              `<Relationships>${relations}</Relationships>`,
            ],
            [
              `xl/comments${number}.xml`,
              `<comments><authors><author>A</author></authors><commentList>${comments}</commentList></comments>`,
            ],
            [
              `xl/tables/table${number}.xml`,
              `<table id="1" name="Payouts" displayName="Payouts" ref="${sheet.table ?? 'A1'}"/>`,
            ],
          ]
        : []),
    ] as [string, string][];
  });
  return workbookFile('', {
    'xl/workbook.xml': `<workbook><sheets>${numbered.map(({ name, number }) => `<sheet name="${name}" r:id="s${number}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${numbered.map(({ number }) => relation(`s${number}`, 'worksheet', `worksheets/sheet${number}.xml`)).join('')}${relation('st', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(parts),
  });
}
