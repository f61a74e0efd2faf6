import { routePath } from '../../../domain/routes';
import { byMoment } from '../../../domain/values/moments';
import type { LowestPrice } from '../../../machines/booking/lowest-prices';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { lowestPricesCopy } from '../../copy/search/lowest-prices';
import { momentWords } from '../../copy/words/moment-words';
import { TextLink } from '../../ui/press/text-link';

const { closing: copy } = lowestPricesCopy;

const MOST = 6;

/** Reserves the height of the content to avoid layout shift. */
const PLACE = 'mt-8 min-h-80';

export const ClosingSkeleton = () => <div aria-hidden="true" className={PLACE} />;

const soonestClosings = (prices: readonly LowestPrice[]) =>
  prices
    .flatMap(({ org, dst, closing }) => (closing ? [{ org, dst, ...closing }] : []))
    .toSorted((one, other) => byMoment(one.at, other.at))
    .slice(0, MOST);

export function ClosingSoon({ prices }: { prices: readonly LowestPrice[] }) {
  const closings = soonestClosings(prices);
  if (closings.length === 0) return null;
  return (
    <section aria-labelledby="closing-soon" className={PLACE}>
      <h3 id="closing-soon" className="text-20">
        {copy.title}
      </h3>
      <p className="mt-1 text-12 text-muted">{copy.basis}</p>
      <ol className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {closings.map(({ org, dst, code, at, carrier, etd }) => {
          const [due, leaves] = [momentWords(at), momentWords(etd)];
          return (
            <li key={`${org.code}-${dst.code}`} className="relative pl-6 max-sm:nth-[n+4]:hidden">
              <span
                aria-hidden="true"
                className="absolute top-1.5 left-0 size-[11px] rotate-45 border-[1.5px] border-warn bg-warn"
              />
              <p className="font-semibold whitespace-nowrap text-ink">
                {copy.before(`${due.date} ${due.weekday} ${due.time}`)}
              </p>
              <p className="text-text">{cutoffsCopy.code[code]}</p>
              <p className="text-12 text-muted">
                {carrier} ·{' '}
                <TextLink href={`${routePath('shippingFcl')}?org=${org.code}&dst=${dst.code}&d=Y`}>
                  {org.name} → {dst.name}
                </TextLink>{' '}
                · {copy.leaves(leaves.date)}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
