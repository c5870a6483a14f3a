import { compareFindings, type Finding, formatPath } from '@passmuster/findings';
import { property } from '../columns/property.ts';
import { recordReader } from '../columns/recordReader.ts';
import { recordsOfBatch } from '../input/parseRows.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Batch } from '../input/recordSource.ts';
import { applySettings } from './applySettings.ts';
import type { CheckSettings } from './checkSettings.ts';
import { createCheck } from './createCheck.ts';
import type { Contacts, RecordReport } from './report.ts';

const textOf = (value: unknown, field: string): string | undefined => {
  const text = property(value, field);
  return typeof text === 'string' && text !== '' ? text.trim().toLowerCase() : undefined;
};

/** Values that a spreadsheet damaged are equal without being the same. */
export function contactsOf(value: unknown, damage: readonly Finding[]): Contacts {
  const isDamaged = (field: string): boolean => damage.some(({ path }) => path[0] === field);
  const email = isDamaged('email') ? undefined : textOf(value, 'email');
  const phone = isDamaged('phone') ? undefined : textOf(value, 'phone');
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
}

/** A value that a spreadsheet damaged has one finding, not a second one about its form. */
function joined(damage: readonly Finding[], checked: readonly Finding[]): readonly Finding[] {
  if (damage.length === 0) return checked;
  const damaged = new Set(damage.map(({ path }) => formatPath(path)));
  return [...damage, ...checked.filter(({ path }) => !damaged.has(formatPath(path)))].sort(
    compareFindings,
  );
}

/** Returns a function that checks batches of one file. It keeps nothing between records. */
export async function batchChecker(
  settings: CheckSettings,
): Promise<(batch: Batch) => readonly RecordReport[]> {
  const read = recordReader(settings);
  const check = await createCheck(settings);
  const { customerMessage } = settings.withMessage
    ? await import('./customerMessage.ts')
    : { customerMessage: undefined };
  const checkOne = (record: RawRecord): RecordReport => {
    const { value, findings: damage, isUnreadable } = read(record);
    const found = isUnreadable ? damage : joined(damage, check(value));
    const findings = applySettings(found, settings.rules);
    return {
      row: record.row,
      findings,
      ...(settings.kind === 'customer' && !isUnreadable && { contacts: contactsOf(value, damage) }),
      ...(customerMessage && { message: customerMessage(findings, settings.language) }),
    };
  };
  return (batch) => recordsOfBatch(batch, settings.form).map(checkOne);
}
