import { ordersPerSecond, sufferCluster } from './cluster/suffer';

/** `npm run faults cluster`: 3,000 acknowledged orders, or FAULT_ORDERS; FAULT_RATES=0 skips the rates. */
const ORDERS = Number(process.env['FAULT_ORDERS'] ?? 3_000);
const SECONDS = Number(process.env['FAULT_RATES'] ?? 15);

const report = await sufferCluster(ORDERS);
console.log(JSON.stringify(report ?? { skipped: true }));
if (report) {
  const { lost, duplicated, halves, wrong, oversold, fallen, unsettled } = report;
  if (lost + duplicated + halves + wrong + oversold + fallen + unsettled > 0) process.exitCode = 1;
}
if (report && SECONDS > 0) {
  const [one, three] = [await ordersPerSecond(1, SECONDS), await ordersPerSecond(3, SECONDS)];
  console.log(JSON.stringify({ ordersPerSecond: { one, three }, ratio: (three ?? 0) / (one ?? 1) }));
}
