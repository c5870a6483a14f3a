import { ruleTable } from '../../testing/ruleTable.ts';
import { fileLink } from './fileLink.ts';

const image = 'documents.0.doc_image';
const back = 'business_owners.1.back_image';
const signed =
  'https://bucket.s3.amazonaws.com/a.pdf?X-Amz-Signature=ab&X-Amz-Expires=3600&X-Amz-Date=';

ruleTable(fileLink, [
  { why: 'a link to a file', set: {}, finds: [] },
  {
    why: 'a page of Google Drive',
    set: { [image]: 'https://drive.google.com/file/d/1abc/view' },
    finds: [image],
    says: 'page',
  },
  {
    why: 'a page of search results',
    set: { [image]: 'https://www.google.com/search?q=certificate' },
    finds: [image],
  },
  {
    why: 'a file of another Google host',
    set: { [image]: 'https://storage.googleapis.com/search/a.pdf' },
    finds: [],
  },
  {
    why: 'a download of Dropbox',
    set: { [image]: 'https://www.dropbox.com/s/abc/a.pdf?dl=1' },
    finds: [],
  },
  { why: 'no link, by its scheme', set: { [image]: 'xhttps://localhost/a.pdf' }, finds: [] },
  { why: 'a link of this day', set: { [image]: `${signed}20261121T000000Z` }, finds: [] },
  {
    why: 'a link that ended the day before',
    set: { [image]: `${signed}20261120T220000Z` },
    finds: [image],
    says: 'expired',
  },
  {
    why: 'a private address',
    set: { [back]: 'http://192.168.1.20/back.jpg' },
    finds: [back],
    says: 'network',
  },
  { why: 'the machine itself', set: { [back]: 'http://localhost/back.jpg' }, finds: [back] },
  { why: 'not a web address', set: { [back]: 'https://' }, finds: [] },
  {
    why: 'a private address of another protocol, which the schema refuses',
    set: { [back]: 'ftp://192.168.1.20/back.jpg' },
    finds: [],
  },
  {
    why: 'a private link of 4,000 characters',
    set: { [back]: 'http://192.168.1.20/'.padEnd(4000, 'a') },
    finds: [back],
  },
  {
    why: 'a link that is too long to parse',
    set: { [back]: 'http://192.168.1.20/'.padEnd(4001, 'a') },
    finds: [],
  },
]);
