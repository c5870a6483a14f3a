import { posix } from 'node:path';
import type { OpenedWorkbook } from '../../input/workbook/readWorkbook.ts';
import { damagedWorkbook } from '../../input/workbook/zipParts.ts';
import {
  type Comment,
  commentsPart,
  drawingPart,
  joinedComments,
  joinedDrawing,
} from './comments.ts';
import { type FindingRow, findingsSheet } from './findingsSheet.ts';
import { MarkedStyles, plainStyles } from './markedStyles.ts';
import { type Marks, markSheet } from './markSheet.ts';
import { escapeXml, rewriteXml } from './rewriteXml.ts';
import { packText, zipFile } from './zipFile.ts';

/** What is written into a workbook. */
export interface WorkbookFindings {
  readonly marks: Marks;
  readonly comments: readonly Comment[];
  readonly rows: readonly FindingRow[];
  /** The name of the sheet of findings, and its columns. */
  readonly name: string;
  readonly columns: readonly string[];
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const typesPart = '[Content_Types].xml';
const noRelations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
const [findings, comments, drawing, styles] = ['Findings', 'Comments', 'Drawing', 'Styles'].map(
  (name) => `passmuster${name}`,
) as [string, string, string, string];
const parts = {
  findings: 'xl/worksheets/passmuster.xml',
  comments: 'xl/passmusterComments.xml',
  drawing: 'xl/drawings/passmuster.vml',
  styles: 'xl/passmusterStyles.xml',
};

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${types}/${type}" Target="/${target}"/>`;

const relationsPart = (part: string): string => {
  const { dir, base } = posix.parse(part);
  return posix.join(dir, '_rels', `${base}.rels`);
};

/** Returns a name that no sheet has, of the 31 characters that a sheet may have. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** The parts of the comments that a sheet has, and of their drawing. */
async function commentParts({ zip, sheet }: OpenedWorkbook): Promise<{
  readonly comments?: string;
  readonly drawing?: string;
}> {
  const name = relationsPart(sheet.part);
  const found: { comments?: string; drawing?: string } = {};
  if (!zip.has(name)) return found;
  await rewriteXml(zip.read(name), {
    open: (_, { Type = '', Target = '' }) => {
      const part = Target.startsWith('/')
        ? Target.slice(1)
        : posix.join(posix.dirname(sheet.part), Target);
      if (Type.endsWith('/comments')) found.comments = part;
      if (Type.endsWith('/vmlDrawing')) found.drawing = part;
      return undefined;
    },
  });
  return found;
}

/** Returns the comments of a sheet and their drawing with ours added; none if they can't be joined. */
async function joinComments(
  { zip }: OpenedWorkbook,
  own: { readonly comments?: string; readonly drawing?: string },
  comments: readonly Comment[],
): Promise<ReadonlyMap<string, string>> {
  const { comments: part, drawing: drawn } = own;
  if (part === undefined || drawn === undefined || !zip.has(part) || !zip.has(drawn))
    return new Map();
  const joined = await joinedComments(zip.read(part), comments);
  let before = '';
  for await (const piece of zip.read(drawn)) before += piece;
  const after = joinedDrawing(before, joined.added);
  return after === undefined
    ? new Map()
    : new Map([
        [part, joined.part],
        [drawn, after],
      ]);
}

/**
 * Returns a workbook as it was, with cells colored and commented and a sheet of findings. Cells that have a comment keep
 * it and get none.
 */
export async function returnWorkbook(
  workbook: OpenedWorkbook,
  found: WorkbookFindings,
): Promise<Uint8Array> {
  const { zip, parts: read, sheet } = workbook;
  if (!zip.has(typesPart)) throw damagedWorkbook();
  const own = await commentParts(workbook);
  const hasOwn = own.comments !== undefined || own.drawing !== undefined;
  const isCommented = found.comments.length > 0 && !hasOwn;
  const marked = new MarkedStyles(read.formats.length);
  const changed = new Map<string, string>();
  const rewrite = async (name: string, added: (element: string, depth: number) => string) =>
    changed.set(
      name,
      await rewriteXml(zip.has(name) ? zip.read(name) : one(noRelations), { close: added }),
    );
  const atEnd = (text: string) => (_: string, depth: number) => (depth === 0 ? text : '');
  changed.set(
    sheet.part,
    await markSheet(
      zip.read(sheet.part),
      found.marks,
      marked.styleOf,
      isCommented ? drawing : undefined,
    ),
  );
  const stylesPart = read.styles ?? parts.styles;
  changed.set(
    stylesPart,
    await marked.write(read.styles ? zip.read(read.styles) : one(plainStyles)),
  );
  const name = freeName(found.name, new Set(read.sheets.map((known) => known.name.toLowerCase())));
  await rewrite(read.main, (element) =>
    element === 'sheets'
      ? `<sheet xmlns:r="${types}" name="${escapeXml(name)}" sheetId="65000" r:id="${findings}"/>`
      : '',
  );
  const newStyles = read.styles === undefined ? relation(styles, 'styles', parts.styles) : '';
  await rewrite(
    relationsPart(read.main),
    atEnd(relation(findings, 'worksheet', parts.findings) + newStyles),
  );
  if (found.comments.length > 0 && hasOwn) {
    const joined = await joinComments(workbook, own, found.comments);
    for (const [part, text] of joined) changed.set(part, text);
  }
  if (isCommented) {
    const added =
      relation(comments, 'comments', parts.comments) +
      relation(drawing, 'vmlDrawing', parts.drawing);
    await rewrite(relationsPart(sheet.part), atEnd(added));
    changed.set(parts.comments, commentsPart(found.comments));
    changed.set(parts.drawing, drawingPart(found.comments));
  }
  changed.set(parts.findings, findingsSheet(found.rows, sheet.name, found.columns));
  const override = (part: string, type: string): string =>
    `<Override PartName="/${part}" ContentType="${contentTypes}.${type}+xml"/>`;
  await rewrite(
    typesPart,
    atEnd(
      override(parts.findings, 'worksheet') +
        (read.styles === undefined ? override(parts.styles, 'styles') : '') +
        (isCommented
          ? `${override(parts.comments, 'comments')}<Override PartName="/${parts.drawing}" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>`
          : ''),
    ),
  );
  const kept = [...zip.packed()].map((part) => {
    const text = changed.get(part.name);
    changed.delete(part.name);
    return text === undefined ? part : packText(part.name, text);
  });
  return zipFile([...kept, ...[...changed].map(([part, text]) => packText(part, text))]);
}
