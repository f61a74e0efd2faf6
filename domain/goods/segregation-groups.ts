import type { SegregationValue } from './segregation-table';

/** IMDG Code 3.1.4.4, with the numbers of the code; `1a` are strong acids. */
export const SEGREGATION_GROUPS: Readonly<Record<string, string>> = {
  '1': '酸',
  '1a': '强酸',
  '2': '铵化合物',
  '3': '溴酸盐',
  '4': '氯酸盐',
  '5': '亚氯酸盐',
  '6': '氰化物',
  '7': '重金属及其盐',
  '8': '次氯酸盐',
  '9': '铅及其化合物',
  '10': '液态卤代烃',
  '11': '汞和汞化合物',
  '12': '亚硝酸盐',
  '13': '高氯酸盐',
  '14': '高锰酸盐',
  '15': '金属粉末',
  '16': '过氧化物',
  '17': '叠氮化物',
  '18': '碱',
};

export type GroupRule = { groups: readonly [string, string]; value: SegregationValue; why: string };

const rule = (one: string, other: string, value: SegregationValue, why: string): GroupRule => ({
  groups: [one, other],
  value,
  why,
});

/** Conflicts that the class table cannot show: acids and alkalis are both class 8. */
export const GROUP_RULES: readonly GroupRule[] = [
  rule('1', '18', '2', '酸与碱需隔离（SG35/SG36）'),
  rule('1', '6', '2', '酸与氰化物需隔离，会放出氰化氢（SG35/SG49）'),
  rule('1', '8', '1', '次氯酸盐需远离酸，会放出氯气（SG20），部分条目更严'),
  rule('1', '17', '2', '酸与叠氮化物需隔离'),
  rule('1', '12', '1', '酸与亚硝酸盐会放出氮氧化物，按保守处理'),
  rule('2', '4', '2', '铵化合物与氯酸盐需隔离（SG38）'),
  rule('2', '14', '2', '铵化合物与高锰酸盐需隔离（SG38）'),
  rule('2', '12', '2', '铵化合物与亚硝酸盐需隔离（SG38）'),
  rule('2', '8', '2', '铵化合物与次氯酸盐需隔离（SG38）'),
  rule('2', '18', '1', '碱需远离铵盐（SG22）'),
  rule('6', '4', '2', '氰化物与氯酸盐需隔离（SG49）'),
  rule('6', '14', '2', '氰化物与高锰酸盐需隔离（SG49）'),
  rule('6', '12', '2', '氰化物与亚硝酸盐需隔离（SG49）'),
  rule('10', '15', '2', '金属粉末与液态卤代烃需隔离（SG32/SG33，平台从严）'),
  rule('16', '15', '2', '过氧化物与金属粉末需隔离'),
  rule('16', '14', '2', '过氧化物与高锰酸盐需隔离（SG59）'),
];

/**
 * Groups that 7.2.6.3 lets travel together: hydrogen peroxide, chlorosilanes, organometallics. The only organic
 * peroxide there is stabilised peroxyacetic acid, which a UN number does not prove, so peroxides are left out.
 */
export const COMPATIBLE_SETS: readonly (readonly string[])[] = [
  ['2014', '2984', '3149'],
  ['1295', '1818', '2189'],
  ['3391', '3392', '3393', '3394', '3395', '3396', '3397', '3398', '3399', '3400'],
];
