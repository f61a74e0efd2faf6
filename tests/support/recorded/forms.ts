import { blankFcl, type FclForm } from '../../../domain/modes/fcl/form';
import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import type { BoxRow, Party } from '../../../domain/order/form/form';
import { type Chance, chanceFrom } from './chance';
import { RECORDED_GOODS, type RecordedGoods } from './goods';
import { TYPED_FORM, TYPED_GOODS, TYPED_INVOICE, TYPED_PARTY } from './typed-values';

const SEED = 20_261_121;
/** Share of random input in a form: none, a few slips, half. */
const CARELESS = [0, 0.02, 0.02, 0.05, 0.15, 0.5];
const SERVICES = [[], [], ['TRK'], ['INS', 'CUS'], ['DGDEC', 'FUM']];
const COUNTS = ['1', '1', '1', '2', '3', '10', '', '0', '51', '1.5', '２'];
const BOX_TYPES = ['20GP', '20GP', '40GP', '40HQ'] as const;

type Typed<TOf> = { readonly [Key in keyof TOf]?: readonly TOf[Key][] };

function retyped<TOf extends object>(record: TOf, typed: Typed<TOf>, careless: number, chance: Chance): TOf {
  const changed = { ...record };
  for (const field of Object.keys(typed) as (keyof TOf)[]) {
    const values = typed[field];
    if (values && chance.isBelow(careless)) changed[field] = chance.oneOf(values);
  }
  return changed;
}

function rowOf(goods: RecordedGoods, key: string, chance: Chance): GoodsRow {
  const pieces = 1 + chance.upTo(99);
  const kg = pieces * (20 + chance.upTo(180));
  const density = goods.densityKgPerL ?? 1;
  return {
    ...blankGoods(key),
    goodsId: goods.goodsId,
    nameCn: goods.nameCn,
    nameEn: goods.nameEn.replace(/–/g, '-'),
    hsCode: `${goods.hsCode}00`,
    casNo: goods.casNo ?? '',
    unNo: goods.unNo ?? '',
    shippingName: goods.unNo === null ? '' : goods.nameEn.toUpperCase(),
    hazardClass: goods.hazardClass ?? '',
    subRisks: [...goods.subRisks],
    packingGroup: goods.packingGroup ?? '',
    flashPoint: goods.flashPointC === null ? '' : String(goods.flashPointC),
    isMarinePollutant: goods.isMarinePollutant,
    packKind: chance.oneOf(goods.unNo === null ? ['PLT', '4G'] : ['1A1', '4G']),
    pieces: String(pieces),
    grossKg: String(kg),
    netKg: String(Math.round(kg * 0.9)),
    volume: (kg / (1000 * density)).toFixed(3),
  };
}

const party = (name: string): Party => ({
  name,
  address: 'NO. 1 CHEMICAL ROAD, SHANGHAI',
  phone: '+86 21 5555 0000',
  email: 'export@solvents.example',
  taxId: '',
});

const SOUND: FclForm = {
  ...blankFcl,
  quoteId: 'Q1',
  offerId: 'S1',
  boxOwner: 'COC',
  tradeTerm: 'FOB',
  transportTerm: 'CY-CY',
  freightTerm: 'PP',
  declMode: 'SELF',
  amsAgent: 'PLATFORM',
  pickupRegion: '330206',
  pickupAddress: '化工路 1 号 3 号门',
  readyDate: '2026-12-01T08:00',
  goodsValue: '120000',
  insuredValue: '132000',
  shipper: party('EASTERN SOLVENTS LTD'),
  consignee: party('STRAIT PAINTS PTE'),
  blType: 'HBL',
  releaseType: 'TLX',
  currency: '2',
  payType: '1',
  contactName: '林海',
  contactPhone: '13812345678',
  emergencyName: 'Lin Hai',
  emergencyPhone: '+86 21 5555 0119',
  agreeProtocol: true,
  agreeCharges: true,
  dgPromise: true,
};

const rowsFor = (chance: Chance): number =>
  chance.isBelow(0.01) ? 19 + chance.upTo(2) : chance.oneOf([1, 1, 1, 2, 3]);

const boxesFor = (chance: Chance, careless: number): BoxRow[] =>
  Array.from({ length: chance.isBelow(careless / 4) ? 0 : chance.oneOf([1, 1, 1, 2]) }, () => ({
    type: chance.oneOf(BOX_TYPES),
    count: chance.isBelow(careless) ? chance.oneOf(COUNTS) : String(1 + chance.upTo(2)),
  }));

function formFrom(chance: Chance): FclForm {
  const careless = chance.oneOf(CARELESS);
  const typedParty = (one: Party) => retyped(one, TYPED_PARTY, careless, chance);
  const isDanger: FclForm['isDanger'] = chance.isBelow(0.75) ? 'Y' : 'N';
  const known = RECORDED_GOODS.filter(({ unNo }) => chance.isBelow(0.02) || (unNo === null) === (isDanger === 'N'));
  const goods = Array.from({ length: rowsFor(chance) }, (_, at) =>
    retyped(rowOf(chance.oneOf(known), String(at + 1), chance), TYPED_GOODS, careless, chance),
  );
  const [boxes, services] = [boxesFor(chance, careless), chance.oneOf(SERVICES)];
  const form = retyped({ ...SOUND, isDanger, boxes, services, goods }, TYPED_FORM, careless, chance);
  return {
    ...form,
    goods: chance.isBelow(careless / 10) ? [] : goods,
    shipper: typedParty(form.shipper),
    consignee: typedParty(form.consignee),
    notify: chance.isBelow(careless) ? typedParty(form.consignee) : form.notify,
    invoice: retyped(form.invoice, TYPED_INVOICE, careless, chance),
  };
}

export const RECORDED_FORMS = 5_000;

export const formAt = (number: number): FclForm => formFrom(chanceFrom(SEED + number));
