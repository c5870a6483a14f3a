/** How often each operation was answered and how long it took, for Prometheus. */
export interface Metrics {
  readonly record: (operation: string, status: number, milliseconds: number) => void;
  /** The figures in the text format of Prometheus, with its content type. */
  readonly render: () => Promise<{ readonly text: string; readonly type: string }>;
}

/** Upper bounds of the duration buckets, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** prom-client is loaded once the first answer is out, so that the answer does not wait for it. */
export function createMetrics(): Metrics {
  const early: Parameters<Metrics['record']>[] = [];
  let loading: ReturnType<typeof load> | undefined;
  let observe: Metrics['record'] = (...figures) => {
    early.push(figures);
    loading ??= start();
  };
  async function start() {
    await new Promise((resolve) => setImmediate(resolve));
    const loaded = await load();
    observe = loaded.observe;
    for (const figures of early.splice(0)) observe(...figures);
    return loaded;
  }
  return {
    record: (...figures) => observe(...figures),
    async render() {
      loading ??= start();
      const { registry } = await loading;
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
  const observe: Metrics['record'] = (operation, status, milliseconds) =>
    duration.labels(operation, String(status)).observe(milliseconds / 1000);
  return { registry, observe };
}
