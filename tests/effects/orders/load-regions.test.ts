import { describe, expect, it } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import type { LoadRegionsOutcome } from '../../../machines/booking/region-picker';
import { loadRegionsVia } from '../../../src/effects/orders/load-regions';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

const ZHEJIANG = [{ code: '33', name: '浙江省' }];
const NINGBO = [{ code: '3302', name: '宁波市' }];

const load = async (parents: string[], answer: (parent: string) => Said) => {
  const { gateway } = fakeGateway(({ params, url }) => {
    const { parent = '' } = (params ?? {}) as { parent?: string };
    return answer(parent || (new URL(url ?? '', 'http://gateway').searchParams.get('parent') ?? ''));
  });
  return (await outcomeOf(loadRegionsVia(gateway), { parents })) as LoadRegionsOutcome;
};

describe('child regions', () => {
  it('load together, each under its parent', async () => {
    expect(await load(['', '33'], (parent) => done(parent === '' ? ZHEJIANG : NINGBO))).toEqual({
      ok: true,
      lists: [
        { parent: '', regions: ZHEJIANG },
        { parent: '33', regions: NINGBO },
      ],
    });
  });

  it('are empty for an unknown parent without failing the others', async () => {
    const outcome = await load(['', '99'], (parent) => (parent === '' ? done(ZHEJIANG) : refused(CODES.notFound)));
    expect(outcome).toEqual({
      ok: true,
      lists: [
        { parent: '', regions: ZHEJIANG },
        { parent: '99', regions: [] },
      ],
    });
  });

  it('fail as a whole with their code', async () => {
    const half = (fails: () => Said) => load(['', '33'], (parent) => (parent === '' ? done(ZHEJIANG) : fails()));
    expect(await half(offline)).toEqual({ ok: false, failure: { code: 'network' } });
    expect(await half(() => refused('00000503'))).toEqual({ ok: false, failure: { code: 'unavailable' } });
  });
});
