// @ts-check
import { relative } from 'node:path/posix';

import { BaseSequencer } from 'vitest/node';

/**
 * Files that take longest, by project, the longest first. The runner knows how long a file took the last time; on a
 * machine that has run nothing yet it begins with the largest text, and waits at the end for one that it began last.
 */
export const LONGEST = [
  'tests/storybook/crawl.test.ts',
  'tests/e2e/crawl.test.ts',
  'tests/e2e/modes/resumed.test.ts',
  'tests/e2e/modes/whole-order.test.ts',
  'tests/e2e/offers.test.ts',
  'tests/e2e/desk/every-tool.test.ts',
  'tests/e2e/modes/truck-stops.test.ts',
  'tests/e2e/flows/atlas.test.ts',
  'tests/e2e/booking/axe.test.ts',
  'tests/e2e/budgets.test.ts',
  'tests/e2e/captcha-solve.test.ts',
  'tests/e2e/home.test.ts',
  'tests/server/faults/orders.test.ts',
  'tests/server/faults/restore.test.ts',
  'tests/server/embedded/start.test.ts',
  'tests/server/faults/kill.test.ts',
  'tests/server/embedded/full-disk.test.ts',
  'tests/server/people/sms/limits.test.ts',
  'tests/tales/order.test.ts',
  'tests/machines/order/order-page.model.test.ts',
  'tests/machines/order/order-form-lcl.model.test.ts',
  'tests/machines/order/order-draft.model.test.ts',
  'tests/machines/order/order-form.model.test.ts',
  'tests/architecture/architecture.test.ts',
  'tests/modes/truck.mode.test.ts',
  'tests/domain/order/recorded-forms.test.ts',
  'tests/domain/order/screen-and-gateway.test.ts',
  'tests/told/modes.test.tsx',
  'tests/told/order.test.tsx',
  'tests/views/order/order-form-lcl.test.tsx',
  'tests/views/order/order-form.test.tsx',
  'tests/told/house.test.tsx',
  'tests/told/booking.test.tsx',
  'tests/views/app/provided.test.tsx',
  'tests/told/identity.test.tsx',
];

/** @param {string} path */
const placeOf = (path) => (LONGEST.includes(path) ? LONGEST.indexOf(path) : LONGEST.length);

/** The longest before all others of their project, which stay in their order. */
export default class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const { root } = this.ctx.config;
    /** @type {Map<string, import('vitest/node').TestSpecification[]>} */
    const projects = new Map();
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of a sequencer has this name; it gives a new list
    for (const file of await super.sort(files))
      projects.set(file.project.name, [...(projects.get(file.project.name) ?? []), file]);
    /** @param {import('vitest/node').TestSpecification} file */
    const place = ({ moduleId }) => placeOf(relative(root, moduleId));
    /** @param {import('vitest/node').TestSpecification[]} own */
    const longest = (own) => Math.min(...own.map(place));
    return [...projects.values()]
      .toSorted((one, other) => longest(one) - longest(other))
      .flatMap((own) => own.toSorted((one, other) => place(one) - place(other)));
  }
}
