import { formatMoney, type Money } from '../../../domain/values/money';

const SIZES = { small: 'text-16', medium: 'text-20', large: 'text-24' };

type PriceProps = Money & {
  size?: keyof typeof SIZES;
  /** Unit of the price: per box, per tonne, all-in. */
  unit?: string;
  /** True for an outdated price. */
  isPast?: boolean;
};

/** Amount large, unit small; neither breaks. */
export function Price({ amount, currency, size = 'medium', unit, isPast = false }: PriceProps) {
  const Amount = isPast ? 's' : 'b';
  return (
    <span className="whitespace-nowrap">
      <Amount className={`${SIZES[size]} ${isPast ? 'text-muted' : 'font-semibold text-ink'}`}>
        {formatMoney({ amount, currency })}
      </Amount>
      {unit !== undefined && <span className="text-12 text-muted"> {unit}</span>}
    </span>
  );
}
