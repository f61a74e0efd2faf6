import { beforeEach, inject } from 'vitest';
import './provided';

/** Marks every test of a suite without PostgreSQL as skipped, with the reason. */
beforeEach((context) => {
  context.skip(inject('postgresUrl') === '', 'PostgreSQL: none');
});
