import { isDomOrder, type DomDoor, type DomOrder } from '../../../domain/modes/dom/receipt';
import { routePath } from '../../../domain/routes';
import { formatMoney, YUAN } from '../../../domain/values/money';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import type { PaperViewActor } from '../../../machines/order/paper-view';
import { domCopy, loopName } from '../../copy/modes/dom';
import { domReceiptCopy } from '../../copy/modes/dom/receipt';
import { domBoxes, domReceiptParts } from '../../copy/modes/dom/receipt-parts';
import { SeenOnWay } from '../../features/file-upload/seen-on-way';
import { ReceiptPage } from '../../frame/receipt-page';
import { FactsCard } from '../../trade/papers/facts-card';

const { notice: copy } = domReceiptCopy;

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

function doorWords(door: DomDoor | null): string {
  if (!door) return copy.port;
  const { city, address, contact, phone, from, to } = door;
  return copy.door(city, address, contact, phone, copy.window(from, to));
}

function domReceiptFacts(order: DomOrder): [name: string, value: string][] {
  const { ships, waitsHours, tax, pickup, delivery, sealNo, freeDays, fees } = order;
  return [
    ...ships.map(({ loop, carrier, vessel, voyage, org, dst }, at): [string, string] => [
      copy.ship(at),
      copy.sails(loopName(loop), carrier, `${vessel} ${voyage}`, org, dst),
    ]),
    ...(waitsHours === null ? [] : [[copy.wait, copy.hours(waitsHours)] as [string, string]]),
    [copy.boxes, domBoxes(order)],
    [copy.total, yuan(tax.net + tax.amount)],
    [copy.net, yuan(tax.net)],
    [copy.tax(tax.rate), yuan(tax.amount)],
    [copy.pickup, doorWords(pickup)],
    [copy.delivery, doorWords(delivery)],
    ...(sealNo === '' ? [] : [[copy.seal, sealNo] as [string, string]]),
    [copy.free, copy.freeDays(freeDays.storage, freeDays.use)],
    [copy.cancel, copy.fees(yuan(fees.confirmed), yuan(fees.booked))],
  ];
}

export const HomeNotice = ({ order }: { order: DomOrder }) => (
  <FactsCard title={copy.title} facts={domReceiptFacts(order)} />
);

const SEARCH = { address: routePath('domesticTrade'), label: domReceiptCopy.toSearch };

type DomReceiptProps = { actor: OrderReceiptActor; copying: OrderCopyActor; seen: PaperViewActor };

export const DomReceiptPage = ({ seen, ...props }: DomReceiptProps) => (
  <ReceiptPage
    {...props}
    partsOf={domReceiptParts}
    search={SEARCH}
    faults={domCopy.fault}
    renderMore={(order) =>
      isDomOrder(order) && (
        <>
          <HomeNotice order={order} />
          <SeenOnWay seen={order.seen} actor={seen} />
        </>
      )
    }
  />
);
