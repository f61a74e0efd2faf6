import { killRounds } from './kill/rounds';

const MOST_ORDERS = 160;

/** `npm run faults kill`: 200 rounds, or FAULT_ROUNDS. */
const report = await killRounds(Number(process.env['FAULT_ROUNDS'] ?? 200), MOST_ORDERS);

console.log(JSON.stringify(report));
if (report.lost + report.halves + report.unopened > 0) process.exitCode = 1;
