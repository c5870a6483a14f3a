import { toJpeg } from '../files/jpeg.ts';
import type { Paper } from '../files/paper.ts';
import { pdfFile, pdfLine, pdfText } from '../files/pdf.ts';
import { Drawing } from '../files/png.ts';
import { createRandom } from '../random.ts';

/** How an applicant hands in a document. */
export type Carrier = 'link' | 'pdf' | 'photo' | 'scan';

/** Returns a number that depends on every character, for {@link createRandom}. */
const seedOf = (text: string): number =>
  [...text].reduce(
    (hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0,
    7,
  );

/** Returns a photo of a page: a letterhead, lines of gray text and a dark edge, 800 by 1120 pixels. */
function photo(text: string): Buffer {
  const { integer } = createRandom(seedOf(text));
  const indents = Array.from({ length: 30 }, () => 60 + integer(34));
  return toJpeg(100, 140, (column, row) => {
    if (column < 2 || column > 97 || row < 2 || row > 137) return 70;
    const line = Math.floor(row / 5) - 3;
    const isText = row % 5 < 2 && line >= 0 && column > 8 && column < (indents[line] ?? 0);
    return isText ? 60 + integer(90) : 236;
  });
}

/** Returns a scan of a page, 744 by 1052 pixels: A4 at 90 dots per inch. */
function scan({ issuer, title, rows, closing }: Paper): Buffer {
  const drawing = new Drawing(744, 1052);
  drawing.rectangle(0, 0, drawing.width, 24, 'accent');
  drawing.text(32, 48, issuer, 3, 'ink');
  drawing.text(32, 84, title, 5, 'accent');
  rows.forEach(([label, value], at) => {
    drawing.rectangle(32, 150 + at * 48, drawing.width - 64, 40, at % 2 === 0 ? 'wash' : 'paper');
    drawing.text(44, 162 + at * 48, label, 3, 'ink');
    drawing.text(270, 162 + at * 48, value, 3, 'ink');
  });
  drawing.text(32, drawing.height - 60, closing, 2, 'faint');
  return drawing.toPng();
}

const latin1 = (text: string): string => text.replace(/[^ -ÿ]/g, '?');

/** Returns a page as an office program prints it. */
const page = ({ issuer, title, rows, closing }: Paper): Buffer =>
  pdfFile(latin1(title), [
    pdfText(36, 536, 10, latin1(issuer)),
    pdfText(36, 508, 16, latin1(title), 'Bold'),
    pdfLine(36, 494, 384),
    ...rows.flatMap(([label, value], at) => [
      pdfText(36, 468 - at * 26, 8, latin1(label)),
      pdfText(150, 468 - at * 26, 10, latin1(value), 'Bold'),
    ]),
    pdfText(36, 420 - rows.length * 26, 9, latin1(closing)),
  ]);

const dataUri = (type: string, bytes: Buffer): string =>
  `data:${type};base64,${bytes.toString('base64')}`;

const stores = [
  (file: string) => `https://storage.googleapis.com/onboarding-uploads-prod/${file}`,
  (file: string) => `https://kyc-intake.s3.eu-west-1.amazonaws.com/${file}`,
  (file: string) => `https://merchantfiles.blob.core.windows.net/kyc/${file}`,
];

/** Drawing a page takes milliseconds, and each is needed in many bodies. */
const drawn = new Map<string, string>();

/** Returns the value of a document in the application: a link, or the file itself as a data URI. */
export function documentImage(carrier: Carrier, file: string, paper: Paper): string {
  const text = JSON.stringify([file, paper]);
  const image = drawn.get(carrier + text) ?? draw(carrier, file, paper, text);
  drawn.set(carrier + text, image);
  return image;
}

function draw(carrier: Carrier, file: string, paper: Paper, text: string): string {
  if (carrier === 'photo') return dataUri('image/jpeg', photo(text));
  if (carrier === 'scan') return dataUri('image/png', scan(paper));
  if (carrier === 'pdf') return dataUri('application/pdf', page(paper));
  const store = stores[Math.abs(seedOf(text)) % stores.length];
  return store?.(`${file}.${seedOf(text) % 2 === 0 ? 'pdf' : 'jpg'}`) ?? '';
}
