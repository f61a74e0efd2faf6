import { fromPromise } from 'xstate';

import type { AppActor } from '../../../machines/shell/app';
import { copierMachine } from '../../../machines/shell/copier';
import { orderCancelMachine } from '../../../machines/order/order-cancel';
import { orderCopyMachine, type CopyOrderInput, type CopyOrderOutcome } from '../../../machines/order/order-copy';
import { orderReceiptMachine } from '../../../machines/order/order-receipt';
import { orderReviseMachine } from '../../../machines/order/order-revise';
import { regionPickerMachine } from '../../../machines/booking/region-picker';
import { links } from '../../copy/site/links';
import { orderReceiptCopy } from '../../copy/orders/receipt';
import type { ModeId } from '../../../domain/mode-ids';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { ReadOrder } from '../../effects/after-order/order-calls';
import { rememberGreeted } from '../../effects/after-order/greeted';
import { leadToCenterOf } from '../../effects/after-order/lead-to-center';
import { saveCalendarIn } from '../../effects/after-order/save-calendar';
import { printNoteVia } from '../../effects/after-order/documents';
import { copyText } from '../../effects/copy-text';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import type { Onward } from '../../effects/orders/copy-order';
import { secondTicker } from '../../effects/second-ticker';
import { seenWatcher } from '../../effects/seen-watcher';
import { openPage, turnPage } from '../../effects/booking/open-page';
import { sessionWriter } from './writer';
import { composeUpload } from './compose-upload';
import { askOnce } from '../once';

export type ReceiptReading = {
  read: ReadOrder;
  carriage: (order: PlacedOrder) => string;
  note?: string;
  /** True if the page behind 再下一单 fills in the contents itself. */
  isBrought?: boolean;
};

/** Copies an order into the draft of its mode, or into another mode through `onward`. */
export function composeCopy(gateway: () => Promise<Gateway>, app: AppActor, mode: ModeId, onward?: Onward) {
  const copyOrder = lazyActor(async () => {
    const [open, { copyOrderVia }] = await Promise.all([gateway(), import('../../effects/orders/copy-order')]);
    return copyOrderVia({ gateway: open, writer: sessionWriter(app), mode, onward });
  });
  return orderCopyMachine.provide({ actors: { copyOrder }, actions: { openPage: onward ? turnPage : openPage } });
}

/** Copy for modes whose target page reads the contents from its address. */
export const composeBrought = () =>
  orderCopyMachine.provide({
    actors: { copyOrder: fromPromise<CopyOrderOutcome, CopyOrderInput>(() => Promise.resolve({ kind: 'copied' })) },
    actions: { openPage },
  });

function composeRevision(gateway: () => Promise<Gateway>) {
  const calls = askOnce(async () => {
    const [open, via] = await Promise.all([gateway(), import('../../effects/after-order/revise-calls')]);
    return { loadRevisable: via.loadRevisableVia(open), reviseOrder: via.reviseOrderVia(open) };
  });
  const loadRegions = lazyActor(async () => {
    const [open, { loadRegionsVia }] = await Promise.all([gateway(), import('../calls/order-calls')]);
    return loadRegionsVia(open);
  });
  return orderReviseMachine.provide({
    actors: {
      loadRevisable: lazyActor(async () => (await calls()).loadRevisable),
      reviseOrder: lazyActor(async () => (await calls()).reviseOrder),
      regionPicker: regionPickerMachine.provide({ actors: { loadRegions } }),
    },
  });
}

export function composeReceipt(
  gateway: () => Promise<Gateway>,
  app: AppActor,
  { read, carriage, note }: ReceiptReading,
) {
  const orders = askOnce(async () => {
    const [open, calls] = await Promise.all([gateway(), import('../../effects/after-order/order-calls')]);
    return { loadOrder: calls.loadOrderVia(open, read), cancelOrder: calls.cancelOrderVia(open) };
  });
  return orderReceiptMachine.provide({
    actors: {
      loadOrder: lazyActor(async () => (await orders()).loadOrder),
      secondTicker,
      seenWatcher,
      copier: copierMachine.provide({ actors: { copyText } }),
      papers: composeUpload(gateway, app),
      revision: composeRevision(gateway),
      cancellation: orderCancelMachine.provide({
        actors: { cancelOrder: lazyActor(async () => (await orders()).cancelOrder) },
      }),
    },
    actions: {
      rememberGreeted,
      leadToCenter: leadToCenterOf(app, links.userCenter),
      printNote: printNoteVia(gateway, note ?? orderReceiptCopy.note),
      saveCalendar: saveCalendarIn({
        name: orderReceiptCopy.calendarName,
        steps: orderReceiptCopy.steps,
        carriage,
      }),
    },
  });
}
