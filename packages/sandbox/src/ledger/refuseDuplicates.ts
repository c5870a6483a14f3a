import { isUniqueViolation } from '../db/databaseError.ts';
import type { Context } from './context.ts';
import { Refused } from './refused.ts';

/**
 * Runs a write of a customer.
 *
 * @throws Refused when its email or phone is taken. SPEC-GAP 16.
 */
export async function refuseDuplicates(
  context: Context,
  emailFolded: string,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error, 'email')) throw new Refused('DUPLICATE_EMAIL');
    if (!isUniqueViolation(error, 'phone')) throw error;
    // If both are taken, the databases report different ones. The answer must be the same on both.
    const hasEmail = await isEmailTaken(context, emailFolded);
    throw new Refused(hasEmail ? 'DUPLICATE_EMAIL' : 'DUPLICATE_PHONE');
  }
}

async function isEmailTaken({ store, merchant }: Context, folded: string): Promise<boolean> {
  const row = await store.read
    .selectFrom('customers')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('email_folded', '=', folded)
    .executeTakeFirst();
  return row !== undefined;
}
