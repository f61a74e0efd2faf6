import { mallBoard, mallLanded, mallProduct } from '../../contract/mall';
import { purchaseChange, purchaseList } from '../../contract/purchase';
import type { Route } from '../http/route';
import { serve, serveOwner } from '../http/serve';
import type { PurchaseService } from './purchase/service';
import type { MallService } from './service';

export const mallRoutes = (mall: MallService, purchase: PurchaseService): Route[] => [
  serve(mallBoard, (asked) => mall.board(asked)),
  serve(mallProduct, async ({ productId }, { findUser }) => mall.item(productId, (await findUser())?.userId)),
  serve(mallLanded, ({ productId, ...asked }) => mall.landed(productId, asked)),
  serveOwner(purchaseList, (_, { userId }) => purchase.read(userId)),
  serveOwner(purchaseChange, ({ change }, { userId }) => purchase.change(userId, change)),
];
