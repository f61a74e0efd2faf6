import { PACKING_GROUPS, type PackingGroup } from './dangerous-goods';

type GroupedNumber = { unNo: string; group: PackingGroup | null };

/** Numbers in address form: `1219_II.1230`. */
export const readGroupedNumbers = (others: string | null | undefined): GroupedNumber[] =>
  (others?.split('.') ?? []).map((one) => {
    const [unNo = '', said] = one.split('_');
    return { unNo, group: PACKING_GROUPS.find((group) => group === said) ?? null };
  });

export const formatGroupedNumbers = (all: readonly GroupedNumber[]): string | null =>
  all.map(({ unNo, group }) => (group === null ? unNo : `${unNo}_${group}`)).join('.') || null;
