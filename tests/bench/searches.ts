// Search cost of every searchable mode; `SEARCH_MODES="RAIL AIR"` selects some.
import { measureSearches, MOST_MS } from './searches/measure';
import { SEARCHES } from './searches/table';

const chosen = process.env['SEARCH_MODES']?.split(' ');

for (const [mode, asked] of Object.entries(SEARCHES)) {
  if (chosen && !chosen.includes(mode)) continue;
  console.log(`\n${mode}: ${asked.ways.length} ways`);
  await measureSearches(asked);
}
console.log(`goal: p99 <= ${MOST_MS} ms`);
