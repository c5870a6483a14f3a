import { type DataSource, dataSource, generatedPath } from './dataSource.ts';
import { moduleText } from './moduleText.ts';
import { pairs, texts } from './tableModule.ts';

/** What the table of misspelled mail domains has besides its rows. */
interface MailTypos extends DataSource<readonly [string, string]> {
  readonly endings: readonly (readonly [string, string])[];
  readonly providers: readonly string[];
  readonly neighbors: readonly string[];
}

/** Returns the module of misspelled mail domains. */
export function mailTyposModule(): [path: string, text: string] {
  const source = dataSource<readonly [string, string], MailTypos>('mailTypos');
  const exported = [
    {
      name: 'mailTypos',
      doc: 'Misspelled mail domains and what was meant.',
      type: texts,
      value: pairs(source),
    },
    {
      name: 'mailEndingTypos',
      doc: 'Misspelled endings of domains and what was meant.',
      type: texts,
      value: Object.fromEntries(source.endings),
    },
    {
      name: 'largeMailProviders',
      doc: 'Providers for which any one slip counts as a misspelling. Their names are so long that a slip is not another company.',
      type: 'readonly string[]',
      value: source.providers,
    },
    {
      name: 'neighborsOfMailProviders',
      doc: 'Domains of others, one slip away from those.',
      type: 'readonly string[]',
      value: source.neighbors,
    },
  ];
  return [generatedPath(source, 'mailTypos'), moduleText(source, exported)];
}
