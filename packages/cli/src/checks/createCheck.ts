import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';

/** Returns the check for a kind; each loads what it needs when it is first called. */
export async function createCheck(settings: CheckSettings): Promise<Check> {
  switch (settings.kind) {
    case 'customer':
      return (await import('./customerCheck.ts')).customerCheck(settings);
    case 'wallet':
      return (await import('./walletCheck.ts')).walletCheck(settings);
    case 'bank':
      return (await import('./bankCheck.ts')).bankCheck(settings);
    case 'address':
      return (await import('./addressCheck.ts')).addressCheck(settings);
    case 'phone':
      return (await import('./phoneCheck.ts')).phoneCheck();
  }
}
