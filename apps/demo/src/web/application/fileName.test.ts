import { en } from '@passmuster/schemas/labels';
import { expect, test } from 'vitest';
import { translateBy } from '../language/useText.ts';
import { fileName } from './fileName.ts';

const t = translateBy({}, en);

test('a file is called by its name, a link by its site alone', () => {
  const file = { fileId: 'f-1', name: 'passport.pdf', type: 'application/pdf', size: 4 };
  expect(fileName(file, t)).toBe('passport.pdf');
  const link = 'https://files.example.com/scans/passport.pdf?token=hush';
  expect(fileName(link, t)).toBe('Linked image (files.example.com)');
  expect(fileName('passport', t)).toBe('Linked image');
});
