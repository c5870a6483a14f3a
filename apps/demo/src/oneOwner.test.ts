import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTypes } from '@passmuster/schemas';
import { describe, expect, test } from 'vitest';

/** The types of documents, but that of all others: which of them is asked for, and where, is the kit's. */
const documentType = documentTypes.filter((type) => type !== 'OTHER').join('|');

/** What a person would write beside the form kit: each value has one owner, and is read in one way. */
const rules: Readonly<
  Record<string, { readonly patterns: readonly RegExp[]; readonly samples: readonly string[] }>
> = {
  'a second store': {
    patterns: [
      /\buse(?:Reducer|Watch|FieldArray|Controller)\b/u,
      /\buse(?:State|Ref)(?:<[^(]*>)?\(\W*(?:structuredClone\W+)?(?:form|application|field|owner)\.\w*[vV]alue/u,
      /=> set\w+\((?:form|application|field|owner)\.\w*[vV]alue/u,
    ],
    samples: [
      "const name = useWatch('business_name');",
      'const [state, dispatch] = useReducer(reduce, form.values);',
      'const [values, setValues] = useState(form.values);',
      'const [values, setValues] = useState<CustomerValues>(() => structuredClone(form.values));',
      'const [text, setText] = useState(field.value);',
      'const [held, setHeld] = useState({ ...owner.values });',
      'const before = useRef(form.values);',
      'useEffect(() => setText(field.value), [field.value]);',
      'form.subscribe(() => setValues(form.values));',
    ],
  },
  'a second reading of slots': {
    // Which documents are asked for, which one fills a place and where a file goes is `state.slots`.
    patterns: [
      /\brequired(?:Owner)?DocumentTypes\b|\bdoc_image:|\b(?:set|attach)\([^)]*doc_image/u,
      /\bdoc_type\b\s*[!=]==|\bdoc_type: \w+ \}\) => \w+ [!=]==/u,
      /\b(?:documents|supporting_documents)\.(?:find|filter|some|concat|with|toSpliced)\(/u,
      new RegExp(`['"](?:${documentType})['"]`, 'u'),
    ],
    samples: [
      "form.set(path + '.doc_image', file)",
      "form.attach(path + '.doc_image', file)",
      'const left = requiredDocumentTypes.filter(isMissing);',
      'rows.find((row) => row.doc_type === wanted)',
      'rows.some(({ doc_type: type }) => type === wanted)',
      "form.set('documents', values.documents.concat(added))",
      "case 'PROOF_OF_ADDRESS':",
      "const asked = ['BUSINESS_FORMATION', 'BANK_STATEMENT'];",
    ],
  },
  'a second reading of amounts': {
    patterns: [
      /\b(?:parseAmount|parseFloat|parseInt|formatToParts)\(|\bvalueAsNumber\b/u,
      /\.replace(?:All)?\((?:['"][.,]['"]|\/(?:,|\[[.,^]|\\\.\/))/u,
      /\bNumber\([\w.]*(?:text|typed|value|amount|percentage|_usd|_income)\)/u,
    ],
    samples: [
      'const amount = parseFloat(text);',
      'const amount = Number.parseInt(text, 10);',
      "const amount = text.replace(',', '.');",
      "const amount = text.replaceAll(',', '');",
      "const amount = text.replace(/,/gu, '');",
      "const amount = text.replace(/[.,]/gu, '');",
      "const amount = text.replace(/[^\\d.]/gu, '');",
      'const share = Number(owner.ownership_percentage);',
      'field.setValue(Number(target.value));',
      'field.setValue(target.valueAsNumber);',
    ],
  },
  'a second reading of dates': {
    patterns: [
      /\b(?:dateOf|datePartsOf|completeDate)\(|\bDate\.UTC\(|\bvalueAsDate\b/u,
      // The tag of a language is split at its hyphen, too.
      /(?<!\btag)\.split\((?:['"]-['"]|\/\[?-)|\\d\{4\}\)?-/u,
      /\.[gs]et(?:UTC)?(?:FullYear|Month|Date)\(|\.toISOString\(\)\.(?:slice|substring|split)\(/u,
      /\bnew Date\([\w.]*(?:value|year|date_of_birth|_date|issued|expires)\b/u,
    ],
    samples: [
      "const [year, month, day] = value.split('-');",
      'const [, year] = /^(\\d{4})-/u.exec(value) ?? [];',
      'new Date(Date.UTC(year, 1, day))',
      'new Date(year, month - 1, day)',
      'new Date(owner.date_of_birth)',
      'born.setFullYear(born.getFullYear() + 18)',
      'const today = new Date().toISOString().slice(0, 10);',
      'field.setValue(target.valueAsDate);',
    ],
  },
  'a second reading of phones': {
    patterns: [
      /\b(?:toPhoneValue|toPhoneText|formatNational|parsePhoneNumber|AsYouType)\(|['"]libphonenumber-js/u,
      /\.startsWith\(['"](?:\+|00)|(?:\[0\]|At\(0\)|at\(0\)) [!=]== ['"]\+/u,
      /\.replace(?:All)?\(\/(?:\^?\\\+|\^\\?0|\\D|\[\^[+\\]*d)/u,
      /['"`]\+['"`] \+ |`\+\$\{/u,
    ],
    samples: [
      "import { parsePhoneNumber } from 'libphonenumber-js';",
      "const numbers = await import('libphonenumber-js/min');",
      "const isWhole = number.startsWith('+');",
      "const isWhole = number.startsWith('00');",
      "const isWhole = number[0] === '+';",
      "const isWhole = number.charAt(0) === '+';",
      "const digits = number.replace(/\\D/gu, '');",
      "const national = number.replace(/^0+/u, '');",
      "const digits = number.replaceAll(/[^+\\d]/gu, '');",
      "field.setValue('+' + code + number);",
      `field.setValue(\`+\${code}\${number}\`);`,
    ],
  },
};

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

describe.each(Object.entries(rules))('%s beside the kit', (_, { patterns, samples }) => {
  test('is nowhere in the demo', () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources.filter(({ text }) => patterns.some((pattern) => pattern.test(text)));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test.each(samples)('would be found: %s', (sample) => {
    expect(patterns.some((pattern) => pattern.test(sample))).toBe(true);
  });
});

/** The packages that the demo is made of. A library for forms or for state would be a second owner of its values. */
const known = [
  '@fontsource-variable/inter',
  '@fontsource-variable/source-serif-4',
  '@hono/node-server',
  '@mantine/core',
  '@mantine/hooks',
  'csv-parse',
  'hono',
  'idb',
  'iso-3166',
  'react',
  'react-dom',
  'uqr',
  'valibot',
  'wouter',
];

test('the demo depends on no library for forms, state, dates or phones', () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const others = Object.keys(dependencies).filter((name) => !name.startsWith('@passmuster/'));
  expect(others.toSorted()).toEqual(known);
});
