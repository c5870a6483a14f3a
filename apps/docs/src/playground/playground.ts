import { localToday } from '@passmuster/form';
import { append, appendFindings } from '../checks/findingList.ts';
import { parseJson, rangeOf } from '../checks/parseJson.ts';
import { selectRange } from '../checks/selectRange.ts';
import { type Checked, checkInput, isText } from './checkInput.ts';
import { examples } from './examples.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';

function element<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`the page has no #${id}`);
}
const kind = element('kind', HTMLSelectElement);
const example = element('example', HTMLSelectElement);
const preset = element('preset', HTMLSelectElement);
const asOf = element('asOf', HTMLInputElement);
const language = element('language', HTMLSelectElement);
const country = element('country', HTMLSelectElement);
const network = element('network', HTMLSelectElement);
const input = element('input', HTMLTextAreaElement);
const result = element('result', HTMLDivElement);
const share = element('share', HTMLButtonElement);

/** The settings that matter for a kind. The other fields are hidden. */
const usedBy: Readonly<Record<Settings['kind'], readonly HTMLElement[]>> = {
  customer: [preset, asOf, language, country],
  bank: [language],
  wallet: [asOf, language],
  address: [language, network],
  phone: [language],
};

/** Returns the settings as the fields of the page have them. */
const current = (): Settings =>
  readSettings(
    new URLSearchParams(
      [kind, example, preset, asOf, language, country, network].map(({ id, value }) => [id, value]),
    ).toString(),
  );

const verdicts = { blocked: 'Blocked', look: 'To look at', clear: 'Clear' } as const;

function headingOf({ findings, missing, verdict }: Checked): string {
  const parts = [
    ...(findings.length === 0 && missing.length === 0 ? ['no findings'] : []),
    ...(findings.length > 0
      ? [findings.length === 1 ? '1 finding' : `${findings.length} findings`]
      : []),
    ...(missing.length > 0 ? [`${missing.length} missing`] : []),
  ];
  return `${verdicts[verdict]}: ${parts.join(', ')}`;
}

function show(checked: Checked, text: string): void {
  const { findings, missing, audit } = checked;
  result.replaceChildren();
  append(result, 'h2', headingOf(checked));
  appendFindings(result, findings, (path) => {
    selectRange(
      input,
      isText(current().kind) ? { offset: 0, length: text.length } : rangeOf(text, path),
    );
  });
  if (missing.length > 0) {
    append(result, 'h2', `Still missing: ${missing.length}`);
    const list = append(result, 'ul');
    list.className = 'missing';
    for (const label of missing) append(list, 'li', label);
  }
  if (audit !== undefined) {
    const details = append(result, 'details');
    append(details, 'summary', 'Audit record');
    append(details, 'pre', JSON.stringify(audit, null, 2));
  }
}

let run = 0;

async function check(): Promise<void> {
  const turn = ++run;
  const settings = current();
  const text = input.value;
  let value: unknown = text.trim();
  if (!isText(settings.kind)) {
    const parsed = parseJson(text.trim() === '' ? '{}' : text);
    if (parsed.problem) {
      const { message, line, column } = parsed.problem;
      result.replaceChildren();
      const problem = append(result, 'p', `${message} (`);
      const place = append(problem, 'button', `line ${line}, column ${column}`);
      place.type = 'button';
      place.addEventListener('click', () => selectRange(input, parsed.problem));
      problem.append(').');
      return;
    }
    value = parsed.value;
  }
  const checked = await checkInput[settings.kind](value, settings, settings.asOf ?? localToday());
  // Drops the result for an earlier input.
  if (turn === run) show(checked, text);
}

/** Shows the settings in the fields and in the address of the page, which never has what people type. */
function remember(settings: Settings): void {
  const used = usedBy[settings.kind];
  for (const field of [preset, asOf, language, country, network]) {
    field.closest('label')?.toggleAttribute('hidden', !used.includes(field));
  }
  history.replaceState(null, '', `#${writeSettings(settings)}`);
}

function chooseExample(name: string | undefined): void {
  const names = Object.keys(examples[current().kind]);
  const chosen = names.find((one) => one === name) ?? names[0] ?? '';
  example.replaceChildren(...names.map((one) => new Option(one)), new Option('Your own', ''));
  example.value = chosen;
  input.value = examples[current().kind][chosen] ?? '';
}

function update(): void {
  remember(current());
  void check();
}

kind.addEventListener('change', () => {
  chooseExample(undefined);
  update();
});
example.addEventListener('change', () => {
  input.value = examples[current().kind][example.value] ?? '';
  update();
});
for (const field of [preset, asOf, language, country, network]) {
  field.addEventListener('change', update);
}
input.addEventListener('input', () => {
  example.value = '';
  update();
});
share.addEventListener('click', async () => {
  await navigator.clipboard.writeText(location.href);
  share.textContent = 'Link copied';
});

const given = readSettings(location.hash);
kind.value = given.kind;
preset.value = given.preset;
asOf.value = given.asOf ?? '';
language.value = given.language;
country.value = given.country ?? '';
network.value = given.network;
chooseExample(given.example);
update();
