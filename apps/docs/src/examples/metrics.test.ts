import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';

const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] });
metrics.setGlobalMeterProvider(provider);
const { onRevision, reviewer } = await import('./metrics.ts');

const secret = 'secret-value-of-the-body';

/** Returns the counts since the last time, by the name of the counter. */
async function counted() {
  exporter.reset();
  await provider.forceFlush();
  const scopes = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics);
  return Object.fromEntries(
    scopes
      .flatMap((scope) => scope.metrics)
      .map(({ descriptor, dataPoints }) => [
        descriptor.name,
        dataPoints.map(({ attributes, value }) => ({ ...attributes, value })),
      ]),
  );
}

test('the recipe counts reviews and findings in OpenTelemetry, and nothing of the application', async () => {
  const { revision } = reviewer;
  const draft = { email: secret, [secret]: secret, business_owners: [{ first_name: secret }] };
  const review = reviewer.review(draft, { asOf: '2026-11-21' });
  reviewer.review(draft, { asOf: '2026-11-21' });
  await Promise.resolve();
  const metered = await counted();
  expect(metered['passmuster.reviews']).toEqual([{ revision, verdict: 'blocked', value: 2 }]);
  expect(metered['passmuster.findings']).toContainEqual({
    revision,
    rule: 'schema/format',
    severity: 'error',
    value: 2 * review.findings.filter(({ rule }) => rule === 'schema/format').length,
  });
  expect(JSON.stringify(metered)).not.toContain(secret);
});

test('the recipe counts the requests of a form that has drifted, without what the page sent', async () => {
  const page = 'a page sends what it likes/00000000 kyc/0.0.1';
  onRevision({ operation: 'createBusinessCustomer', page, server: reviewer.revision });
  const { 'passmuster.drifted_requests': requests } = await counted();
  expect(requests).toEqual([{ operation: 'createBusinessCustomer', value: 1 }]);
});
