import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';
import { selectOrderForm } from '../../../machines/order/order-form';
import { AIR_CASE } from '../../support/modes/cases/air';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { DGD_CASE } from '../../support/modes/cases/dgd';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { MALL_CASE } from '../../support/modes/cases/mall';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { WH_CASE } from '../../support/modes/cases/wh';
import { formAlone } from './order-form.alone';

type AnyCase = {
  mode: unknown;
  samples: readonly [{ form: object; facts: { now: number; quote: unknown } }, ...unknown[]];
};

const CASES: readonly AnyCase[] = [
  FCL_CASE,
  LCL_CASE,
  AIR_CASE,
  CFS_CASE,
  WH_CASE,
  RAIL_CASE,
  TRUCK_CASE,
  TANK_CASE,
  FLEXI_CASE,
  DOM_CASE,
  DGD_CASE,
  MALL_CASE,
];

/** Bounds at both ends are said on leaving the field: a text that is begun is too short at first. */
const LEAST_AND_MOST: readonly string[] = ['nameLength', 'addressLength', 'contactName'];

/** Paths of names and addresses that a form holds as text. */
function textPaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return /address|name/i.test(path.at(-1) ?? '') ? [[...path]] : [];
  if (typeof value !== 'object' || value === null || path.includes('files')) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...path, key]));
}

function withText(value: unknown, [key = '', ...rest]: readonly string[], text: string): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === key ? withText(one, rest, text) : one));
  const inner: unknown = Reflect.get(Object(value), key);
  return { ...Object(value), [key]: rest.length === 0 ? text : withText(inner, rest, text) };
}

function opened({ mode, samples: [{ form, facts }] }: AnyCase, path: readonly string[]) {
  const known = mode as OrderMode;
  const [step = ''] = known.steps;
  const actor = createActor(formAlone(), { input: { mode: known, step } }).start();
  actor.send({ type: 'quote.set', quote: facts.quote as Quote, now: facts.now });
  actor.send({ type: 'form.restore', form: withText(form, path, 'X'.repeat(400)) as OrderForm });
  return selectOrderForm(actor.getSnapshot());
}

describe.each(CASES.map((one) => [(one.mode as OrderMode).id, one] as const))('form of %s', (_, one) => {
  const drawn = textPaths(one.samples[0].form).filter((path) => {
    const { mode, samples } = one;
    const long = withText(samples[0].form, path, 'X'.repeat(400)) as OrderForm;
    const faults = (mode as OrderMode).faults(long, samples[0].facts as never);
    return faults.some(({ path: at, code }) => at === path.join('.') && !LEAST_AND_MOST.includes(code));
  });

  it('has a name or an address with a bound', () => expect(drawn.length).toBeGreaterThan(0));

  it.each(drawn.map((path) => [path.join('.'), path] as const))('says the bound of %s at once', (name, path) => {
    expect(opened(one, path).faults.find((fault) => fault.path === name)?.code).toBe('tooLong');
  });
});
