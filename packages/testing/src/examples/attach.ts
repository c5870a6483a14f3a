import { type Paper, toPdf, toScan } from '../files/paper.ts';

/** A file of the examples, by its name in `examples/documents`. */
export interface DocumentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A document as the API takes it, beside the file it was made from. */
export interface Attachment {
  readonly file: DocumentFile;
  readonly entry: Readonly<Record<'doc_type' | 'doc_image' | 'doc_country', string>> & {
    readonly sub_type?: string;
  };
}

interface Kind {
  readonly doc_type: string;
  readonly sub_type?: string;
  readonly doc_country: string;
}

/** Draws `paper` as the kind of file that `name` ends with, and attaches it as a data URI. */
export function attach(name: `${string}.${'pdf' | 'png'}`, kind: Kind, paper: Paper): Attachment {
  const isPdf = name.endsWith('.pdf');
  const bytes = isPdf ? toPdf(paper) : toScan(paper);
  const type = isPdf ? 'application/pdf' : 'image/png';
  const { doc_type, sub_type, doc_country } = kind;
  return {
    file: { name, bytes },
    entry: {
      doc_type,
      ...(sub_type === undefined ? {} : { sub_type }),
      doc_image: `data:${type};base64,${bytes.toString('base64')}`,
      doc_country,
    },
  };
}
