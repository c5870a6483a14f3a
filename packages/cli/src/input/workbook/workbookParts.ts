import { posix } from 'node:path';
import { CommandError } from '../../terminal/commandError.ts';
import { type DateSystem, type NumberFormat, numberFormatOfId } from './numberFormat.ts';
import { readPart } from './readXml.ts';
import { damagedWorkbook, type ZipParts } from './zipParts.ts';

const maxSheets = 1000;
/** Excel has at most 65,490 cell formats. */
const maxFormats = 65_536;
const maxStrings = 2_000_000;
const maxStringLength = 64 * 1024 * 1024;

const tooMany = (what: string): CommandError =>
  new CommandError(`this workbook has too many ${what}. Save it as CSV`);

/** A sheet and the part that holds it. */
export interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** What is shared by the sheets of a workbook. */
export interface WorkbookParts {
  /** The part that lists the sheets, and that of their formats. */
  readonly main: string;
  readonly styles: string | undefined;
  readonly sheets: readonly Sheet[];
  readonly dateSystem: DateSystem;
  /** Formats of numbers by the style of a cell. */
  readonly formats: readonly NumberFormat[];
  readonly strings: readonly string[];
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

async function relationsOf(zip: ZipParts, part: string): Promise<readonly Relation[]> {
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  if (!zip.has(name)) return relations;
  await readPart(zip.read(name), {
    open: (element, { Id: id = '', Type: type = '', Target = '' }) => {
      if (element !== 'Relationship') return;
      if (relations.length > 2 * maxSheets) throw tooMany('parts');
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

async function readFormats(zip: ZipParts, part: string): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isCellFormat = false;
  await readPart(zip.read(part), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isCellFormat = true;
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'xf' && isCellFormat)
        formats.push(numberFormatOfId(Number(numFmtId), codes.get(Number(numFmtId))));
      if (formats.length > maxFormats || codes.size > maxFormats) throw tooMany('cell formats');
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormat = false;
    },
  });
  return formats;
}

async function readStrings(zip: ZipParts, part: string): Promise<readonly string[]> {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isPhonetic = false;
  let length = 0;
  await readPart(zip.read(part), {
    open: (name) => {
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      strings.push(current);
      length += current.length;
      current = '';
      if (strings.length > maxStrings || length > maxStringLength) throw tooMany('texts');
    },
  });
  return strings;
}

/** Reads what the sheets of a workbook share. Throws `CommandError` for a file that isn't a workbook or has no end. */
export async function readWorkbookParts(zip: ZipParts): Promise<WorkbookParts> {
  const main = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument');
  if (!main) throw damagedWorkbook();
  const relations = await relationsOf(zip, main.target);
  const sheets: Sheet[] = [];
  let dateSystem: DateSystem = 1900;
  await readPart(zip.read(main.target), {
    open: (element, attributes) => {
      if (element === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? ''))
        dateSystem = 1904;
      if (element !== 'sheet') return;
      if (sheets.length >= maxSheets) throw tooMany('sheets');
      const { name = '', state = 'visible', 'r:id': id = '' } = attributes;
      const part = relations.find((relation) => relation.id === id)?.target;
      if (part !== undefined) sheets.push({ name, part, isHidden: state !== 'visible' });
    },
  });
  const partOf = (type: string): string | undefined =>
    relations.find((relation) => relation.type === type && zip.has(relation.target))?.target;
  const [styles, texts] = [partOf('styles'), partOf('sharedStrings')];
  return {
    main: main.target,
    styles,
    sheets,
    dateSystem,
    formats: styles === undefined ? [] : await readFormats(zip, styles),
    strings: texts === undefined ? [] : await readStrings(zip, texts),
  };
}
