import type { Constant } from '../../../contract/world/constants';
import { GOODS_LISTS } from './lists/goods';
import { HOUSE_LISTS } from './lists/house';
import { MONEY_LISTS } from './lists/money';
import { TRANSPORT_LISTS } from './lists/transport';

type ConstantList = { nameCn: string; items: Constant[] };

/** Older callers read `constValue` and `constName`, so each value appears twice. */
function readConstant(line: string): Constant {
  const [code = '', name = '', nameEn] = line.split('|');
  return { code, name, constValue: code, constName: name, ...(nameEn === undefined ? {} : { nameEn }) };
}

function readConstantList(block: string): [string, ConstantList] {
  const [head = '', ...lines] = block.trim().split('\n');
  const [type = '', nameCn = ''] = head.split(' ');
  return [type, { nameCn, items: lines.map(readConstant) }];
}

export const CONSTANTS: ReadonlyMap<string, ConstantList> = new Map(
  [MONEY_LISTS, GOODS_LISTS, TRANSPORT_LISTS, HOUSE_LISTS].flatMap((lists) =>
    lists.trim().split('\n\n').map(readConstantList),
  ),
);

export const isListed = (type: string, code: string): boolean =>
  CONSTANTS.get(type)?.items.some((item) => item.code === code) ?? false;

export const namedAs = (type: string, code: string): Constant | undefined =>
  CONSTANTS.get(type)?.items.find((item) => item.code === code);

export function namesOfConstants(type: string, codes: string): string {
  const named = (code: string) => namedAs(type, code)?.name ?? code;
  return codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map(named)
    .join('、');
}

export const constantItems = (type: string): { code: string; name: string }[] =>
  (CONSTANTS.get(type)?.items ?? []).map(({ code, name }) => ({ code, name }));
