import { BOOK_SOURCES } from '../../order/findings/book';
import { ownFindings } from '../../order/findings/own-findings';

const SHOP = { source: '化途自营商城购销规则', edition: '2026 版' };

export const { codes: MALL_FINDING_CODES, found } = ownFindings(
  { ...BOOK_SOURCES.ROAD, shop: SHOP },
  {
    mallBlank: ['shop', 'CONSISTENCY'],
    mallApart: ['segregation', 'SEGREGATION'],
    mallTaken: ['shop', 'CONSISTENCY'],
  },
);
export type MallFindingCode = (typeof MALL_FINDING_CODES)[number];
