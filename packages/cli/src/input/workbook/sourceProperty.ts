import { readXml } from './readXml.ts';
import type { ZipParts } from './zipParts.ts';

/** The part of a workbook that holds the properties that programs add. */
export const propertiesPart = 'docProps/custom.xml';

/** The property that names the files of which a workbook is a copy, one per line, as they are from its folder. */
export const sourceProperty = 'PassmusterSource';

/** More than any chain of copies that people make. */
const maxSources = 20;

/** Returns the files of which a workbook is a copy, as they are from its folder; the nearest first. */
export async function readSources(zip: ZipParts): Promise<readonly string[]> {
  if (!zip.has(propertiesPart)) return [];
  let isSource = false;
  let text = '';
  const handler = {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'property') isSource = attributes['name'] === sourceProperty;
    },
    text: (piece: string) => {
      if (isSource && text.length < 100_000) text += piece;
    },
    close: (name: string) => {
      if (name === 'property') isSource = false;
    },
  };
  for await (const _ of readXml(zip.read(propertiesPart), handler));
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').slice(0, maxSources);
}
