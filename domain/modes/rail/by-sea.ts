import { CARRIED_NUMBER, carriedText } from '../../offer/carried';
import { askedAddress } from '../../offer/sailing-address';
import type { BoxType } from '../../offer/search';
import { countBoxes } from '../../order/blocks/load';
import { routePath } from '../../routes';
import type { RailForm } from './form';
import type { RailSearch } from './search';

type Going = Pick<RailSearch, 'isDanger' | 'unNo' | 'goods'> & { boxes: readonly { type: BoxType; count: number }[] };

const fclSearchAddress = ({ isDanger, unNo, goods, boxes }: Going, rows: string | null): string =>
  askedAddress(routePath('shippingFcl'), {
    org: null,
    dst: null,
    isDanger,
    unNo,
    goods,
    etd: null,
    boxType: boxes[0]?.type ?? '20GP',
    boxes: boxes[0]?.count ?? 1,
    ...(rows !== null && { rows }),
  });

export const bySea = (search: RailSearch): string => fclSearchAddress(search, null);

const carriedNumber = (typed: string): string => (CARRIED_NUMBER.test(typed.trim()) ? typed.trim() : '');

export function orderBySea({ isDanger, goods, boxes }: Pick<RailForm, 'isDanger' | 'goods' | 'boxes'>): string {
  const [first] = goods;
  const rows = goods.map(({ unNo, pieces, grossKg, volume, packingGroup }) => ({
    unNo: isDanger === 'Y' ? unNo.trim() : '',
    pieces: carriedNumber(pieces),
    kg: carriedNumber(grossKg),
    m3: carriedNumber(volume),
    group: packingGroup === 'N' ? '' : packingGroup,
  }));
  const said = { unNo: (isDanger === 'Y' && first?.unNo.trim()) || null, goods: first?.nameCn.trim() || null };
  return fclSearchAddress({ isDanger, ...said, boxes: countBoxes(boxes) }, carriedText(rows));
}
