/** @module-tag long */
import { describeTales } from '../support/tale/describe-tales';

await describeTales(
  import.meta.glob(['../support/plans/shell/*.plan.ts']),
  import.meta.glob<Record<string, unknown>>('../../machines/shell/**/index.ts', { eager: true }),
);
