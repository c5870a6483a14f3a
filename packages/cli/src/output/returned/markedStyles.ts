import { type Severity, severities } from '@passmuster/findings';
import { severityColors } from '../severityColors.ts';
import type { StyleOf } from './markSheet.ts';
import { attributesText, rewriteXml } from './rewriteXml.ts';

const fill = (color: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`;

/** The styles of a workbook without any. */
export const plainStyles =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts><font/></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf/></cellXfs></styleSheet>';

interface AddedStyle {
  readonly base: number;
  readonly severity: Severity;
  readonly index: number;
}

/** A format of cells: its attributes, and its alignment and protection as XML. */
interface CellFormat {
  readonly attributes: Readonly<Record<string, string>>;
  children: string;
}

/** Collects the styles that colored cells need: each is one of the workbook with another fill. */
export class MarkedStyles {
  readonly #added = new Map<string, AddedStyle>();
  readonly #known: number;

  /** `known`: how many styles the workbook has. */
  constructor(known: number) {
    this.#known = Math.max(known, 1);
  }

  readonly styleOf: StyleOf = (base, severity) => {
    const key = `${base} ${severity}`;
    const index = this.#added.get(key)?.index ?? this.#known + this.#added.size;
    this.#added.set(key, { base, severity, index });
    return index;
  };

  /** Returns the part of the styles with those that were asked for. */
  async write(pieces: AsyncIterable<string>): Promise<string> {
    const formats: CellFormat[] = [];
    let fills = 0;
    let isFormats = false;
    return rewriteXml(pieces, {
      open: (name, attributes) => {
        if (name === 'fill') fills += 1;
        if (name === 'cellXfs') isFormats = true;
        if (name === 'xf' && isFormats) formats.push({ attributes, children: '' });
        const format = formats.at(-1);
        if (isFormats && format && (name === 'alignment' || name === 'protection')) {
          format.children += `<${name}${attributesText(attributes)}/>`;
        }
        if (name !== 'fills' && name !== 'cellXfs') return undefined;
        const { count: _, ...kept } = attributes;
        return { attributes: kept };
      },
      close: (name) => {
        if (name === 'fills')
          return severities.map((severity) => fill(`FF${severityColors[severity]}`)).join('');
        if (name !== 'cellXfs') return '';
        isFormats = false;
        return this.#formats(formats, fills);
      },
    });
  }

  #formats(formats: readonly CellFormat[], fills: number): string {
    return [...this.#added.values()]
      .map(({ base, severity }) => {
        const fillId = String(fills + severities.indexOf(severity));
        const { attributes = {}, children = '' } = formats[base] ?? {};
        const all = attributesText({ ...attributes, fillId, applyFill: '1' });
        return `<xf${all}>${children}</xf>`;
      })
      .join('');
  }
}
