import { flexiAddress, flexiAskedIn } from '../../../../domain/modes/flexi/address';
import { isFlexiOrder } from '../../../../domain/modes/flexi/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/placed';
import { pathOf } from '../../../../domain/routes';
import { flexiReceiptCopy as copy } from './receipt';

/** The same liquid on the same way, as much of it. */
function againAt(order: PlacedOrder): string {
  const asked = flexiAskedIn('');
  const said = isFlexiOrder(order)
    ? {
        tons: String((order.bags * order.kg) / 1000),
        litres: String(order.litres),
        loadTemp: order.loadTemp,
        density: String(order.density),
      }
    : {};
  return flexiAddress(pathOf('fluidBag'), {
    ...asked,
    org: order.org.code,
    dst: order.dst.code,
    row: { ...asked.row, goods: order.goods[0]?.nameCn ?? '', ...said },
  });
}

export const flexiCarriage = (order: PlacedOrder): string =>
  isFlexiOrder(order) ? copy.carriage(order.ship, order.vessel, order.voyage) : '';

/** What a receipt says of flexitanks alone. */
export const flexiReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.supplier,
  carriage: flexiCarriage(order),
  alternative: null,
  amountName: copy.amount,
  amount: isFlexiOrder(order)
    ? copy.bags(order.bags, order.litres.toLocaleString('en-US'), order.kg.toLocaleString('en-US'))
    : '',
  again: againAt(order),
});
