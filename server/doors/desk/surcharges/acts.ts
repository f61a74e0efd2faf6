import * as v from 'valibot';

import type { ActInput } from '../../../../domain/house/act-fields';
import type { SurchargeCase } from '../../../../domain/house/case';
import type { SurchargeReading } from '../../../../domain/house/surcharge';
import { LEAST_PERCENT, MOST_PERCENT } from '../../../../domain/offer/surcharge';
import { parseDigits } from '../../../../domain/values/typed-number';
import { validate } from '../../../base/http/validate';
import { isCharged } from '../../../trade/modes/markets';
import type { SurchargeChange, SurchargeDesk } from '../../../trade/surcharges/surcharges';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { SURCHARGE_MESSAGES as messages } from '../messages';
import { readText } from '../said';
import { buildScopes, spanFields, readSpan } from '../scopes';

export type AtSurcharge = Pick<SurchargeCase, 'no' | 'stand' | 'surcharge'>;
export type SurchargeActs = SurchargeDesk & {
  now(): number;
  told(change: SurchargeChange, isGone: boolean): Promise<SurchargeReading>;
};
type ActOfSurcharge = ActOf<AtSurcharge, SurchargeActs>;

/** A name without figures, so that none contradicts the percentage. */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2, messages.nameNeeded),
  v.maxLength(16, messages.nameNeeded),
  v.regex(/^[\p{Script=Han}A-Za-z（）()·]+$/u, messages.nameNeeded),
);

const percent = v.pipe(
  v.string(),
  v.transform((typed) => parseDigits(typed) ?? ''),
  v.regex(/^\d{1,2}(?:\.\d)?$/, messages.percentNeeded),
  v.transform(Number),
  v.minValue(LEAST_PERCENT, messages.percentNeeded),
  v.maxValue(MOST_PERCENT, messages.percentNeeded),
);

const scopes = buildScopes(isCharged);

const readNameAndPercent = (said: ActInput) => ({
  name: validate(name, readText(said, 'name')),
  percent: validate(percent, readText(said, 'percent')),
});

const put = (what: keyof typeof scopes): ActOfSurcharge => ({
  id: `surcharge.${what}`,
  fields: ({ stand }) =>
    stand === 'NEW'
      ? [
          ...scopes[what].fields,
          field('name', 'text', { label: messages.name }),
          field('percent', 'number', { label: messages.percent }),
          ...spanFields(messages.classes),
        ]
      : null,
  async does(desk, _, said) {
    const { mode, key, name: scope } = scopes[what].of(said);
    return desk.told(
      await desk.put({ mode, key, scope, ...readNameAndPercent(said), ...readSpan(said, desk.now()) }),
      false,
    );
  },
});

const second = new Set<AtSurcharge['stand']>(['WAITING', 'ENDING']);
const charged = new Set<AtSurcharge['stand']>(['WAITING', 'HOLDS', 'COMING']);

const approved: ActOfSurcharge = {
  id: 'surcharge.approved',
  fields: ({ stand }) => (second.has(stand) ? [] : null),
  async does(desk, { no, stand }) {
    const change = await desk.approve(no);
    return change && desk.told(change, stand === 'ENDING');
  },
};

const dropped: ActOfSurcharge = {
  id: 'surcharge.dropped',
  fields: ({ stand }) => (charged.has(stand) ? [] : null),
  async does(desk, { no }) {
    const change = await desk.drop(no);
    return change && desk.told(change, true);
  },
};

export const SURCHARGE_ACTS: readonly ActOfSurcharge[] = [
  put('mode'),
  put('lane'),
  put('place'),
  put('carrier'),
  approved,
  dropped,
];
