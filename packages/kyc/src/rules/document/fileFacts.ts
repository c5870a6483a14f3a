import { type FileKind, fileKindOf } from '@passmuster/schemas';
import { type DataUri, readDataUri } from './dataUri.ts';
import { jpegSize, type PixelSize } from './jpegSize.ts';

/** The facts that the first and last bytes of a file show. */
export interface FileFacts {
  /** Declared in the data URI: `image/jpeg`. */
  readonly mime: string;
  readonly kind?: FileKind;
  /** Decoded size. */
  readonly bytes: number;
  readonly pixels?: PixelSize;
  /** False if the end marker of its kind is missing; undefined if the kind has none. */
  readonly isWhole?: boolean;
  /** The first and last bytes, as Latin-1 text. */
  readonly head: string;
  readonly tail: string;
}

/** Enough for the headers of photos with a thumbnail, and for the trailer of a PDF. A multiple of 4. */
const headLength = 88_000;
const tailLength = 22_000;

/** Returns the decoded bytes of a piece of base64, as Latin-1 text; empty if it is malformed. */
function latin(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

const word = (text: string, at: number): number =>
  (text.charCodeAt(at) << 8) | text.charCodeAt(at + 1);
const littleWord = (text: string, at: number): number =>
  text.charCodeAt(at) | (text.charCodeAt(at + 1) << 8);

/** Returns the width and height in the header. Sources: ISO/IEC 15948 11.2.2, GIF89a 18, ISO/IEC 10918-1 B.2.2. */
function pixelSize(kind: FileKind | undefined, head: string): PixelSize | undefined {
  if (kind === 'png' && head.length >= 24) {
    return {
      width: word(head, 16) * 65_536 + word(head, 18),
      height: word(head, 20) * 65_536 + word(head, 22),
    };
  }
  if (kind === 'gif' && head.length >= 10)
    return { width: littleWord(head, 6), height: littleWord(head, 8) };
  return kind === 'jpeg' ? jpegSize(head) : undefined;
}

/** How a complete file ends. Sources: ISO/IEC 10918-1 B.2, ISO/IEC 15948 11.2.5, GIF89a 27, ISO 32000-1 7.5.5. */
const ends: Readonly<Partial<Record<FileKind, (tail: string) => boolean>>> = {
  jpeg: (tail) => tail.includes('\xff\xd9'),
  png: (tail) => tail.slice(-12).includes('IEND'),
  gif: (tail) => tail.slice(-8).includes(';'),
  pdf: (tail) => tail.slice(-1024).includes('%%EOF'),
};

/**
 * Reads the first 64 kB and the last 16 kB of a file in a data URI, whatever its size; undefined for
 * other text. Pass it to `memoize`, so that every rule shares one reading.
 */
export function fileFacts(text: string): FileFacts | undefined {
  const uri = readDataUri(text);
  return uri && factsOf(uri);
}

function factsOf({ mime, base64, bytes }: DataUri): FileFacts {
  const head = latin(base64.slice(0, headLength));
  const tail =
    base64.length <= headLength ? head : latin(base64.slice(-(tailLength + (base64.length % 4))));
  const kind = fileKindOf(head);
  const pixels = pixelSize(kind, head);
  const isWhole = kind && ends[kind]?.(tail);
  return {
    mime: mime === 'image/jpg' ? 'image/jpeg' : mime,
    bytes,
    head,
    tail,
    ...(kind && { kind }),
    ...(pixels && { pixels }),
    ...(isWhole === undefined ? {} : { isWhole }),
  };
}
