import { type AmendableRow, type Amounts, isWithin } from '../../../domain/order/on-site/measured';
import { parseNumber } from '../../../domain/values/typed-number';
import type { AmountPart, OrderAmendContext, TypedAmounts } from './order-amend.types';

const DECIMALS = { kg: 2, m3: 3 } as const;

export const amountTexts = ({ kg, m3 }: Amounts): TypedAmounts => ({ kg: String(kg), m3: String(m3) });

const typedAmount = (typed: TypedAmounts, part: AmountPart): number => parseNumber(typed[part], DECIMALS[part]) ?? 0;

export const amountFaults = (typed: TypedAmounts, { booked }: AmendableRow): AmountPart[] =>
  (['kg', 'm3'] as const).filter((part) => !isWithin(typedAmount(typed, part), booked[part]));

type Typing = Pick<OrderAmendContext, 'rows' | 'typed'>;

export const amendFaults = ({ rows, typed }: Typing): AmountPart[][] =>
  rows.map((row, at) => amountFaults(typed[at] ?? { kg: '', m3: '' }, row));

export const isSound = (typing: Typing): boolean => amendFaults(typing).every((faults) => faults.length === 0);

export const typedAmounts = ({ typed }: Pick<Typing, 'typed'>): Amounts[] =>
  typed.map((row) => ({ kg: typedAmount(row, 'kg'), m3: typedAmount(row, 'm3') }));
