import { escapeXml } from '../output/returned/rewriteXml.ts';
import { packText, zipFile } from '../output/returned/zipFile.ts';
import { formSheet } from './formSheet.ts';
import { notesSheet } from './notesSheet.ts';
import type { TemplateColumn } from './templateColumns.ts';
import type { TemplateWords } from './templateWords.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
const relations = (list: readonly string[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`;
const override = (part: string, type: string): string =>
  `<Override PartName="/${part}" ContentType="${contentTypes}.${type}+xml"/>`;

const heading = (fill: number): string =>
  `<xf numFmtId="49" fontId="1" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`;

/** The formats of `cellStyles`, in their order. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDEDED"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDCE6F1"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>${heading(2)}${heading(3)}<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** What a template holds. */
export interface TemplateContent {
  readonly columns: readonly TemplateColumn[];
  /** The cells below the headings, in words. */
  readonly rows: readonly (readonly string[])[];
  readonly words: TemplateWords;
  /** The lines above the notes. */
  readonly introduction: readonly string[];
}

/** Returns a workbook of two sheets: a form to fill in, and its lists and notes. */
export function templateWorkbook({
  columns,
  rows,
  words,
  introduction,
}: TemplateContent): Uint8Array {
  const notes = notesSheet(columns, rows[0] ?? [], words, introduction);
  const sheets = [words.form, words.notes].map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="sheet${at + 1}"/>`,
  );
  const parts: readonly (readonly [name: string, text: string])[] = [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${override('xl/worksheets/sheet1.xml', 'worksheet')}${override('xl/worksheets/sheet2.xml', 'worksheet')}</Types>`,
    ],
    ['_rels/.rels', relations([relation('workbook', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        relation('sheet1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('sheet2', 'worksheet', 'worksheets/sheet2.xml'),
        relation('styles', 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', styles],
    ['xl/worksheets/sheet1.xml', formSheet(columns, rows, words, notes.listOf)],
    ['xl/worksheets/sheet2.xml', notes.xml],
  ];
  return zipFile(parts.map(([name, text]) => packText(name, text)));
}
