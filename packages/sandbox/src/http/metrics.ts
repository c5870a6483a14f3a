/** Counts the answers of each operation and measures their duration, for Prometheus. */
export interface Metrics {
  readonly record: (operation: string, status: number, milliseconds: number) => void;
  /** The figures in the text format of Prometheus, with its content type. */
  readonly render: () => Promise<{ readonly text: string; readonly type: string }>;
}

/** Upper bounds of the duration buckets, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** Returns metrics that load prom-client on first use, so that a start does not wait for it. */
export function createMetrics(): Metrics {
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load();
    return loading;
  };
  return {
    record: (operation, status, milliseconds) =>
      void loaded().then(({ duration }) =>
        duration.labels(operation, String(status)).observe(milliseconds / 1000),
      ),
    async render() {
      const { registry } = await loaded();
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}

async function load() {
  const { default: prometheus } = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const duration = new prometheus.Histogram({
    name: 'sandbox_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [registry],
  });
  return { registry, duration };
}
