import { describeTales } from '../support/tale/describe-tales';

await describeTales(
  import.meta.glob(['../support/plans/content/*.plan.ts']),
  import.meta.glob<Record<string, unknown>>('../../machines/content/**/index.ts', { eager: true }),
);
