import { describeTales } from '../support/tale/describe-tales';

await describeTales(
  import.meta.glob(['../support/plans/house/*.plan.ts']),
  import.meta.glob<Record<string, unknown>>('../../machines/house/**/index.ts', { eager: true }),
);
