import { mallBoard } from '../../../contract/mall/mall';
import { validate } from '../../base/http/validate';
import type { Answerers } from '../../base/site/results-pages';
import type { Catalogue } from './catalogue';
import type { MallService } from './service';

/** The list of the shop, for a page that brings it: another one as soon as the shelf is. */
export const firstSheet = (mall: Pick<MallService, 'board'>, catalogue: Catalogue): Answerers => ({
  [mallBoard.path]: {
    stampsOf: async () => [await catalogue()],
    tell: async (payload) => ({ data: await mall.board(validate(mallBoard.request, payload)), until: Infinity }),
  },
});
