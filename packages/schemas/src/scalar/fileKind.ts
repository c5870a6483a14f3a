/** A kind of file that {@link fileKindOf} tells by its first bytes. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tiff'
  | 'heic'
  | 'svg'
  | 'pdf'
  | 'zip'
  | 'html'
  | 'executable';

/** Media types of the kinds that are images or documents. Source: IANA, Media Types. */
export const mediaTypes = /* @__PURE__ */ Object.freeze({
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
} as const satisfies Readonly<Partial<Record<FileKind, string>>>);

const begins =
  (...starts: readonly string[]) =>
  (head: string): boolean =>
    starts.some((start) => head.startsWith(start));
const isSvg = (text: string): boolean =>
  /^<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/i.test(text) && /<svg[\s>]/i.test(text.slice(0, 2000));
const textOf = (head: string): string => head.replace(/^\xef\xbb\xbf/, '').trimStart();

/**
 * The first bytes of each kind. Sources: ISO/IEC 15948 5.2 (PNG), ISO/IEC 10918-1 B.1.1.3 (JPEG), GIF89a 17, RFC 9649
 * (WebP), ISO/IEC 23008-12 (HEIC), TIFF 6.0, ISO 32000-1 Annex H, note 13 (PDF, within the first 1,024 bytes), APPNOTE 4.3
 * (ZIP).
 */
const starts: readonly (readonly [FileKind, (head: string) => boolean])[] = [
  ['png', begins('\x89PNG\r\n\x1a\n')],
  ['jpeg', begins('\xff\xd8\xff')],
  ['gif', begins('GIF87a', 'GIF89a')],
  ['webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['heic', (head) => /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs])/.test(head.slice(4, 12))],
  ['bmp', (head) => head.startsWith('BM') && head.startsWith('\0\0\0\0', 6)],
  ['tiff', begins('II*\0', 'MM\0*')],
  ['pdf', (head) => head.slice(0, 1024).includes('%PDF-')],
  ['zip', begins('PK\x03\x04', 'PK\x05\x06')],
  [
    'executable',
    begins('MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '#!'),
  ],
  ['svg', (head) => isSvg(textOf(head))],
  ['html', (head) => /^<(?:!doctype html|html|head|body)/i.test(textOf(head))],
];

/**
 * Returns the kind of a file by its first bytes, as Latin-1 text, whatever its name or declared type says; undefined if
 * it is none of them. 4,096 bytes are enough.
 *
 * @example
 * fileKindOf('\xff\xd8\xff\xe0') // 'jpeg'
 * fileKindOf('BMI is short for body mass index') // undefined
 */
export const fileKindOf = (head: string): FileKind | undefined =>
  starts.find(([, hasStart]) => hasStart(head))?.[0];
