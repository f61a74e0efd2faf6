import { choice } from '../../question/choices';
import { namePart, wholeNumber } from '../../question/kinds';
import { parseQuantity } from '../../values/typed-number';

export const SMALLS = ['NONE', 'LQ', 'EQ'] as const;
type SmallQuantity = (typeof SMALLS)[number];

const SMALLS_CALLED = { NONE: '否', LQ: '有限数量 LQ', EQ: '例外数量 EQ' } as const;

export const INNERS = { least: 1, most: 10_000 };
const PACKAGES = { least: 1, most: 100_000 };

/** Contents of an inner packaging with unit, the same field as in the order form. */
const INNER = {
  ...namePart({
    word: 'inq',
    most: 12,
    ofGoods: true,
    label: '内包装净量',
    hint: '如 500 ml、1 kg',
    says: '请填写内包装净量及单位，如 500 ml',
    line: (inner) => (inner === null ? '' : `内包装 ${inner}`),
  }),
  read: (typed: string | null): string | null | undefined =>
    typed === null || (parseQuantity(typed)?.amount ?? 0) > 0 ? typed : undefined,
};

export const SMALL_PARTS = {
  small: choice(SMALLS, {
    word: 'sm',
    usual: 'NONE',
    label: '少量运输',
    called: SMALLS_CALLED,
    says: '请选择是否按有限数量或例外数量',
    ofGoods: true,
    line: (small) => (small === 'NONE' ? '' : SMALLS_CALLED[small]),
  }),
  inner: INNER,
  inners: wholeNumber({
    word: 'inn',
    bounds: INNERS,
    label: '每件内包装个数',
    says: `每件内的内包装个数应为 ${INNERS.least} 到 ${INNERS.most.toLocaleString('en-US')} 的整数`,
    ofGoods: true,
    line: (inners) => inners && `每件 ${inners} 个`,
  }),
  packages: wholeNumber({
    word: 'pcs',
    bounds: PACKAGES,
    label: '件数',
    says: `件数应为 ${PACKAGES.least} 到 ${PACKAGES.most.toLocaleString('en-US')} 的整数`,
    ofGoods: true,
    line: (packages) => packages && `${packages} 件`,
  }),
};

type SmallFields = {
  isDanger: string | null;
  others: string | null;
  small: SmallQuantity | null;
  inner: string | null;
  inners: number | null;
  packages: number | null;
};

/** The order form asks row by row when there are several kinds of goods. */
const mayBeSmall = ({ isDanger, others }: SmallFields): boolean => isDanger === 'Y' && others === null;
const isSmall = (said: SmallFields): boolean => mayBeSmall(said) && said.small !== null && said.small !== 'NONE';
const isExcepted = (said: SmallFields): boolean => isSmall(said) && said.small === 'EQ';

export const SMALL_ONLY = { small: mayBeSmall, inner: isSmall, inners: isExcepted, packages: isSmall };

export const SMALL_RULES = [
  { at: 'inner', says: INNER.says, isAmiss: (said: SmallFields) => isSmall(said) && said.inner === null },
  {
    at: 'inners',
    says: '请填写每件内的内包装个数',
    isAmiss: (said: SmallFields) => isExcepted(said) && said.inners === null,
  },
  { at: 'packages', says: '请填写件数', isAmiss: (said: SmallFields) => isSmall(said) && said.packages === null },
] as const;
