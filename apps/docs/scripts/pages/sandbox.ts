import { readFileSync } from 'node:fs';
import { runScript } from '../programs/runScript.ts';
import { gapLink, type Page, table } from './page.ts';

interface Simulation {
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  readonly faults: readonly string[];
  readonly magicValues: readonly {
    readonly field: string;
    readonly value: string;
    readonly effect: string;
  }[];
  readonly assumptions: readonly {
    readonly gap: number;
    readonly point: string;
    readonly reading: string;
    readonly settings: readonly string[];
  }[];
  readonly switches: Readonly<Record<string, unknown>>;
}

/** The sections of the README that the page has too. */
const shared = [
  'Settings',
  'Control routes',
  'KYC outcomes',
  'Outcomes by the clock',
  'When the storage fails',
];

/** Returns a section of a README with its heading. */
function sectionOf(readme: string, heading: string): string {
  const [, text] = readme.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`the README of the sandbox has no section ${heading}`);
  return `## ${heading}\n${text.split('\n## ')[0]}`.trim();
}

/** Returns Markdown in which the names of variables may break after an underscore, and nowhere else: a phone has no room for them. */
const breakNames = (markdown: string): string =>
  markdown.replace(
    /`([A-Z]+(?:_[A-Z]+)+)`/g,
    (_, name: string) => `<code>${name.replaceAll('_', '_<wbr>')}</code>`,
  );

/** Returns a page with the settings, controls, magic values and assumptions of the sandbox, from its README and its data. */
export function sandboxPage(repository: URL): Page {
  const readme = readFileSync(new URL('packages/sandbox/README.md', repository), 'utf8');
  const { routes, faults, magicValues, assumptions, switches } = runScript(
    'sandbox',
    'scripts/printSimulation.ts',
  ) as Simulation;
  const gapsOf = (name: string): string =>
    assumptions
      .filter(({ settings }) => settings.includes(name))
      .map(({ gap }) => gapLink(gap))
      .join(', ');
  const [settings = '', controls = '', ...others] = shared.map((heading) =>
    sectionOf(readme, heading),
  );
  return {
    path: 'sandbox.md',
    title: 'Sandbox',
    description: 'Settings, control routes, faults, magic values, switches and assumptions',
    body: [
      'The whole API on your machine: all eight operations, stateful, offline, without an account. It is for development and tests, and moves no money. How to use it in tests, in CI and in a container is in [its guide](/guides/sandbox/).',
      '',
      '```sh',
      'npx @passmuster/sandbox',
      '```',
      '',
      'It prints its address and, at the first start, an API key. `http://127.0.0.1:8787/docs` shows the operations.',
      '',
      breakNames(settings),
      '',
      controls,
      '',
      `All control routes: ${routes.map(({ method, path }) => `\`${method} ${path}\``).join(', ')}.`,
      '',
      '## Faults',
      '',
      `The header \`x-sandbox-fault\` of a request takes one or more of these, separated by commas: ${faults.map((fault) => `\`${fault}\``).join(', ')}.`,
      '',
      '## Magic values',
      '',
      'These always have the same effect.',
      '',
      table(
        ['Field', 'Value', 'Effect'],
        magicValues.map(({ field, value, effect }) => [
          `\`${field}\``,
          `\`${value}\``,
          effect.replaceAll('|', '\\|'),
        ]),
      ),
      '',
      ...others.flatMap((section) => [section, '']),
      '## Switches',
      '',
      'A merchant changes a reading with `PUT /_sandbox/switches`; `SANDBOX_SWITCHES` names a file for all. [Switches](/reference/sandbox/types/switches/) says what each does.',
      '',
      table(
        ['Switch', 'Default', 'Gap'],
        Object.entries(switches).map(([name, value]) => [
          `\`${name}\``,
          `\`${JSON.stringify(value)}\``,
          gapsOf(name),
        ]),
      ),
      '',
      '## Assumptions',
      '',
      'Where the specification is silent or contradicts itself, and what the sandbox does.',
      '',
      table(
        ['Gap', 'Point', 'Reading', 'Changed by'],
        assumptions.map(({ gap, point, reading, settings: names }) => [
          gapLink(gap),
          point,
          reading,
          names.map((name) => `\`${name}\``).join(', '),
        ]),
      ),
    ].join('\n'),
  };
}
