import { checkAddress } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import { type Finding, formatPath } from '@passmuster/findings';
import { auditRecord, loadCustomerReviewer, reviewWalletRequest } from '@passmuster/kyc';
import { examples } from './examples.ts';

/** What a check of the playground shows. */
interface Shown {
  readonly findings: readonly Finding[];
  readonly missing?: readonly string[];
  readonly audit?: unknown;
}

const element = <Type extends HTMLElement>(id: string): Type => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as Type;
};
const kind = element<HTMLSelectElement>('kind');
const example = element<HTMLSelectElement>('example');
const input = element<HTMLTextAreaElement>('input');
const result = element<HTMLDivElement>('result');

const reviewer = loadCustomerReviewer();
const today = (): string => new Date().toISOString().slice(0, 10);

const checks: Readonly<Record<string, (value: unknown) => Promise<Shown>>> = {
  customer: async (value) => {
    const review = (await reviewer).review(value, { asOf: today() });
    const missing = review.requirements
      .filter(({ status }) => status === 'missing')
      .map(({ label }) => label);
    // Missing fields are listed separately.
    const findings = review.findings.filter(({ rule }) => rule !== 'schema/required');
    return { findings, missing, audit: auditRecord(review, value) };
  },
  bank: async (value) => ({ findings: checkBankAccount(value) }),
  wallet: async (value) => ({ findings: reviewWalletRequest(value, { asOf: today() }).findings }),
  address: async (value) => ({ findings: checkAddress(value, { network: 'polygon' }) }),
};

const add = (parent: HTMLElement, name: string, text: string): HTMLElement => {
  const child = parent.appendChild(document.createElement(name));
  child.textContent = text;
  return child;
};

function show({ findings, missing, audit }: Shown): void {
  result.replaceChildren();
  add(result, 'h2', findings.length === 0 ? 'Nothing to fix' : `Fix or check: ${findings.length}`);
  const list = add(result, 'ul', '');
  for (const { severity, path, remedy, rule } of findings) {
    const item = add(list, 'li', '');
    item.className = `finding finding-${severity}`;
    add(item, 'p', remedy);
    const where = add(item, 'p', path.length > 0 ? `${formatPath(path)} · ` : '');
    where.className = 'where';
    const link = document.createElement('a');
    link.href = `../rules/${rule}/`;
    link.textContent = rule;
    where.append(link);
  }
  if (missing && missing.length > 0) {
    add(result, 'h2', `Still missing: ${new Set(missing).size}`);
    const open = add(result, 'ul', '');
    open.className = 'missing';
    for (const label of new Set(missing)) add(open, 'li', label);
  }
  if (audit !== undefined) {
    const details = add(result, 'details', '');
    add(details, 'summary', 'Audit record');
    add(details, 'pre', JSON.stringify(audit, null, 2));
  }
}

let run = 0;

async function check(): Promise<void> {
  const current = ++run;
  const text = input.value.trim();
  let value: unknown = text;
  try {
    if (kind.value !== 'address') value = JSON.parse(text === '' ? '{}' : text);
  } catch {
    result.replaceChildren();
    add(result, 'p', 'This is not JSON yet.');
    return;
  }
  const shown = await checks[kind.value]?.(value);
  // Drops a result for an earlier input.
  if (shown && current === run) show(shown);
}

function chooseExample(name: string): void {
  example.value = name;
  input.value = examples[kind.value]?.[name] ?? '';
  history.replaceState(null, '', `#${kind.value}/${encodeURIComponent(name)}`);
  void check();
}

function chooseKind(name: string, wanted?: string): void {
  kind.value = name;
  const names = Object.keys(examples[name] ?? {});
  example.replaceChildren(...names.map((option) => new Option(option)));
  chooseExample(wanted !== undefined && names.includes(wanted) ? wanted : (names[0] ?? ''));
}

kind.addEventListener('change', () => chooseKind(kind.value));
example.addEventListener('change', () => chooseExample(example.value));
input.addEventListener('input', () => {
  // The address of the page never contains what people type.
  history.replaceState(null, '', location.pathname);
  void check();
});
const [given = '', name = ''] = location.hash.slice(1).split('/');
chooseKind(given in examples ? given : 'customer', decodeURIComponent(name));
