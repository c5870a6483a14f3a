import { pdfFile, pngFile, textFile } from '../../testing/files.ts';
import { ruleTable } from '../../testing/ruleTable.ts';
import { imageBytes } from './imageBytes.ts';

const image = 'documents.0.doc_image';
const front = 'business_owners.0.front_image';

ruleTable(imageBytes, [
  { why: 'a PNG that is one', set: { [image]: pngFile(9, 9) }, finds: [] },
  {
    why: 'a PNG called JPEG',
    set: { [image]: pngFile(9, 9).replace('png', 'jpeg') },
    finds: [image],
    says: 'isn’t of the type',
  },
  { why: 'a PDF that is one', set: { [image]: pdfFile() }, finds: [] },
  { why: 'a text called PNG', set: { [image]: textFile('image/png', 'Hello!') }, finds: [image] },
  {
    why: 'a program called PDF',
    set: { [image]: textFile('application/pdf', 'MZ\x90\0') },
    finds: [image],
    says: 'executable',
  },
  {
    why: 'a page of a website called PNG',
    set: { [image]: textFile('image/png', '<!DOCTYPE html><html>') },
    finds: [image],
    says: 'html',
  },
  {
    why: 'a text called the front of a passport',
    set: { [front]: textFile('image/webp', 'Hello!') },
    finds: [front],
  },
  {
    why: 'WebP that is one',
    set: { [image]: textFile('image/webp', 'RIFF\x24\0\0\0WEBPVP8 ') },
    finds: [],
  },
  {
    why: 'a photo of a type that is not checked',
    set: { [image]: textFile('image/heic', '\0\0\0\x18ftypheic') },
    finds: [],
  },
  { why: 'TIFF that is one', set: { [image]: textFile('image/tiff', 'II*\0') }, finds: [] },
  {
    why: 'image/jpg, as some write it',
    set: { [image]: 'data:image/jpg;base64,/9j/4AAQSkZJRgABAQ==' },
    finds: [],
  },
  { why: 'base64 that is malformed', set: { [image]: 'data:image/png;base64,=' }, finds: [image] },
  { why: 'an address', set: {}, finds: [] },
  {
    why: 'a Word document called PDF',
    set: { [image]: textFile('application/pdf', 'PK\x03\x04') },
    finds: [image],
    says: 'zip',
  },
  {
    why: 'a type whose first bytes are not on record',
    set: { [image]: textFile('image/heic', '\0\0\0\x18ftypheic') },
    finds: [],
  },
  {
    why: 'no data, which the schema reports',
    set: { 'documents.0.doc_image': 'data:application/pdf;base64,' },
    finds: [],
  },
  {
    why: 'no base64, which the schema reports',
    set: { 'documents.0.doc_image': 'data:application/pdf,certificate' },
    finds: [],
  },
]);
