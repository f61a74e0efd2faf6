import { orderNoInGroups } from '../../../domain/order/number';
import type { PlacedOrder, ReceiptParts } from '../../../domain/order/placed';
import { brand } from '../../copy/brand';
import { orderReceiptCopy } from '../../copy/order-receipt';
import { momentText } from './receipt-words';

const { note: copy, ...words } = orderReceiptCopy;

/** The page on paper: who carries what, from where to where. Only a printer sees it. */
export function BookingNote({ order, parts }: { order: PlacedOrder; parts: ReceiptParts }) {
  const { org, dst, etd, eta, carrier, goods, orderNo, submittedAt, protocolVersion } = order;
  const facts = [
    [words.orderNo, orderNoInGroups(orderNo)],
    [copy.from, `${org.nameCn} ${org.nameEn} ${org.code}`],
    [copy.to, `${dst.nameCn} ${dst.nameEn} ${dst.code}`],
    [copy.carrier, `${carrier} ${parts.carriage}`],
    [copy.etd, momentText(etd)],
    [copy.eta, momentText(eta)],
    [parts.amountName, parts.amount],
    [words.goods, goods.map(({ nameCn, unNo }) => (unNo === null ? nameCn : `${nameCn} UN ${unNo}`)).join('；')],
    [copy.protocol, protocolVersion],
  ] as const;
  return (
    <section aria-hidden="true" className="hidden print:block">
      <h2 className="text-24">
        {brand.name} {copy.title}
      </h2>
      <p className="mt-1">{words.submittedAt(momentText(submittedAt))}</p>
      <table className="mt-4 w-full border-collapse">
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className="w-40 border border-line-strong px-3 py-2 text-left font-medium">
                {name}
              </th>
              <td className="border border-line-strong px-3 py-2 text-ink">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4">{copy.promise}</p>
      <p className="mt-12 mb-8">{copy.sign}：</p>
    </section>
  );
}
