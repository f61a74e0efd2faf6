import { orderComplaintMachine } from '../../../machines/order/order-complaint';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import type { AppActor } from '../../../machines/shell/app';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { composeUpload } from './compose-upload';
import { shownAnew } from './shown-anew';

export const composeComplaint = (gateway: () => Promise<Gateway>, app: AppActor, receipt: OrderReceiptActor) =>
  orderComplaintMachine.provide({
    actors: {
      fileComplaint: lazyActor(async () => {
        const [open, { fileComplaintVia }] = await Promise.all([
          gateway(),
          import('../../effects/after-order/complaint-call'),
        ]);
        return fileComplaintVia(open);
      }),
      photos: composeUpload(gateway, app),
      showOrder: shownAnew(receipt),
    },
  });
