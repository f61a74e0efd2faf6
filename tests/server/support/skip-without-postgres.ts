import { beforeEach, inject } from 'vitest';
import './provided';

/** A suite that did not run is shown as skipped, test by test, with its reason. */
beforeEach((context) => {
  context.skip(inject('postgresUrl') === '', 'PostgreSQL: none');
});
