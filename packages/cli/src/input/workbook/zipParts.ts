import { createInflateRaw } from 'node:zlib';
import { CommandError } from '../../terminal/commandError.ts';

/** Bytes of a part once unpacked: counted as they come, since an archive may state any size. */
const maxPartBytes = 256 * 1024 * 1024;

const endOfDirectory = Buffer.from('PK\u0005\u0006', 'latin1');
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
const stored = 0;
const deflated = 8;
const encryptedFlag = 1;

interface Entry {
  readonly method: number;
  readonly checksum: number;
  readonly size: number;
  readonly isEncrypted: boolean;
  readonly compressedSize: number;
  readonly offset: number;
}

/** The parts of a workbook, which is a ZIP archive. */
export interface ZipParts {
  readonly has: (name: string) => boolean;
  /** Returns the text of a part as it is unpacked. */
  readonly read: (name: string) => AsyncGenerator<string>;
  /** Returns all parts as they are packed. */
  readonly packed: () => Generator<PackedPart>;
}

/** A part as it is packed in an archive. */
export interface PackedPart {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly size: number;
  readonly bytes: Buffer;
}

/** Returns the error for a workbook whose structure can't be followed. */
export const damagedWorkbook = (): CommandError =>
  new CommandError(
    "this workbook can't be read: it is damaged, encrypted or not an .xlsx. Open it, save it as .xlsx or CSV, and try again",
  );

function* entriesOf(zip: Buffer): Generator<readonly [name: string, entry: Entry]> {
  const end = zip.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > zip.length) throw damagedWorkbook();
  let at = zip.readUInt32LE(end + 16);
  while (at + 46 <= zip.length && zip.readUInt32LE(at) === directoryEntry) {
    const nameLength = zip.readUInt16LE(at + 28);
    const entry = {
      isEncrypted: (zip.readUInt16LE(at + 8) & encryptedFlag) !== 0,
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      size: zip.readUInt32LE(at + 24),
      compressedSize: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    };
    yield [zip.toString('utf8', at + 46, at + 46 + nameLength), entry];
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function packedBytes(zip: Buffer, { offset, compressedSize, isEncrypted }: Entry): Buffer {
  const isInside = offset + 30 <= zip.length && zip.readUInt32LE(offset) === localEntry;
  if (!isInside || isEncrypted) throw damagedWorkbook();
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + compressedSize > zip.length) throw damagedWorkbook();
  return zip.subarray(start, start + compressedSize);
}

async function* unpack(zip: Buffer, entry: Entry): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(zip, entry);
  if (entry.method === stored) {
    yield packed;
    return;
  }
  if (entry.method !== deflated) throw damagedWorkbook();
  const inflate = createInflateRaw({ chunkSize: 1 << 16 });
  inflate.end(packed);
  yield* inflate;
}

/**
 * Opens the archive of a workbook. Nothing is unpacked before it is read, and no size that the archive states is trusted.
 *
 * @see PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16
 */
export function openZip(zip: Buffer): ZipParts {
  const entries = new Map(entriesOf(zip));
  return {
    has: (name) => entries.has(name),
    *packed() {
      for (const [name, entry] of entries) {
        const { method, checksum, size } = entry;
        yield { name, method, checksum, size, bytes: packedBytes(zip, entry) };
      }
    },
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw damagedWorkbook();
      const decoder = new TextDecoder();
      let size = 0;
      for await (const bytes of unpack(zip, entry)) {
        size += bytes.length;
        if (size > maxPartBytes) {
          throw new CommandError('this workbook unpacks to more than 256 MiB. Save it as CSV');
        }
        yield decoder.decode(bytes, { stream: true });
      }
      yield decoder.decode();
    },
  };
}
