import { describeTales } from '../support/tale/describe-tales';

await describeTales(
  import.meta.glob(['../support/plans/booking/*.plan.ts']),
  import.meta.glob<Record<string, unknown>>('../../machines/booking/**/index.ts', { eager: true }),
);
