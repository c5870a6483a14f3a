import { columnOf } from '../../input/workbook/sheetRows.ts';
import { escapeXml, rewriteXml } from './rewriteXml.ts';

/** A comment of a cell. */
export interface Comment {
  readonly cell: string;
  readonly text: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const commentList = (comments: readonly Comment[], author: number): string =>
  comments
    .map(
      ({ cell, text }) =>
        `<comment ref="${cell}" authorId="${author}"><text><t xml:space="preserve">${escapeXml(text)}</t></text></comment>`,
    )
    .join('');

/** Returns the comments of a sheet as a part. @see ECMA-376 part 1, 18.7 */
export function commentsPart(comments: readonly Comment[]): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${main}"><authors><author>Passmuster</author></authors><commentList>${commentList(comments, 0)}</commentList></comments>`;
}

/** Returns the comments of a sheet: those of people first, then ours, in cells where nobody has commented. */
export async function joinedComments(
  part: AsyncIterable<string>,
  comments: readonly Comment[],
): Promise<{ readonly part: string; readonly added: readonly Comment[] }> {
  const cells = new Set<string>();
  let authors = 0;
  let text = '';
  for await (const piece of part) text += piece;
  async function* again(): AsyncGenerator<string> {
    yield text;
  }
  await rewriteXml(again(), {
    open: (name, { ref = '' }) => {
      if (name === 'comment') cells.add(ref);
      if (name === 'author') authors += 1;
      return undefined;
    },
  });
  const added = comments.filter(({ cell }) => !cells.has(cell));
  const joined = await rewriteXml(again(), {
    close: (name) => {
      if (name === 'authors') return '<author>Passmuster</author>';
      return name === 'commentList' ? commentList(added, authors) : '';
    },
  });
  return { part: joined, added };
}

const namespaces = {
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  x: 'urn:schemas-microsoft-com:office:excel',
} as const;

/** Programs number the boxes of a sheet from 1025 on; a sheet with more than these is not expected. */
const freeId = 60_001;

/** Returns the drawing of a sheet with the boxes of further comments; undefined if it isn't such a drawing. */
export function joinedDrawing(drawing: string, comments: readonly Comment[]): string | undefined {
  const end = drawing.lastIndexOf('</xml>');
  if (end < 0) return undefined;
  const own = drawingPart(comments, freeId);
  const hasType = drawing.includes('id="_x0000_t202"');
  const start = own.indexOf(hasType ? '<v:shape ' : '<v:shapetype');
  // Some programs name the namespaces differently.
  const names = Object.entries(namespaces)
    .filter(([prefix]) => !drawing.includes(`xmlns:${prefix}=`))
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
    .join('');
  const boxes = start < 0 ? '' : own.slice(start, own.lastIndexOf('</xml>'));
  return (
    drawing.slice(0, end) +
    boxes.replace(/<v:shape(?:type)?(?= )/g, (tag) => tag + names) +
    drawing.slice(end)
  );
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
export function drawingPart(comments: readonly Comment[], firstId: number = 1025): string {
  const boxes = comments.map(({ cell, text }, index) => {
    const column = columnOf(cell);
    const row = Number(cell.replace(/^[A-Z]+/, ''));
    const anchor = [column, 15, row - 1, 4, column + 4, 15, row + rowsOf(text), 4].join(', ');
    return `<v:shape id="_x0000_s${index + firstId}" type="#_x0000_t202" style="position:absolute;width:220pt;z-index:${index + 1};visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column - 1}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="${namespaces.v}" xmlns:o="${namespaces.o}" xmlns:x="${namespaces.x}"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${boxes.join('')}</xml>`;
}
