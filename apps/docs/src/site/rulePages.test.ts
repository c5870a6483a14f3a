import { loadCustomerReviewer } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { allRules } from '../../scripts/pages/allRules.ts';
import { isJudgment } from '../../scripts/pages/basisOf.ts';
import { ruleFacts } from '../../scripts/pages/ruleFacts.ts';
import { settingsOf } from '../../scripts/pages/settingsOf.ts';
import { sourcesPage } from '../../scripts/pages/sources.ts';
import { adviceOf } from '../ruleReasons/ruleReasons.ts';

const headings = new Set(
  [...sourcesPage().body.matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  ),
);
const rules = allRules.map((rule) => ({
  id: rule.id,
  rule,
  settings: settingsOf(rule, adviceOf(rule)).join('\n'),
}));

test.each(rules)('the page of $id says who decides, and links to how', ({ rule }) => {
  const decides = new Map(ruleFacts(rule, [])).get('Who decides') ?? '';
  expect(decides.startsWith('**Our judgment**')).toBe(isJudgment(rule));
  const [, fragment = ''] = /\/sources\/#([\w-]+)/.exec(decides) ?? [];
  expect(headings).toContain(fragment);
});

test.each(rules.filter(({ rule }) => rule.preset !== undefined))(
  'the page of $id says how to turn it off, and to accept it if that is possible',
  ({ id, rule, settings }) => {
    expect(settings).toContain(`{ rules: { '${id}': 'off' } }`);
    expect(settings).toContain(` --rule ${id}=off\n`);
    expect(settings.includes(`--accept ${id} --accepted-by`)).toBe(rule.severity === 'warning');
    expect(settings.includes('An error can’t be accepted.')).toBe(rule.severity === 'error');
  },
);

test('a command follows “leave it on” only after what it is for', () => {
  const kept = rules.filter(({ settings }) => /^Leave it on[:.] .+$\n\n```/m.test(settings));
  expect(kept.map(({ id }) => id)).toEqual([]);
});

test('what a page says to pass as acceptance is accepted by a review', async () => {
  const reviewer = await loadCustomerReviewer();
  const { settings = '' } = rules.find(({ id }) => id === 'email/public-domain') ?? {};
  const [, literal = ''] = /const accepted = \[\n {2}(\{.+\}),\n\];/.exec(settings) ?? [];
  const accepted = JSON.parse(literal.replace(/(\w+): '/g, '"$1": \'').replaceAll("'", '"'));
  const draft = { email: 'no-reply@adunnifoods.com' };
  const { findings } = reviewer.review(draft, { asOf: '2026-11-21', accepted: [accepted] });
  const found = findings.filter(({ rule }) => rule === 'email/public-domain');
  expect(found.map((finding) => finding.accepted)).toEqual([true]);
});
