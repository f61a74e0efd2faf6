import { describe, expect, it } from 'vitest';

import { tankQuestion } from '../../../domain/modes/tank/search';
import { whQuestion } from '../../../domain/modes/wh/search';
import { flexiSearchCopy } from '../../../src/copy/modes/flexi/search';
import { tankSearchCopy } from '../../../src/copy/modes/tank/search';
import { whSearchCopy } from '../../../src/copy/modes/wh/search';

const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);

/** Trial fields of an empty search, an address that fills each, and the sentence of the open ones. */
const MODES = {
  'a tank of a voyage': {
    base: 'un=1230',
    fields: ['q=20', 'tf=25'],
    says: (address: string) => tankSearchCopy.fill.trial(tankQuestion.tried(tankQuestion.asked(address)).join('、')),
    reads: /^没填[^、，（）]+（[^、，（）]+）(?:、[^、，（）]+（[^、，（）]+）)*，以下为试算。下单时不会带入试算数。$/u,
  },
  'a hired tank': {
    base: 'un=1230&kind=lease',
    fields: ['q=20', 'tf=25', 'days=40'],
    says: (address: string) => tankSearchCopy.fill.trial(tankQuestion.tried(tankQuestion.asked(address)).join('、')),
    reads: /^没填[^、，（）]+（[^、，（）]+）(?:、[^、，（）]+（[^、，（）]+）)*，以下为试算。下单时不会带入试算数。$/u,
  },
  'a room of a store': {
    base: 'un=1230',
    fields: ['tons=7', 'plt=9', 'days=40'],
    says: (address: string) => whSearchCopy.stay.trial(whQuestion.tried(whQuestion.asked(address)).join('、')),
    reads: /^还没有填全：[\d,.]+ [^、，：]+(?:、[\d,.]+ [^、，：]+)*是试算数，请改成实际数。下单时不会带入试算数。$/u,
  },
} as const;

describe.each(Object.entries(MODES))('trial words of %s', (_, { base, fields, says, reads }) => {
  it.each(
    subsets(fields)
      .filter((typed) => typed.length < fields.length)
      .map((typed) => [base, ...typed].join('&')),
  )('are one sentence for the address %s', (address) => {
    expect(says(`?${address}`)).toMatch(reads);
  });
});

it('names the trial values of a flexitank in one sentence', () => {
  const { trial, trials } = flexiSearchCopy;
  for (const open of subsets(Object.values(trials)).slice(1))
    expect(trial(open.join('、'))).toMatch(/^还没有填[^、，：]+(?:、[^、，：]+)*：先按图里的数试算，请改成实际数。/u);
});
