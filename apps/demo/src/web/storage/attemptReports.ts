import * as v from 'valibot';
import type { CheckReport } from '../../integration/reviewer.ts';
import { openDatabase } from './database.ts';
import { isShared } from './keepHours.ts';

const ReportSchema = v.object({ record: v.unknown(), remedies: v.array(v.string()) });
const start = 'report ';
/** On a shared computer: in memory, so that they go with the tab. */
const inTab = new Map<string, CheckReport>();

/** Keeps the report of what is being submitted with its draft: its answer may come to a later page, or never. */
export async function keepReport(draftId: string, report: CheckReport): Promise<void> {
  if (await isShared()) inTab.set(draftId, report);
  else await (await openDatabase()).put('settings', report, start + draftId);
}

/** Returns the report of what was submitted last; undefined if this device has none. */
export async function keptReport(draftId: string): Promise<CheckReport | undefined> {
  const stored = v.safeParse(
    ReportSchema,
    inTab.get(draftId) ?? (await (await openDatabase()).get('settings', start + draftId)),
  );
  return stored.success ? stored.output : undefined;
}

/** Forgets the report of a draft: its customer has it, or there is none. */
export async function forgetReport(draftId: string): Promise<void> {
  inTab.delete(draftId);
  await (await openDatabase()).delete('settings', start + draftId);
}

/** Returns the drafts whose reports this device keeps. */
export async function listReports(): Promise<readonly string[]> {
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  const keys = await (await openDatabase()).getAllKeys('settings', range);
  return keys.map((key) => key.slice(start.length));
}
