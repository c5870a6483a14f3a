import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  { text: 'Vice President', folded: 'vice president' },
  { text: ' VICE_president. ', folded: 'vice president' },
  { text: 'Côte d’Ivoire', folded: 'cote d ivoire' },
  { text: 'São Tomé & Príncipe', folded: 'sao tome principe' },
  { text: 'Œufs', folded: 'oeufs' },
  { text: 'STRASSE', folded: 'strasse' },
  { text: 'Straße', folded: 'strasse' },
  { text: 'Łódź', folded: 'lodz' },
  { text: 'İstanbul', folded: 'istanbul' },
  { text: 'ΟΔΟΣ', folded: 'οδοσ' },
  { text: 'ＬＬＣ', folded: 'llc' },
  { text: 'ﬁrm', folded: 'firm' },
  { text: 'கென்யா', folded: 'கென்யா' },
  { text: 'أم القيوين', folded: 'ام القيوين' },
  { text: 'Nº 5', folded: 'no 5' },
  { text: '  ', folded: '' },
  { text: '…!?', folded: '' },
  { text: '', folded: '' },
  { text: '\ud800', folded: '' },
])('$text: $folded', ({ text, folded }) => {
  expect(foldText(text)).toBe(folded);
});

test('the separator stands between words only', () => {
  expect(foldText(' Co-Founder ', '')).toBe('cofounder');
  expect(foldText(' Prénom (1) ', '_')).toBe('prenom_1');
});

test('what is folded stays as it is, in any letter case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
  );
});

test('ASCII is folded as other text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(foldText(`${text} ’`)).toBe(foldText(text));
    }),
  );
});
