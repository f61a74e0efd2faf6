import { expect, it } from 'vitest';

import type { Counted } from '../../support/drawn/counted';
import { OURS } from '../../support/drawn/ours';
import kept from '../../support/recorded/drawn-prices.json';

type Example = { of: keyof typeof OURS; input: never; counted: Counted };
const EXAMPLES = kept as unknown as Example[];

it.each(Object.keys(OURS) as (keyof typeof OURS)[])(
  '%s are counted as the formulas of the specification count them, on drawn examples about the bounds',
  (name) => {
    const examples = EXAMPLES.filter(({ of }) => of === name);
    expect(examples.length).toBeGreaterThan(0);
    for (const { input, counted } of examples) expect(OURS[name](input), JSON.stringify(input)).toEqual(counted);
  },
);
