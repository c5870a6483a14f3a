/** The filters of a page, in its reader's browser. Without it the page shows every finding that it lists. */
export const pageScript = `
const form = document.querySelector('form');
const rows = [...document.querySelectorAll('tbody tr')];
const output = document.querySelector('output');
const number = new Intl.NumberFormat(document.documentElement.lang);
const texts = new Map();
const textOf = (row) => {
  if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase());
  return texts.get(row);
};
const filter = () => {
  const { rule, column, severity, search, added } = form.elements;
  const words = search.value.trim().toLowerCase();
  let shown = 0;
  for (const row of rows) {
    const { dataset } = row;
    const fits = (!rule.value || dataset.rule === rule.value) && (!column.value || dataset.column === column.value) &&
      (!severity.value || dataset.severity === severity.value) && (!added?.checked || 'added' in dataset) &&
      (!words || textOf(row).includes(words));
    row.hidden = !fits;
    if (fits) shown += 1;
  }
  output.value = output.dataset.text.replace('{shown}', number.format(shown)).replace('{all}', number.format(rows.length));
};
if (form) {
  form.hidden = false;
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  filter();
}
`;
