const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Drawing operators of a page; the origin is its lower left corner, the unit a 72nd of an inch. */
export type PageContent = readonly string[];

export const pdfText = (
  left: number,
  bottom: number,
  size: number,
  text: string,
  font: 'Regular' | 'Bold' = 'Regular',
): string => `BT /${font} ${size} Tf ${left} ${bottom} Td (${escaped(text)}) Tj ET`;

export const pdfLine = (left: number, bottom: number, right: number): string =>
  `${left} ${bottom} m ${right} ${bottom} l S`;

/**
 * Returns a PDF 1.4 file of one A5 page in two of the standard fonts.
 * Source: ISO 32000-1, 7.5 (file structure) and 9.6.2.2 (standard fonts).
 */
export function pdfFile(title: string, content: PageContent): Buffer {
  const stream = content.join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << /Font << /Regular 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
