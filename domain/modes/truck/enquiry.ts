import { shortenText } from '../../desk/brought';
import { carriedText } from '../../offer/carried';
import { askedAddress } from '../../offer/sailing-address';
import { routePath } from '../../routes';
import { roadCity } from '../../road/cities';
import { readGroupedNumbers } from '../../goods/grouped-numbers';
import { truckQuestion, type TruckQuery } from './search';

const cityWords = (code: string | null): string =>
  code === null ? '未填' : (roadCity(code)?.nameCn ?? `城市 ${code}`);

/** Enquiries have no city field, so the route and further answers go into the remark. */
function enquiryRemark(asked: TruckQuery): string {
  const way = `公路运输：${cityWords(asked.org)}到${cityWords(asked.dst)}`;
  return [way, ...(asked.etd === null ? [] : [`${asked.etd} 起装货`]), ...truckQuestion.line(asked)].join('，');
}

/** Total goods of all trucks; several kinds get no weight each. */
function enquiryRows(asked: TruckQuery): string | null {
  const { isDanger, kg, m3, packages, trucks, others } = truckQuestion.said(asked);
  const beside = readGroupedNumbers(isDanger === 'Y' ? others : null);
  const all = (amount: number | null): string =>
    amount === null || beside.length > 0 ? '' : String(Math.round(amount * (trucks ?? 1) * 1000) / 1000);
  const { unNo, group } = isDanger === 'Y' ? asked : { unNo: null, group: null };
  const [first, ...more] = [{ unNo, group }, ...beside].map((one) => ({
    unNo: one.unNo ?? '',
    group: one.group ?? ('' as const),
    pieces: '',
    kg: '',
    m3: '',
  }));
  return carriedText(first ? [{ ...first, pieces: all(packages), kg: all(kg), m3: all(m3) }, ...more] : []);
}

export function enquiryAddress(asked: TruckQuery): string {
  const { isDanger, unNo, goods, group, etd } = asked;
  const rows = enquiryRows(asked);
  const address = askedAddress(routePath('enquiryFcl'), {
    org: null,
    dst: null,
    isDanger,
    unNo,
    goods,
    group,
    etd,
    ...(rows !== null && { rows }),
  });
  return `${address}&ask=${encodeURIComponent(shortenText(enquiryRemark(asked)))}`;
}
