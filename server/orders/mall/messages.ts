import { siteTitle } from '../../base/site/page-head';

type ProductNames = { nameCn: string; nameEn: string; grade: string; casNo: string | null; unNo: string | null };

export const MALL_WORDS = {
  title: ({ nameCn, grade }: Pick<ProductNames, 'nameCn' | 'grade'>) => siteTitle(`${nameCn} ${grade}`),
  description: ({ nameCn, nameEn, grade, casNo, unNo }: ProductNames) =>
    [
      `${nameCn}（${nameEn}）${grade}`,
      ...(casNo === null ? [] : [`CAS ${casNo}`]),
      ...(unNo === null ? [] : [`UN ${unNo}`]),
      '阶梯价、各城市批次、危险特性、运输资料与到手价',
    ].join('，'),
};
