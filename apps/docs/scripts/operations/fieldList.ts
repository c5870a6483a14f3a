import { code, gapLinks, withCode } from '../pages/page.ts';
import type { Field } from './fields.ts';

/** Returns text with code in backticks and links to gaps as HTML. */
const html = (text: string): string => gapLinks(withCode(text));

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

function details(field: Field, rules: readonly string[]): string {
  const { description, limits, list, type, isRequired } = field;
  const head = [html(type), ...limits.map(html), isRequired ? '<b>required</b>' : 'optional'];
  return [
    `<p class="type">${head.join(' · ')}</p>`,
    description === '' ? '' : `<p>${html(description)}</p>`,
    list ? `<p>One of ${link(`/${list.path}/`, `${list.count} values`)}.</p>` : '',
    rules.length === 0
      ? ''
      : `<details><summary>${rules.length === 1 ? '1 rule' : `${rules.length} rules`}</summary><p>${rules.map((id) => link(`/rules/${id}/`, id)).join(', ')}</p></details>`,
  ].join('');
}

/** Returns fields, and those inside them, as HTML on one line, which is Markdown as well. */
export function fieldList(
  fields: readonly Field[],
  prefix: string,
  rulesOf: (path: string) => readonly string[] = () => [],
): string {
  const items = fields.map((field) => {
    const id = `${prefix}-${field.path.replaceAll('.*', '').replaceAll('.', '-')}`;
    const inner = field.children.length === 0 ? '' : fieldList(field.children, prefix, rulesOf);
    return `<dt id="${id}">${code(field.name)}</dt><dd>${details(field, rulesOf(field.path))}${inner}</dd>`;
  });
  return `<dl class="fields">${items.join('')}</dl>`;
}
