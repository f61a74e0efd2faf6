import { mallBoard } from '../../../contract/mall/mall';
import { validate } from '../../base/http/validate';
import type { Answerers } from '../../base/site/results-pages';
import type { Catalogue } from './catalogue';
import type { MallService } from './service';

export const firstSheet = (mall: Pick<MallService, 'board'>, catalogue: Catalogue): Answerers => ({
  [mallBoard.path]: {
    stampsOf: async () => [await catalogue()],
    tell: async (payload) => ({ data: await mall.board(validate(mallBoard.request, payload)), until: Infinity }),
  },
});
