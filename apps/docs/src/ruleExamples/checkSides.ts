import { append, appendFindings } from '../checks/findingList.ts';
import { parseJson, rangeOf } from '../checks/parseJson.ts';
import { selectRange } from '../checks/selectRange.ts';
import { type EditableExample, exampleValue, fieldsOf } from './pageExample.ts';

/** Returns where the field of a finding stands in text whose keys are dotted paths. */
function rangeOfField(text: string, path: readonly PropertyKey[]) {
  for (let depth = path.length; depth > 0; depth--) {
    const range = rangeOf(text, [path.slice(0, depth).join('.'), ...path.slice(depth)]);
    if (range.offset > 0) return range;
  }
  return rangeOf(text, []);
}

/** Checks the fields of one side, and shows what the rule finds in them. */
async function checkSide(side: HTMLElement, rule: string, example: EditableExample): Promise<void> {
  const input = side.querySelector('textarea');
  const result = side.querySelector('.found');
  if (!input || !result) return;
  const text = input.value;
  const { value, problem } = { value: undefined, problem: undefined, ...parseJson(text) };
  if (problem) {
    result.replaceChildren();
    append(result, 'p', `${problem.message} (line ${problem.line}, column ${problem.column}).`);
    return;
  }
  const { checkRule } = await import('../checks/checkRule.ts');
  const subject = exampleValue(example, fieldsOf(value, example));
  const findings = await checkRule(rule, subject, side.dataset['asOf'] ?? '');
  // Drops the result for an earlier text.
  if (text !== input.value) return;
  result.replaceChildren();
  const [own = [], others = []] = [true, false].map((isOwn) =>
    findings.filter((finding) => (finding.rule === rule) === isOwn),
  );
  if (own.length === 0) append(result, 'p', 'This rule finds nothing.');
  const select = (path: readonly PropertyKey[]): void => {
    selectRange(input, rangeOfField(text, path));
  };
  appendFindings(result, own, select);
  if (others.length > 0) append(result, 'p', 'Other rules:');
  appendFindings(result, others, select);
}

const sides = document.querySelector<HTMLElement>('.sides[data-editable]');
if (sides) {
  const example: EditableExample = JSON.parse(sides.dataset['editable'] ?? '');
  for (const side of sides.querySelectorAll<HTMLElement>('.side')) {
    const input = side.querySelector('textarea');
    const check = (): void => void checkSide(side, sides.dataset['rule'] ?? '', example);
    input?.addEventListener('input', check);
    // Typed before this script had loaded.
    if (input && input.value !== input.defaultValue) check();
  }
}
