import { YUAN } from '../../../domain/values/money';
import { Price } from '../../ui/show/price';

type Sum = { name: string; amount: number };

export const SumRow = ({ name, amount }: Sum) => (
  <div className="flex items-baseline justify-between gap-3 border-b border-line py-2">
    <dt className="text-text">{name}</dt>
    <dd>
      <Price amount={amount} currency={YUAN} size="small" />
    </dd>
  </div>
);

export const TotalRow = ({ name, amount }: Sum) => (
  <div className="flex items-baseline justify-between gap-3 pt-3">
    <dt className="font-semibold text-ink">{name}</dt>
    <dd>
      <Price amount={amount} currency={YUAN} size="large" />
    </dd>
  </div>
);
