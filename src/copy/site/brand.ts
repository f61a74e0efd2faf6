import { CONTACT } from '../../../domain/people/contact';

/** Company name and slogans; renaming the product means editing this file. */
export const brand = {
  ...CONTACT,
  name: '化途',
  latinName: 'ChemLane',
  title: '化途 ChemLane · 危险化学品供应链与国际货运平台',
  since: '2020',
  until: '2026',
  trade: '化工货运平台',
  truckName: '途运',
  truckTrade: '危品整车',
  consolName: '途拼',
  consolTrade: '危品拼箱',
  emergencyHours: '全天 24 小时，泄漏、着火、伤人先拨此号',
};

/** Tab title: page, then brand. The home page has the brand alone. */
export const pageTitle = (title: string, isHome = false): string =>
  isHome ? brand.title : `${title} · ${brand.name} ${brand.latinName}`;
