import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toFindings } from '../toFindings.ts';
import { ImageSourceSchema } from './imageSource.ts';

test.each([
  'file:///home/ada/passport.jpg',
  'C:\\Users\\Ada\\passport.jpg',
  '"D:/scans/passport.jpg"',
  '/Users/ada/passport.jpg',
  '~/passport.jpg',
  '\\\\office\\scans\\passport.jpg',
])('%s is a path of a computer', (path) => {
  const { issues = [] } = v.safeParse(ImageSourceSchema, path);
  expect(toFindings(issues)).toMatchObject([{ rule: 'schema/format', text: 'localFile' }]);
});

test('a folder of a website is not', () => {
  const { issues = [] } = v.safeParse(ImageSourceSchema, '/uploads/passport.jpg');
  expect(toFindings(issues)).toMatchObject([{ rule: 'schema/format', text: 'image' }]);
});
