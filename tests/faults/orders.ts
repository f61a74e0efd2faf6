import { ENGINES } from './orders/place';
import { KINDS, type Kind, sufferOn } from './orders/run';

/** `npm run faults orders`; FAULT_SHARE=10 runs a tenth, FAULT_KINDS=cuts,kills and FAULT_MODES=TRUCK select. */
const TIMES: Record<Kind, number> = { cuts: 500, twins: 1_000, 'lost-answers': 300, kills: 200 };

const share = Number(process.env['FAULT_SHARE'] ?? 1);
const chosen = (process.env['FAULT_KINDS'] ?? KINDS.join(',')).split(',');
const engines = (process.env['FAULT_ENGINES'] ?? ENGINES.join(',')).split(',');

for (const engine of ENGINES.filter((name) => engines.includes(name))) {
  for (const kind of KINDS.filter((name) => chosen.includes(name))) {
    const report = await sufferOn(engine, { [kind]: Math.ceil(TIMES[kind] / share) });
    console.log(JSON.stringify({ engine, kind, ...(report ?? { skipped: true }) }));
    if (report && report.lost + report.duplicated + report.halves > 0) process.exitCode = 1;
  }
}
