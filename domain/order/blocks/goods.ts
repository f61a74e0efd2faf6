import { isCasNo } from '../../goods/dangerous-goods';
import type { GoodsRow } from '../../goods/row';
import { parseNumber, plainTyped, parseWholeNumber } from '../../values/typed-number';
import {
  fault,
  firstFault,
  inRow,
  isBlank,
  lengthFault,
  requiredFault,
  tooLong,
  type OrderFault,
  type RequiredField,
} from '../../rules/fault';

const NAME = { least: 2, most: 60 };
const NAME_EN_MOST = 120;
const ENGLISH_NAME = /^[A-Za-z0-9 ,.;:%()'/+-]+$/;
const HS_CODE = /^\d{6,10}$/;
const MOST_PIECES = 99_999;

/** Brazil requires all eight NCM digits. */
const NCM_DIGITS = 8;

export type HsDemand = 'NONE' | 'HS' | 'NCM';

const plainDigits = (typed: string): string => plainTyped(typed)?.replaceAll(/[\s.]/g, '') ?? typed;

function chineseNameFaults({ nameCn }: GoodsRow, at: number): OrderFault[] {
  return firstFault(
    isBlank(nameCn) && requiredFault('goods.nameCn', at),
    lengthFault(inRow('goods.nameCn', at), nameCn, NAME, 'nameLength'),
  );
}

function nameFaults(row: GoodsRow, at: number): OrderFault[] {
  const { nameEn } = row;
  const en = inRow('goods.nameEn', at);
  return [
    ...chineseNameFaults(row, at),
    ...firstFault(
      isBlank(nameEn) && requiredFault('goods.nameEn', at),
      tooLong(en, nameEn, NAME_EN_MOST),
      !ENGLISH_NAME.test(nameEn.trim()) && fault(en, 'nameNotEnglish'),
    ),
  ];
}

function codeFaults({ hsCode, casNo }: GoodsRow, at: number, demand: HsDemand): OrderFault[] {
  const path = inRow('goods.hsCode', at);
  const digits = plainDigits(hsCode);
  return [
    ...firstFault(
      demand !== 'NONE' && digits === '' && requiredFault('goods.hsCode', at),
      digits !== '' && !HS_CODE.test(digits) && fault(path, 'hsCode'),
      demand === 'NCM' && digits.length < NCM_DIGITS && fault(path, 'ncmCode'),
    ),
    ...firstFault(!isBlank(casNo) && !isCasNo(plainTyped(casNo) ?? '') && fault(inRow('goods.casNo', at), 'casNo')),
  ];
}

const isOver = (number: number | null, least: number, most = Infinity): boolean =>
  number === null || number <= least || number > most;

function amount(row: GoodsRow, at: number, name: 'grossKg' | 'volume', places: number): OrderFault[] {
  const field: RequiredField = `goods.${name}`;
  return firstFault(
    isBlank(row[name]) && requiredFault(field, at),
    isOver(parseNumber(row[name], places), 0) && fault(inRow(field, at), name),
  );
}

function netFaults({ netKg, grossKg }: GoodsRow, at: number): OrderFault[] {
  if (isBlank(netKg)) return [];
  const [net, gross] = [parseNumber(netKg, 2), parseNumber(grossKg, 2)];
  const path = inRow('goods.netKg', at);
  return firstFault(
    isOver(net, 0) && fault(path, 'netKg'),
    net !== null && gross !== null && net > gross && fault(path, 'netOverGross'),
  );
}

const piecesFault = ({ pieces }: GoodsRow, at: number): OrderFault | false =>
  isOver(parseWholeNumber(pieces), 0, MOST_PIECES) && fault(inRow('goods.pieces', at), 'pieces');

/** Domestic goods need a name; pieces are optional and weights are given per box. */
export const homeGoodsFaults = (row: GoodsRow, at: number): OrderFault[] => [
  ...chineseNameFaults(row, at),
  ...firstFault(!isBlank(row.pieces) && piecesFault(row, at)),
];

export function goodsFaults(row: GoodsRow, at: number, demand: HsDemand): OrderFault[] {
  return [...nameFaults(row, at), ...codeFaults(row, at, demand)];
}

export const weightFaults = (row: GoodsRow, at: number): OrderFault[] => amount(row, at, 'grossKg', 2);

export function amountFaults(row: GoodsRow, at: number): OrderFault[] {
  return [
    ...firstFault(isBlank(row.packKind) && requiredFault('goods.packKind', at)),
    ...firstFault(isBlank(row.pieces) && requiredFault('goods.pieces', at), piecesFault(row, at)),
    ...weightFaults(row, at),
    ...netFaults(row, at),
    ...amount(row, at, 'volume', 3),
  ];
}
