import { buyerPapers, handInBuyerPaper, takeBackBuyerPaper } from '../../../contract/mall/buyer-papers';
import type { Route } from '../../base/http/route';
import { serveOwner } from '../../base/http/serve';
import { papersService, type PapersDeps } from './papers';

export function buyerPaperRoutes(deps: PapersDeps): Route[] {
  const papers = papersService(deps);
  return [
    serveOwner(buyerPapers, (_, { userId }) => papers.read(userId)),
    serveOwner(handInBuyerPaper, (handed, { userId }) => papers.handIn(userId, handed)),
    serveOwner(takeBackBuyerPaper, async ({ paperId }, { userId }) => {
      await papers.takeBack(userId, paperId);
      return null;
    }),
  ];
}
