import { describe, expect, test } from 'vitest';
import { ask, facing, verdict } from './testing/facing.ts';

describe('headers', () => {
  test('scripts and styles come from this server alone', async () => {
    const { headers } = await facing(verdict).get('/health');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each(['/health', ask, '/api/none', '/'])('%s is not stored', async (path) => {
    const { headers } = await facing(verdict).get(path);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
