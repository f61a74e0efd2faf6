import * as v from 'valibot';

import { PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import { differentPorts } from '../../../contract/sailings';
import { type LclSearch, MOST_EDGE_CM, MOST_KG, MOST_M3, MOST_PIECES, MOST_ROWS } from './lcl-search';

const portCode = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请从列表中选择港口'));
const upTo = (most: number, message: string) =>
  v.pipe(v.number(message), v.gtValue(0, message), v.maxValue(most, message));
const whole = (most: number, message: string) => v.pipe(upTo(most, message), v.integer(message));

const row = v.object({
  /** Null for what is not dangerous, alone or beside goods that are. */
  unNo: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入4位UN编号'))),
  pieces: whole(MOST_PIECES, '请输入件数'),
  kg: upTo(MOST_KG, '毛重应大于 0，不超过 24000 kg'),
  m3: upTo(MOST_M3, '体积应大于 0，不超过 60 m³'),
  longCm: v.optional(v.nullable(whole(MOST_EDGE_CM, '单件长度超过6米请走询价')), null),
  /** Of a number with several entries, where somebody has said which. */
  group: v.optional(v.picklist(PACKING_GROUPS, '请选择包装类别')),
  /** In limited quantities, as the form of an order declares them. */
  isLimited: v.optional(v.boolean()),
});

/** General goods may lie beside dangerous ones. */
const isNamed = ({ isDanger, rows }: LclSearch) =>
  isDanger === 'Y' ? rows.some(({ unNo }) => unNo !== null) : rows.every(({ unNo }) => unNo === null);

const lclEntries = {
  orgPortCode: portCode,
  dstPortCode: portCode,
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  rows: v.pipe(v.array(row), v.minLength(1, '请至少填写一行货物'), v.maxLength(MOST_ROWS, '最多20行')),
  isStackable: v.optional(v.boolean(), true),
};

const namedRows = <TSearch extends LclSearch>() => v.check<TSearch, string>(isNamed, '危险品需填写UN编号');

/** What is to share a box with other people's goods. */
export const lclSearch = v.pipe(v.object(lclEntries), differentPorts(), namedRows()) satisfies v.GenericSchema<
  unknown,
  LclSearch
>;
