/** Adds jobs: `node src/enqueue.ts 150` asks for 150 wallets. */
import { openQueue, queueName } from './queue.ts';

const count = Number(process.argv[2] ?? 1);
const boss = await openQueue();
for (let at = 0; at < count; at += 1_000) {
  const jobs = Array.from({ length: Math.min(1_000, count - at) }, (_, index) => ({
    data: { currency: 'ZAR', description: `order ${at + index}` },
  }));
  await boss.insert(queueName, jobs);
}
await boss.stop();
console.log(`${count} jobs added`);
