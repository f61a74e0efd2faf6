/** @module-tag long */
import { describeTales } from '../support/tale/describe-tales';

await describeTales(
  import.meta.glob(['../support/plans/order/*.plan.ts']),
  import.meta.glob<Record<string, unknown>>('../../machines/order/**/index.ts', { eager: true }),
);
