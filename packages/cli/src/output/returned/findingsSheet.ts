import { escapeXml } from './rewriteXml.ts';

/** A row of the sheet of findings. */
export interface FindingRow {
  /** The cell that the row links to. */
  readonly cell: string;
  /** What the cell holds, severity, remedy, and the rule, which `explain` and the documentation know. */
  readonly texts: readonly [heading: string, severity: string, remedy: string, rule: string];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const letters = ['A', 'B', 'C', 'D', 'E'];

const rowText = (texts: readonly string[], row: number): string =>
  `<row r="${row}">${texts
    .map(
      (text, at) =>
        `<c r="${letters[at]}${row}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`,
    )
    .join('')}</row>`;

/** Returns a sheet that lists findings, each linked to its cell in the sheet `name`. */
export function findingsSheet(
  rows: readonly FindingRow[],
  name: string,
  columns: readonly string[],
): string {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const data = rows.map(({ cell, texts }, at) => rowText([cell, ...texts], at + 2));
  const links = rows.map(
    ({ cell }, at) =>
      `<hyperlink ref="A${at + 2}" location="${escapeXml(`${quoted}!${cell}`)}" display="${cell}"/>`,
  );
  const widths = [10, 48, 12, 100, 36].map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const linked = links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : '';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}">${view}<cols>${widths.join('')}</cols><sheetData>${rowText(columns, 1)}${data.join('')}</sheetData>${linked}</worksheet>`;
}
