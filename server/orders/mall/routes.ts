import { mallBoard, mallLanded, mallProduct } from '../../../contract/mall/mall';
import { purchaseChange, purchaseList, purchasePasted } from '../../../contract/mall/purchase';
import { askSample, changeSample, ownSamples, samples } from '../../../contract/mall/samples';
import { shareChange, shareImport, shareLinks, shareMake, shareOpen } from '../../../contract/mall/share';
import type { Route } from '../../base/http/route';
import { serve, serveOwner } from '../../base/http/serve';
import type { PurchaseService } from './purchase/service';
import type { SampleService } from './samples/service';
import type { ShareService } from './share/service';
import type { MallService } from './service';

type Parts = { mall: MallService; purchase: PurchaseService; share: ShareService; sample: SampleService };

export const mallRoutes = ({ mall, purchase, share, sample }: Parts): Route[] => [
  serve(mallBoard, (asked) => mall.board(asked)),
  serve(mallProduct, async ({ productId }, { findUser }) => mall.item(productId, (await findUser())?.userId)),
  serve(mallLanded, ({ productId, ...asked }) => mall.landed(productId, asked)),
  serveOwner(purchaseList, (_, { userId }) => purchase.read(userId)),
  serveOwner(purchaseChange, (asked, { userId }) => purchase.change(userId, asked)),
  serveOwner(purchasePasted, ({ text }) => purchase.pasted(text)),
  serveOwner(shareLinks, (_, { userId }) => share.links(userId)),
  serveOwner(shareMake, (asked, { userId }) => share.make(userId, asked)),
  serveOwner(shareChange, (asked, { userId }) => share.change(userId, asked)),
  serve(shareOpen, async ({ token }, { findUser }) => {
    const userId = (await findUser())?.userId ?? null;
    return { shared: await share.open(token, userId), lists: userId === null ? [] : await share.lists(userId) };
  }),
  serveOwner(shareImport, (asked, { userId }) => share.import(userId, asked)),
  serveOwner(samples, ({ productId }, { userId }) => sample.read(userId, productId)),
  serveOwner(ownSamples, async (_, { userId }) => ({ products: await sample.own(userId) })),
  serveOwner(askSample, (asked, { userId }) => sample.ask(userId, asked)),
  serveOwner(changeSample, async ({ sampleNo, change }, { userId }) => {
    await sample.change(userId, sampleNo, change);
    return { sampleNo };
  }),
];
