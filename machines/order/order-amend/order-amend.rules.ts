import { type AmendableRow, type Amounts, isWithin } from '../../../domain/order/on-site/measured';
import { numberIn } from '../../../domain/values/typed-number';
import type { AmountPart, OrderAmendContext, TypedAmounts } from './order-amend.types';

const DECIMALS = { kg: 2, m3: 3 } as const;

export const typedIn = ({ kg, m3 }: Amounts): TypedAmounts => ({ kg: String(kg), m3: String(m3) });

const amountIn = (typed: TypedAmounts, part: AmountPart): number => numberIn(typed[part], DECIMALS[part]) ?? 0;

export const faultsOf = (typed: TypedAmounts, { booked }: AmendableRow): AmountPart[] =>
  (['kg', 'm3'] as const).filter((part) => !isWithin(amountIn(typed, part), booked[part]));

type Typing = Pick<OrderAmendContext, 'rows' | 'typed'>;

export const faultsIn = ({ rows, typed }: Typing): AmountPart[][] =>
  rows.map((row, at) => faultsOf(typed[at] ?? { kg: '', m3: '' }, row));

export const isSound = (typing: Typing): boolean => faultsIn(typing).every((faults) => faults.length === 0);

export const amountsOf = ({ typed }: Pick<Typing, 'typed'>): Amounts[] =>
  typed.map((row) => ({ kg: amountIn(row, 'kg'), m3: amountIn(row, 'm3') }));
