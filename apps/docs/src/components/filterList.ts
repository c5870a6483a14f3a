import { foldText } from '@passmuster/findings';
import { hasChosen } from './filter.ts';

/** Hides the rows of the page's list that don't have the words typed into the search field. */
export function filterList(): void {
  const input = document.querySelector<HTMLInputElement>('#filter');
  const status = document.querySelector('#filtered');
  if (!input || !status) return;
  const rows = [
    ...document.querySelectorAll<HTMLElement>(
      '.sl-markdown-content tbody tr, .sl-markdown-content li',
    ),
  ];

  const show = (isShown: (i: number) => boolean, isSearch: boolean): void => {
    for (const [i, row] of rows.entries()) row.hidden = !isShown(i);
    const count = rows.filter((row) => !row.hidden).length;
    status.textContent = isSearch ? `${count} of ${rows.length}` : '';
  };

  const values: Parameters<typeof hasChosen>[0][] = JSON.parse(
    document.querySelector('#filter-rows')?.textContent ?? '[]',
  );
  const texts = rows.map((row, i) =>
    foldText([row.textContent, ...(values[i]?.['why'] ?? [])].join(' ')),
  );
  const selects = [...document.querySelectorAll<HTMLSelectElement>('select[data-filter]')];

  let turn = 0;
  const update = async (): Promise<void> => {
    const current = ++turn;
    const words = foldText(input.value).split(' ').filter(Boolean);
    const chosen = Object.fromEntries(
      selects.map(({ dataset, value }) => [dataset['filter'] ?? '', value]),
    );
    const has = (i: number): boolean =>
      words.every((word) => texts[i]?.includes(word)) && hasChosen(values[i], chosen);
    show(has, words.length > 0 || Object.values(chosen).some((value) => value !== ''));
    if (input.dataset['industries'] === undefined || words.length === 0) return;
    const { searchNaics } = await import('@passmuster/schemas/naics');
    const codes = new Set<string>(searchNaics(input.value).map(({ code }) => code));
    // Drops a result for an earlier search.
    if (current !== turn) return;
    show((i) => has(i) || codes.has(texts[i]?.trim().slice(0, 6) ?? ''), true);
  };
  input.addEventListener('input', update);
  for (const select of selects) select.addEventListener('change', update);
}
