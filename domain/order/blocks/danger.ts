import { hasPackingGroup, readUnNo } from '../../goods/dangerous-goods';
import { MOST_FLASH_POINT } from '../../goods/flammable';
import type { GoodsRow } from '../../goods/row';
import { isGenericName } from '../../goods/facts';
import { onlyOne, type Identity } from '../../goods/identity';
import { parseNumber } from '../../values/typed-number';
import { fault, firstFault, inRow, isBlank, requiredFault, tooLong, type OrderFault } from '../../rules/fault';
import { limitedFaults } from './limited';

const NAME_MOST = 200;
const MARK_MOST = 120;
const FLASH_POINT = { least: -100, most: 300 };

/** Tested packaging for dangerous goods: drum, box, IBC or cylinder codes. */
const TESTED_PACK = /^(?:\d{1,2}[A-Z]{1,2}\d?|CYL)$/;

const isFlammable = ({ hazardClass, subRisks }: GoodsRow) => hazardClass === '3' || subRisks.includes('3');

const isGenericEntry = ({ goods }: Identity): boolean =>
  goods.length > 0 && goods.every(({ nameEn }) => isGenericName(nameEn));

function nameFaults({ unNo, shippingName, technicalName }: GoodsRow, at: number, identity: Identity): OrderFault[] {
  const path = inRow('goods.technicalName', at);
  const isGeneric = isGenericName(shippingName) || isGenericEntry(identity);
  return [
    ...firstFault(
      isBlank(unNo) && requiredFault('goods.unNo', at),
      unNo.length > 40 || readUnNo(unNo) === null ? fault(inRow('goods.unNo', at), 'unNo') : null,
    ),
    ...firstFault(
      isBlank(shippingName) && requiredFault('goods.shippingName', at),
      tooLong(inRow('goods.shippingName', at), shippingName, NAME_MOST),
    ),
    ...firstFault(
      isGeneric && isBlank(technicalName) && requiredFault('goods.technicalName', at),
      tooLong(path, technicalName, NAME_MOST),
    ),
  ];
}

function classFaults({ hazardClass, subRisks, packingGroup }: GoodsRow, at: number): OrderFault[] {
  if (hazardClass === '') return [requiredFault('goods.hazardClass', at)];
  return [
    ...firstFault(subRisks.includes(hazardClass) && fault(inRow('goods.subRisks', at), 'sameRisk')),
    ...firstFault(hasPackingGroup(hazardClass) && packingGroup === '' && requiredFault('goods.packingGroup', at)),
  ];
}

function flashPointFaults(row: GoodsRow, at: number): OrderFault[] {
  const path = inRow('goods.flashPoint', at);
  const degrees = parseNumber(row.flashPoint, 1);
  if (isBlank(row.flashPoint)) return isFlammable(row) ? [requiredFault('goods.flashPoint', at)] : [];
  return firstFault(
    (degrees === null || degrees < FLASH_POINT.least || degrees > FLASH_POINT.most) && fault(path, 'flashPoint'),
    row.hazardClass === '3' && degrees !== null && degrees > MOST_FLASH_POINT && fault(path, 'flashPointHigh'),
  );
}

export const dangerFaults = (row: GoodsRow, at: number, identity: Identity): OrderFault[] => [
  ...nameFaults(row, at, identity),
  ...classFaults(row, at),
  ...flashPointFaults(row, at),
  ...limitedFaults(row, at, onlyOne(identity)),
  ...firstFault(tooLong(inRow('goods.packMark', at), row.packMark, MARK_MOST)),
];

/** Limited quantities need no tested packaging. */
export const packFaults = ({ packKind, isLimited }: GoodsRow, at: number): OrderFault[] =>
  isBlank(packKind) || isLimited || TESTED_PACK.test(packKind)
    ? []
    : [fault(inRow('goods.packKind', at), 'packNotTested')];
