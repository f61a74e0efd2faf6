import { nextTier, findPriceTier, unitPrice } from '../../../domain/mall/price';
import type { Pack, Rates } from '../../../domain/mall/product';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { productCopy } from '../../copy/mall/product';

const { steps: copy } = productCopy;

const STEP = 110;
const HIGH = 120;
const TOP = 34;
const yuan = (amount: number) => formatMoney({ amount, currency: YUAN });

type PriceStepsProps = { rates: Rates; pack: Pack; kg: number | null };

export function PriceSteps({ rates, pack, kg }: PriceStepsProps) {
  const tiers = rates.tiers.filter(
    ({ fromKg }, at) => (rates.tiers[at + 1]?.fromKg ?? Infinity) > pack.leastKg || fromKg > pack.leastKg,
  );
  const steps = tiers.map(({ fromKg }) => ({ fromKg, price: unitPrice(rates, pack.adderYuanPerKg, fromKg) }));
  const [first, last] = [steps[0]?.price ?? 0, steps.at(-1)?.price ?? 0];
  const yOf = (price: number) => TOP + ((first - price) / Math.max(1, first - last)) * (HIGH - TOP - 30);
  const held = findPriceTier(rates.tiers, kg ?? pack.leastKg).fromKg;
  const next = kg === null ? null : nextTier(rates.tiers, kg);
  const stairs = steps
    .map(({ price }, at) => `${at === 0 ? 'M' : 'L'}${at * STEP} ${yOf(price)}H${(at + 1) * STEP}`)
    .join('');
  return (
    <section className="border-t border-line py-5">
      <h3 className="text-16">{copy.title}</h3>
      <p className="mt-0.5 text-12 text-muted">{copy.unit(pack)}</p>
      <svg
        viewBox={`0 0 ${steps.length * STEP} ${HIGH + 22}`}
        className="mt-3 w-full text-12"
        aria-hidden="true"
        fill="none"
      >
        {steps.map(({ fromKg, price }, at) => (
          <g key={fromKg}>
            {fromKg === held && (
              <rect x={at * STEP} y={yOf(price)} width={STEP} height={HIGH - yOf(price)} className="fill-sea-tint" />
            )}
            <text
              x={at * STEP + STEP / 2}
              y={yOf(price) - 9}
              textAnchor="middle"
              fontSize={15}
              className={fromKg === held ? 'fill-sea font-semibold' : 'fill-ink font-semibold'}
            >
              {yuan(price)}
            </text>
            <text x={at * STEP + STEP / 2} y={HIGH + 17} textAnchor="middle" fontSize={12} className="fill-muted">
              {copy.from(fromKg, pack.leastKg)}
            </text>
          </g>
        ))}
        <path d={stairs} className="stroke-sea" strokeWidth={2} />
        <path d={`M0 ${HIGH}H${steps.length * STEP}`} className="stroke-line-strong" />
      </svg>
      <table className="sr-only">
        <caption>{copy.title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.head.from}</th>
            <th scope="col">{copy.head.price}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ fromKg, price }) => (
            <tr key={fromKg}>
              <td>{copy.from(fromKg, pack.leastKg)}</td>
              <td>{yuan(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p className="mt-2 text-good">
          {copy.next(next.addKg, unitPrice(rates, pack.adderYuanPerKg, next.tier.fromKg))}
        </p>
      )}
    </section>
  );
}
