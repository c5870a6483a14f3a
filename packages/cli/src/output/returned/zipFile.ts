import { crc32, deflateRawSync } from 'node:zlib';
import type { PackedPart } from '../../input/workbook/zipParts.ts';

const deflated = 8;
const version = 20;
/** Names of parts are UTF-8. */
const utf8Flag = 0x800;
/** 1 January 1980: what an archive says is the same on any day. */
const firstDay = 0x21;

/** Returns the text of a part as it is packed. */
export function packText(name: string, text: string): PackedPart {
  const content = Buffer.from(text);
  return {
    name,
    method: deflated,
    checksum: crc32(content),
    size: content.length,
    bytes: deflateRawSync(content),
  };
}

/** What the two headers of a part have in common. */
function commonHeader({ name, method, checksum, size, bytes }: PackedPart): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(utf8Flag, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt16LE(firstDay, 8);
  header.writeUInt32LE(checksum, 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

function directoryEntry(part: PackedPart, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const made = Buffer.from([version, 0]);
  const signature = Buffer.from('PK\u0001\u0002', 'latin1');
  return Buffer.concat([signature, made, commonHeader(part), rest, Buffer.from(part.name)]);
}

/**
 * Returns an archive of parts, in their order.
 *
 * @see PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16
 */
export function zipFile(parts: readonly PackedPart[]): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const signature = Buffer.from('PK\u0003\u0004', 'latin1');
    const local = Buffer.concat([signature, commonHeader(part), Buffer.from(part.name)]);
    chunks.push(local, part.bytes);
    directory.push(directoryEntry(part, offset));
    offset += local.length + part.bytes.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, entries, end]);
}
