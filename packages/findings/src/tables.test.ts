import { describe, expect, test } from 'vitest';
import { definePreset } from './preset.ts';
import { review } from './review.ts';
import { loadTables } from './tables.ts';
import { about, asOf, defineRule, isNumber } from './testing/peopleRules.ts';

const heightTable = { least: 150, version: { name: 'Heights', asOf: '2026-01-01', hash: 'abc' } };
const tallByTable = defineRule({
  ...about,
  id: 'person/tall-by-table',
  message: 'Under {least} cm',
  texts: { tiny: { message: 'Far under {least} cm', remedy: 'Grow, in {country:name}' } },
  each: 'people',
  load: async () => heightTable,
  data: ({ version }) => [version],
  reads: { height: isNumber },
  check({ height }, { report, table: { least } }) {
    if (height < 50) report(['height'], 'tiny', { least, country: 'ZA' });
    else if (height < least) report(['height'], { least });
  },
});

describe('a rule that needs a table', () => {
  const subject = { people: [{ height: 149 }, { height: 49 }] };

  test('does not run until the table is loaded, and the audit says so', () => {
    const { findings, audit } = review(subject, [tallByTable], { asOf });
    expect(findings).toEqual([]);
    expect(audit.rules[0]?.outcome).toBe('not-loaded');
    expect(audit.data).toEqual([]);
  });

  test('runs with it, and the audit names its version', async () => {
    const preset = definePreset('heights', [tallByTable]);
    const { findings, audit } = review(subject, preset, { asOf, tables: await loadTables(preset) });
    expect(findings.map(({ message, text }) => [message, text])).toEqual([
      ['Under 150 cm', undefined],
      ['Far under 150 cm', 'tiny'],
    ]);
    expect(findings[1]?.remedy).toBe('Grow, in South Africa');
    expect(audit.data).toEqual([heightTable.version]);
  });

  test('its other wordings are translated by key, countries by name', async () => {
    const catalog = {
      locale: 'fr',
      remedies: { 'person/tall-by-table.tiny': '{country:name} : {least}' },
    };
    const tables = await loadTables({ rules: [tallByTable] });
    const { findings } = review(subject, [tallByTable], { asOf, tables, catalog });
    expect(findings.map(({ message, remedy }) => [message, remedy])).toEqual([
      ['Under 150 cm', 'Fix it'],
      ['Far under 150 cm', 'Afrique du Sud : 150'],
    ]);
  });
});
