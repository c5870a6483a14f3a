import { pdfFile, pdfLine, pdfText } from './pdf.ts';
import { Drawing } from './png.ts';

/** A document: its issuer, its title, and its content as rows of label and value. */
export interface Paper {
  readonly issuer: string;
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly closing: string;
}

const specimen = 'Specimen made for the Passmuster examples. Not a real document.';

/** Returns the paper as issued: a PDF file. */
export function toPdf({ issuer, title, rows, closing }: Paper): Buffer {
  return pdfFile(title, [
    '0.12 0.37 0.42 rg 0 571 420 24 re f',
    '0.13 0.19 0.24 rg 0.73 0.76 0.78 RG 0.6 w',
    pdfText(36, 536, 9, issuer),
    pdfText(36, 508, 17, title, 'Bold'),
    pdfLine(36, 494, 384),
    ...rows.flatMap(([label, value], at) => [
      pdfText(36, 468 - at * 26, 8, label),
      pdfText(150, 468 - at * 26, 10, value, 'Bold'),
      pdfLine(36, 459 - at * 26, 384),
    ]),
    pdfText(36, 440 - rows.length * 26, 9, closing),
    '0.45 0.5 0.53 rg',
    pdfText(36, 30, 7, specimen),
  ]);
}

/** Returns the paper as someone scanned it: a PNG file. */
export function toScan({ issuer, title, rows, closing }: Paper): Buffer {
  const drawing = new Drawing(560, 150 + rows.length * 30);
  drawing.rectangle(0, 0, drawing.width, 18, 'accent');
  drawing.text(24, 34, issuer, 2, 'ink');
  drawing.text(24, 54, title, 4, 'accent');
  rows.forEach(([label, value], at) => {
    const top = 88 + at * 30;
    drawing.rectangle(24, top, drawing.width - 48, 26, at % 2 === 0 ? 'wash' : 'paper');
    drawing.text(32, top + 8, label, 2, 'ink');
    drawing.text(190, top + 8, value, 2, 'ink');
  });
  drawing.text(24, drawing.height - 48, closing, 2, 'ink');
  drawing.text(24, drawing.height - 22, specimen, 2, 'faint');
  return drawing.toPng();
}
