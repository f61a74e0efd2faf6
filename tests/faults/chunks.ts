// A hundred site chunks fail in every known way; each page may reload once and never loop.
import { NAMELESS } from '../bench/support/slow-phone';
import { expectedOf, FAULTS, sufferFault } from '../e2e/chunk.faults';
import { openShellWorld } from '../e2e/shell.world';

const TIMES = 100;

const world = await openShellWorld();
const wrong: string[] = [];
let reloads = 0;
try {
  for (let time = 0; time < TIMES; time += 1) {
    const fault = FAULTS[time % FAULTS.length];
    if (!fault) throw new Error('There are no faults to suffer');
    const context = await world.newBrowser({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(NAMELESS);
    const ending = await sufferFault(context, fault);
    await context.close();
    reloads += ending.reloads;
    if (JSON.stringify(ending) !== JSON.stringify(expectedOf(fault)))
      wrong.push(`${JSON.stringify(fault)}: ${JSON.stringify(ending)}`);
  }
} finally {
  await world.close();
}
console.log(`${TIMES} faults, ${reloads} reloads, ${wrong.length} not as promised`);
for (const line of wrong) console.log(line);
if (wrong.length > 0) process.exitCode = 1;
