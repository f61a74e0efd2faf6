// @ts-check
// Prints the ways to the transitions of the charts named in CHARTS, in the tree it is started in.
import react from '@vitejs/plugin-react';
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./flows/facts/steps.ts', {
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
});
const { steps } = /** @type {{ steps: unknown }} */ (module);
writeFileSync(process.env['STEPS'] ?? 'steps.json', JSON.stringify(steps));
process.exit(0);
