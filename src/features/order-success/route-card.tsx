import { useId, useState } from 'react';

import { toldSum, lineKey } from '../../../domain/offer/charges';
import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { PlacedOrder, ReceiptParts } from '../../../domain/order/receipt/placed';
import { formatMoney } from '../../../domain/values/money';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { routeText } from '../../copy/words/route-words';
import { besideWords } from '../../copy/words/sum-words';
import { LineName } from '../../trade/price/line-name';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';
import { LaneChart } from './lane-chart';
import { transitDays } from './receipt-words';
import { momentText } from '../../copy/words/moment-words';

function Goods({ goods }: Pick<PlacedOrder, 'goods'>) {
  return (
    <ul className="grid gap-1">
      {goods.map(({ nameCn, unNo, hazardClass, subRisks, packingGroup, needsCheck }) => {
        const known = [hazardClass, ...subRisks].flatMap((risk) => HAZARD_CLASS_IDS.find((id) => id === risk) ?? []);
        const said = [
          `UN ${unNo ?? ''}`,
          ...(hazardClass === null ? [] : [copy.risks(hazardClass, subRisks)]),
          ...(packingGroup === null ? [] : [copy.group(packingGroup)]),
        ];
        return (
          <li key={`${unNo ?? ''}${nameCn}`} className="flex items-center gap-1.5 text-ink">
            {known.map((risk) => (
              <HazardDiamond key={risk} hazardClass={risk} className="size-5" />
            ))}
            <span>
              {nameCn}
              {needsCheck && <span className="text-warn">{copy.byHand}</span>}
              {unNo !== null && <span className="text-12 text-muted"> {said.join(' · ')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Total({ charges }: Pick<PlacedOrder, 'charges'>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-3 border-t border-ink pt-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-12 text-muted">
          {copy.total} {besideWords(charges)}
        </span>
        <b className="text-24 font-semibold text-ink">{formatMoney(toldSum(charges))}</b>
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="mt-1 inline-flex items-center gap-1 rounded-control text-sea hover:text-sea-strong print:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {copy.lines}
        <Icon name="chevronDown" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={isOpen ? '' : 'hidden print:block'}>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          {charges.lines.map((line) => (
            <div key={lineKey(line)} className="contents">
              <dt>
                <LineName line={line} />
              </dt>
              <dd className="text-right text-ink">{formatMoney(line.total)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-12 text-muted">
          {copy.notIncluded}：{charges.notIncluded.join('、')}
        </p>
      </div>
    </div>
  );
}

export function RouteCard({ order, parts }: { order: PlacedOrder; parts: ReceiptParts }) {
  const { carrier, etd, goods, charges } = order;
  const {
    carrierName,
    carriage,
    carriageName,
    alternative,
    alternativeName = copy.alternative,
    amountName,
    amount,
    leaving,
    journey,
    loads = [],
  } = parts;
  return (
    <section aria-labelledby="route" className="overflow-hidden rounded-card border border-line bg-surface">
      {leaving === undefined && <LaneChart {...order} />}
      <div className="p-4">
        <h2 id="route" className="flex items-baseline justify-between gap-3 text-16">
          {routeText(order)}
          <span className="text-12 font-normal text-muted">{journey ?? copy.transit(transitDays(order))}</span>
        </h2>
        <dl className="mt-3 grid grid-cols-[fit-content(96px)_minmax(0,1fr)] gap-x-2 gap-y-1.5">
          <dt className="text-muted">{carrierName}</dt>
          <dd className="text-ink">
            {carrier}
            {carriageName === undefined && ` ${carriage}`}
          </dd>
          {carriageName !== undefined && carriage !== '' && (
            <>
              <dt className="text-muted">{carriageName}</dt>
              <dd className="text-ink">{carriage}</dd>
            </>
          )}
          {leaving !== null && (
            <>
              <dt className="text-muted">{leaving ?? copy.steps.DEPARTURE}</dt>
              <dd className="text-ink">{momentText(etd)}</dd>
            </>
          )}
          {alternative !== null && (
            <>
              <dt className="text-muted">{alternativeName}</dt>
              <dd className="text-ink">{alternative}</dd>
            </>
          )}
          <dt className="text-muted">{amountName}</dt>
          <dd className="text-ink">
            {amount}
            {loads.map(({ name, text }) => (
              <span key={name} className="block text-12 text-muted">{`${name}：${text}`}</span>
            ))}
          </dd>
          <dt className="text-muted">{copy.goods}</dt>
          <dd>
            <Goods goods={goods} />
          </dd>
        </dl>
        <Total charges={charges} />
      </div>
    </section>
  );
}
