import { expect, it } from 'vitest';

import { read } from '../../../support/drawn/kept';
import { OURS } from '../../../support/drawn/ours';
import kept from '../../../support/recorded/drawn-prices.jsonl?raw';

const EXAMPLES = read(kept);

it.each(Object.keys(OURS) as (keyof typeof OURS)[])(
  '%s match the formulas of the specification on boundary examples',
  (name) => {
    const examples = EXAMPLES.filter(([of]) => of === name);
    expect(examples.length).toBeGreaterThan(0);
    for (const [, input, counted] of examples)
      expect(OURS[name](input as never), JSON.stringify(input)).toEqual(counted);
  },
);
