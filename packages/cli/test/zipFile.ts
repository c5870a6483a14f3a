import { crc32, createDeflateRaw } from 'node:zlib';

/** A part of an archive: `times` copies of `repeated` between two texts, packed without ever being whole in memory. */
export interface RepeatedPart {
  readonly before: string;
  readonly repeated: string;
  readonly times: number;
  readonly after: string;
  /** The unpacked size that the archive states; the true one, if not given. */
  readonly statedSize?: number;
}

interface PackedPart {
  readonly packed: Buffer;
  readonly checksum: number;
  readonly size: number;
}

async function pack(part: string | RepeatedPart): Promise<PackedPart> {
  const repeated =
    typeof part === 'string' ? { before: part, repeated: '', times: 0, after: '' } : part;
  const deflate = createDeflateRaw();
  const packed: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => packed.push(chunk));
  const ended = new Promise((resolve) => deflate.once('end', resolve));
  let checksum = 0;
  let size = 0;
  const write = async (text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    checksum = crc32(bytes, checksum);
    size += bytes.length;
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
  };
  await write(repeated.before);
  for (let copy = 0; copy < repeated.times; copy++) await write(repeated.repeated);
  await write(repeated.after);
  deflate.end();
  await ended;
  return { packed: Buffer.concat(packed), checksum, size: repeated.statedSize ?? size };
}

/** Returns a ZIP archive. @see PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16 */
export async function zipFile(
  parts: Readonly<Record<string, string | RepeatedPart>>,
): Promise<Buffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const { packed, checksum, size } = await pack(part);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(checksum, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(name.length, 22);
    const placed = Buffer.alloc(14);
    placed.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
      fields,
      placed,
      Buffer.from(name),
    );
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships>${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="r${at}" Type="http://x/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Returns a workbook with one sheet; `parts` replaces or adds parts. */
export const workbookFile = (
  sheet: string | RepeatedPart,
  parts: Readonly<Record<string, string | RepeatedPart>> = {},
): Promise<Buffer> =>
  zipFile({
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': '<workbook><sheets><sheet name="One" r:id="r0"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/sharedStrings.xml': '<sst><si><t>phone</t></si></sst>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  });

/** Returns the XML of a sheet with these rows. */
export const sheetXml = (rows: string): string =>
  `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
