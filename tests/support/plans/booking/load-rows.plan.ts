import { LCL_LOAD } from '../../../../domain/modes/lcl/load';
import type { Load } from '../../../../domain/offer/load';
import { loadRowsMachine } from '../../../../machines/booking/load-rows';
import { METHANOL_FOUND } from '../../../../stories/order/order-forms.fixtures';
import { sharedPlan } from '../../model/plan';
import { GLYCOL, goodsOption, METHANOL } from './trade';

const OTHER = { Y: 'N', N: 'Y' } as const;
const WHOLE = '?org=CNSHA&dst=NLRTM&d=Y&rows=1230~2~860~1.05';
const NOTHING = '?org=CNSHA';

/** Index of the last read address. */
const toldAs = (told: Load | null): number =>
  [null, LCL_LOAD.read(WHOLE), LCL_LOAD.read(NOTHING)].findIndex((one) => JSON.stringify(one) === JSON.stringify(told));

/** Pauses that meet after two steps instead of seventeen; the relation of the clocks has no effect. */
const machine = loadRowsMachine.provide({ delays: { typingPause: 3_000 } });

/** Two rows at most, so that the walk stays finite. */
export const loadRowsPlan = sharedPlan('loadRowsPlan', machine, {
  inputs: { 'a new question': { mode: LCL_LOAD } },
  events: {
    'address.changed': { 'one row': { search: WHOLE }, nothing: { search: NOTHING } },
    'row.add': ({ context: { rows } }) => ({ ...(rows.length < 2 && { '': {} }) }),
    'row.change': ({ context: { rows } }) => {
      const [first] = rows;
      return {
        ...(first && rows.length === 1 && { kilograms: { key: first.key, part: 'kg' as const, value: '900' } }),
      };
    },
    'row.remove': ({ context: { rows } }) => ({ ...(rows.length === 2 && { last: { key: rows[1]?.key ?? '' } }) }),
    'rows.paste': ({ context: { rows } }) => ({
      ...(rows.length === 1 && { methanol: { text: 'UN 1230\t2\t860\t1.05' } }),
    }),
    'danger.choose': ({ context: { isDanger } }) => ({ other: { isDanger: OTHER[isDanger] } }),
    'stack.choose': ({ context: { isStackable, rows } }) => ({
      ...(rows.length === 1 && { other: { isStackable: !isStackable } }),
    }),
    'option.chosen': ({ context: { rows } }) => ({
      ...(rows.length === 1 && { methanol: { picker: 'goods', option: goodsOption(METHANOL) } }),
      'what has no number': { picker: 'goods', option: goodsOption(GLYCOL) },
    }),
  },
  outcomes: {
    goodsPicker: 'stream',
    addressWatcher: 'stream',
    loadGoods: {
      done: { found: { ok: true, found: METHANOL_FOUND }, failed: { ok: false } },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ rows, isDanger, isStackable, told, answers }) => [
    rows.map(({ unNo, kg }) => [unNo, kg]),
    isDanger,
    isStackable,
    toldAs(told),
    Object.keys(answers).length,
  ],
});
