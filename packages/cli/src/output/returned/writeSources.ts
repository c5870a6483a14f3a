import { propertiesPart, sourceProperty } from '../../input/workbook/sourceProperty.ts';
import { openZip } from '../../input/workbook/zipParts.ts';
import { escapeXml, rewriteXml } from './rewriteXml.ts';
import { packText, zipFile } from './zipFile.ts';

const properties = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
const values = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
const relationship =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties';
const contentType = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
const noRelations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
const [typesPart, relationsPart] = ['[Content_Types].xml', '_rels/.rels'];

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * Returns a workbook that names the files of which it is a copy, as they are from its folder, in a property that spreadsheets keep when
 * they save it.
 */
export async function writeSources(
  workbook: Uint8Array,
  sources: readonly string[],
): Promise<Uint8Array> {
  if (sources.length === 0) return workbook;
  const zip = openZip(Buffer.from(workbook));
  const value = `<lpwstr xmlns="${values}">${sources.map(escapeXml).join('&#10;')}</lpwstr>`;
  const isNew = !zip.has(propertiesPart);
  let lastId = 1;
  let isReplaced = false;
  const changed = new Map<string, string>();
  changed.set(
    propertiesPart,
    await rewriteXml(
      isNew ? one(`<Properties xmlns="${properties}"></Properties>`) : zip.read(propertiesPart),
      {
        open: (name, attributes) => {
          if (name !== 'property') return undefined;
          lastId = Math.max(lastId, Number(attributes['pid']) || 1);
          if (attributes['name'] !== sourceProperty) return undefined;
          isReplaced = true;
          return { content: value };
        },
        close: (_, depth) =>
          depth > 0 || isReplaced
            ? ''
            : `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${lastId + 1}" name="${sourceProperty}">${value}</property>`,
      },
    ),
  );
  if (isNew) {
    const atEnd = (text: string) => ({
      close: (_: string, depth: number) => (depth === 0 ? text : ''),
    });
    const relations = zip.has(relationsPart) ? zip.read(relationsPart) : one(noRelations);
    const relation = `<Relationship Id="passmusterProperties" Type="${relationship}" Target="${propertiesPart}"/>`;
    changed.set(relationsPart, await rewriteXml(relations, atEnd(relation)));
    const override = `<Override PartName="/${propertiesPart}" ContentType="${contentType}"/>`;
    if (zip.has(typesPart)) {
      changed.set(typesPart, await rewriteXml(zip.read(typesPart), atEnd(override)));
    }
  }
  const kept = [...zip.packed()].map((part) => {
    const text = changed.get(part.name);
    changed.delete(part.name);
    return text === undefined ? part : packText(part.name, text);
  });
  return zipFile([...kept, ...[...changed].map(([part, text]) => packText(part, text))]);
}
