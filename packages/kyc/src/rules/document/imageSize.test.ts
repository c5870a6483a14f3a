import { ruleTable } from '../../testing/ruleTable.ts';
import { imageSize } from './imageSize.ts';

const image = 'documents.0.doc_image';
const ofBytes = (bytes: number): string =>
  `data:image/png;base64,${'A'.repeat(Math.ceil((bytes * 4) / 3))}${'='.repeat((3 - (bytes % 3)) % 3)}`;

ruleTable(imageSize, [
  { why: '10,000,000 bytes', set: { [image]: ofBytes(10_000_000) }, finds: [] },
  { why: 'one byte more', set: { [image]: ofBytes(10_000_001) }, finds: [image] },
]);
