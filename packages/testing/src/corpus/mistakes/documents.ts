import { badFiles } from '../badFiles.ts';
import type { MistakeRow } from '../mistake.ts';

type Draft = {
  readonly documents: readonly Record<string, string>[];
  readonly business_owners: readonly Record<string, never>[];
};
const without = (type: string) => ({
  documents: ({ documents }: Draft) => documents.filter(({ doc_type }) => doc_type !== type),
});
const image = (value: unknown) => ({ 'd0.doc_image': value });
const at = 'd0.doc_image';
const passportLink = 'https://storage.googleapis.com/onboarding-uploads-prod/passport-scan.jpg';

/** Documents: missing, unreadable, out of reach or the wrong one. */
export const documentMistakes: readonly MistakeRow[] = [
  ['ng-1', 'no formation document', 'documents', without('BUSINESS_FORMATION')],
  ['us-1', 'no ownership document', 'documents', without('OWNERSHIP_INFORMATION')],
  ['gb-1', 'no bank statement', 'documents', without('BANK_STATEMENT')],
  ['za-1', 'no documents', 'documents', { documents: [] }],
  ['ke-1', 'no proof of address', 'o0.supporting_documents', { 'o0.supporting_documents': [] }],
  [
    'gh-1',
    'proof of address of the second owner is a selfie',
    'o1.supporting_documents',
    { 'o1.s0.doc_type': 'SELFIE' },
  ],
  ['in-1', 'no passport image', 'o0.front_image', { 'o0.front_image': '' }],
  [
    'fr-1',
    'type from the guidance that the list lacks',
    'd0.doc_type',
    { 'd0.doc_type': 'REGULATORY_LICENSE_REGISTRATION' },
  ],
  ['ng-4', 'path on a computer', at, image('C:\\Users\\seun\\Documents\\cac.pdf')],
  ['us-5', 'file: address', at, image('file:///home/meridian/certificate.pdf')],
  ['gb-4', 'data URI without base64', at, image('data:application/pdf,certificate')],
  ['za-2', 'base64 without the data prefix', at, image('JVBERi0xLjQKJeLjz9MK')],
  ['ke-2', 'cut-off JPEG', at, image(badFiles.cutJpeg)],
  ['gh-2', 'cut-off PDF', at, image(badFiles.cutPdf)],
  ['br-1', 'PNG declared as a PDF', at, image(badFiles.pngAsPdf)],
  ['de-1', 'HTML error page saved as PDF', at, image(badFiles.htmlAsPdf)],
  ['pl-1', 'Word file', at, image(badFiles.docx)],
  ['se-1', 'SVG drawing', at, image(badFiles.svg)],
  ['au-1', 'HEIC photo', 'o0.s0.doc_image', { 'o0.s0.doc_image': badFiles.heic }],
  ['nz-1', 'TIFF scan', 'o0.s0.doc_image', { 'o0.s0.doc_image': badFiles.tiff }],
  ['jp-1', 'empty file', at, image('data:application/pdf;base64,')],
  ['kr-1', 'thumbnail of 48 pixels', 'o0.s0.doc_image', { 'o0.s0.doc_image': badFiles.thumbnail }],
  ['ca-1', 'one white pixel', at, image(badFiles.pixel)],
  ['mx-1', 'blank page as an image', at, image(badFiles.blank)],
  ['mx-2', 'black photo', 'o0.s0.doc_image', { 'o0.s0.doc_image': badFiles.black }],
  ['co-1', 'encrypted PDF', at, image(badFiles.encryptedPdf)],
  ['ar-1', 'PDF with a script', at, image(badFiles.scriptPdf)],
  ['cl-1', 'PDF without a page', at, image(badFiles.emptyPdf)],
  [
    'ng-3',
    'one passport scan for two owners',
    'o1.front_image o0.front_image',
    { 'o0.front_image': passportLink, 'o1.front_image': passportLink },
  ],
  [
    'us-2',
    'one proof of address for two owners at different homes',
    'o1.s0.doc_image o0.s0.doc_image',
    { 'o0.s0.doc_image': badFiles.page, 'o1.s0.doc_image': badFiles.page },
  ],
  [
    'gb-2',
    'passport sent as the bank statement',
    'd2.doc_image o0.front_image',
    { 'd2.doc_image': passportLink, 'o0.front_image': passportLink },
  ],
  [
    'za-3',
    'front of the passport sent as its back',
    'o0.back_image o0.front_image',
    { 'o0.front_image': passportLink, 'o0.back_image': passportLink },
  ],
  [
    'ph-1',
    'Google Drive share page',
    at,
    image('https://drive.google.com/file/d/1aZ9x0QwErTyUiOpLkJhGfDsA/view?usp=sharing'),
  ],
  [
    'th-1',
    'Dropbox share page',
    at,
    image('https://www.dropbox.com/s/x1y2z3a4b5c6d7e/affidavit.pdf?dl=0'),
  ],
  ['vn-1', 'WeTransfer page', at, image('https://we.tl/t-AbCdEf1234')],
  ['lk-1', 'OneDrive share page', at, image('https://1drv.ms/b/s!AkQ2x9ZyXwVuTs')],
  ['pk-1', 'search result page', at, image('https://www.google.com/search?q=certificate')],
  ['bd-1', 'file on localhost', at, image('http://localhost:8080/uploads/cert.pdf')],
  ['id-1', 'file on a private address', at, image('http://10.0.0.12/docs/akta.pdf')],
  [
    'sg-1',
    'S3 link that expired in June',
    at,
    image(
      'https://kyc-intake.s3.amazonaws.com/bizfile.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20260601T080000Z&X-Amz-Expires=3600&X-Amz-Signature=0f',
    ),
  ],
  [
    'ae-1',
    'Azure link that expired last year',
    at,
    image(
      'https://merchantfiles.blob.core.windows.net/kyc/licence.pdf?sv=2024-08-04&se=2025-12-31T23%3A59%3A59Z&sr=b&sp=r&sig=ab',
    ),
  ],
  [
    'sa-1',
    'Google Cloud link that expired',
    at,
    image(
      'https://storage.googleapis.com/kyc/cr.pdf?X-Goog-Date=20260101T000000Z&X-Goog-Expires=604800&X-Goog-Signature=00',
    ),
  ],
  ['tn-1', 'link without the scheme', at, image('storage.googleapis.com/kyc/registre.pdf')],
  [
    'ma-1',
    'document of a country that is not in the list',
    'd0.doc_country',
    { 'd0.doc_country': 'XX' },
  ],
  ['et-1', 'sub-type as free text', 'o0.s0.sub_type', { 'o0.s0.sub_type': 'Electricity bill' }],
  ['zm-1', 'formation document of another country', 'd0.doc_country', { 'd0.doc_country': 'BR' }],
];
