import { columnOf } from '../../input/workbook/sheetRows.ts';
import { escapeXml } from './rewriteXml.ts';

/** A comment of a cell. */
export interface Comment {
  readonly cell: string;
  readonly text: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Returns the comments of a sheet as a part. @see ECMA-376 part 1, 18.7 */
export function commentsPart(comments: readonly Comment[]): string {
  const list = comments.map(
    ({ cell, text }) =>
      `<comment ref="${cell}" authorId="0"><text><t xml:space="preserve">${escapeXml(text)}</t></text></comment>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${main}"><authors><author>Passmuster</author></authors><commentList>${list.join('')}</commentList></comments>`;
}

/** A box is four columns wide, which holds so many characters in a line. */
const lineLength = 36;
const minRows = 4;

/** Returns over how many rows of a sheet a box extends, so that the whole text is seen. */
const rowsOf = (text: string): number => {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineLength)));
  return Math.max(minRows, lines.reduce((sum, count) => sum + count, 0) + 1);
};

/** Returns the boxes that show comments. @see ECMA-376 part 4, 19.4 (VML) */
export function drawingPart(comments: readonly Comment[]): string {
  const boxes = comments.map(({ cell, text }, index) => {
    const column = columnOf(cell);
    const row = Number(cell.replace(/^[A-Z]+/, ''));
    const anchor = [column, 15, row - 1, 4, column + 4, 15, row + rowsOf(text), 4].join(', ');
    return `<v:shape id="_x0000_s${index + 1025}" type="#_x0000_t202" style="position:absolute;width:220pt;z-index:${index + 1};visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column - 1}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${boxes.join('')}</xml>`;
}
