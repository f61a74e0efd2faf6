import { describe, expect, it } from 'vitest';

import type { OrderForm } from '../../../../domain/order/form/form';
import type { OrderMode } from '../../../../domain/order/mode/mode';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { CODES } from '../../../../contract/wire/envelope';
import { Refusal } from '../../../../server/base/http/refusal';
import { judgeChange } from '../../../../server/orders/after/revise/judge';

const blank = { services: [] as string[], pickupRegion: '' };

/** Mode with the given faults and findings, depending on the ordered services. */
const modeThat = (found: { faults?: (services: string[]) => object[]; findings?: (services: string[]) => object[] }) =>
  ({
    faults: ({ services }: OrderForm) => found.faults?.(services) ?? [],
    acceptance: ({ services }: OrderForm) => ({ findings: found.findings?.(services) ?? [] }),
    fields: { choices: () => [], places: () => [], isDoneOnSite: false, isDeclarerChosen: false },
  }) as unknown as OrderMode;

const LISTS = { isListed: () => true, isPlaceText: () => true, isDistrict: () => true };

function told(mode: OrderMode, paths: string[] = []): unknown {
  const change = {
    mode,
    was: blank as unknown as OrderForm,
    form: { ...blank, services: ['LASH'] } as never,
    more: [],
  };
  try {
    judgeChange({ ...change, facts: { quote: null } as unknown as OrderFacts }, { ...LISTS, paths });
    return 'taken';
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return [refusal.code, refusal.data];
  }
}

const OLD = { path: 'goods.0.hsCode', code: 'required' };
const NEW = { path: 'goods.0.heating', code: 'noLash' };
const block = (code: string) => ({ level: 'BLOCK', about: 'CUTOFF', code });
const asks = { level: 'NEED_APPROVAL', about: 'CUTOFF', code: 'planEarly' };

describe('order revision', () => {
  it('is refused for faults it causes in any field, not for earlier ones', () => {
    expect(told(modeThat({ faults: () => [OLD] }))).toBe('taken');
    expect(told(modeThat({ faults: (services) => (services.length > 0 ? [OLD, NEW] : [OLD]) }))).toEqual([
      CODES.orderRefused,
      { faults: [NEW] },
    ]);
  });

  it('is refused for any fault of its own fields', () => {
    expect(told(modeThat({ faults: () => [OLD] }), [OLD.path])).toEqual([CODES.orderRefused, { faults: [OLD] }]);
  });

  it('is refused when it makes the goods forbidden, not when they were before', () => {
    expect(told(modeThat({ findings: () => [block('papersLate')] }))).toBe('taken');
    expect(told(modeThat({ findings: (services) => (services.length > 0 ? [asks] : []) }))).toBe('taken');
    const forbids = modeThat({ findings: (services) => (services.length > 0 ? [asks, block('noLash')] : [asks]) });
    expect(told(forbids)).toEqual([CODES.cargoRefused, { level: 'BLOCK', findings: [block('noLash')] }]);
  });
});
