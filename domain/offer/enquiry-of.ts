import { routePath } from '../routes';
import { askedAddress, type SailingsQuery } from './sailing-address';

type GoodsNaming = Pick<SailingsQuery, 'isDanger' | 'unNo' | 'goods' | 'group'>;

export const enquiryAddress = ({ isDanger, unNo, goods, group = null }: GoodsNaming): string =>
  askedAddress(routePath('enquiryFcl'), {
    org: null,
    dst: null,
    isDanger,
    unNo,
    goods,
    group,
    etd: null,
  });

type Sought = Pick<SailingsQuery, 'org' | 'dst' | 'isDanger' | 'unNo' | 'goods' | 'etd'>;

export function pouredEnquiryAddress(
  sought: Sought,
  from: Readonly<Record<string, string>> & { tool: 'tank' | 'bag' },
): string {
  const { org, dst, isDanger, unNo, goods, etd } = sought;
  const typed = Object.entries(from).flatMap(([key, value]) => (value === '' ? [] : [`${key}=${value}`]));
  const words = { org, dst, d: isDanger, un: unNo, goods, etd, from: typed.join('&') };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${routePath('enquiryFcl')}?${query.join('&')}`;
}
