import { mallBoard, mallLanded, mallProduct } from '../../contract/mall';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import type { MallService } from './service';

export const mallRoutes = (mall: MallService): Route[] => [
  serve(mallBoard, (asked) => mall.board(asked)),
  serve(mallProduct, async ({ productId }, { findUser }) => mall.item(productId, (await findUser())?.userId)),
  serve(mallLanded, ({ productId, ...asked }) => mall.landed(productId, asked)),
];
