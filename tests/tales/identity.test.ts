/** @module-tag long */
import { describeTales } from '../support/tale/describe-tales';

await describeTales(
  import.meta.glob(['../support/plans/identity/*.plan.ts']),
  import.meta.glob<Record<string, unknown>>('../../machines/identity/**/index.ts', { eager: true }),
);
