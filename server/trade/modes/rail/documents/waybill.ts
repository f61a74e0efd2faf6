import { waybillName, BORDERS, type BorderCode } from '../../../../../domain/modes/rail/corridor';
import { railRowFacts, type RailForm } from '../../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../../domain/modes/rail/quote';
import { ridNumber } from '../../../../../domain/modes/rail/rid';
import { customsName } from '../../../../../domain/modes/rail/words';
import { eachBox } from '../../../../../domain/modes/rail/wagons';
import { rowUnNumber } from '../../../../../domain/order/goods/hazards';
import type { Party } from '../../../../../domain/order/form/form';
import type { GoodsRow } from '../../../../../domain/goods/row';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { describedAs, packagesText } from '../../goods-line';
import { factRows, sheetPage, WATERMARK } from '../../sheet';
import type { Snapshot } from '../../mode';
import { boxNumber, brokerText, permitNo } from '../told';

const STATIONS: Readonly<Record<string, string>> = {
  RXA: 'Сиань (международный порт)',
  RCQ: 'Чунцин (Туаньцзецунь)',
  RCD: 'Чэнду (Чэнсян)',
  RZZ: 'Чжэнчжоу (Путянь)',
  RWH: 'Ухань (Уцзяшань)',
  RYW: 'Иу-Западный',
  RSZ: 'Сучжоу-Западный',
  RDU: 'Дуйсбург',
  RHH: 'Гамбург',
  RMA: 'Малашевиче',
  RLO: 'Лодзь',
  RBU: 'Будапешт',
  RMO: 'Москва (Ворсино)',
  RAA: 'Алматы',
  RTA: 'Ташкент',
};

const RUSSIAN_BORDERS: Readonly<Record<BorderCode, string>> = {
  RAL: 'Алашанькоу / Достык',
  RHG: 'Хоргос / Алтынколь',
  REL: 'Эрэн-Хото / Замын-Ууд',
  RMZ: 'Маньчжурия / Забайкальск',
};

const russianStation = (code: string | undefined): string => STATIONS[code ?? ''] ?? '';
const russianBorder = (code: BorderCode): string => RUSSIAN_BORDERS[code];

const partyText = ({ name, address, phone }: Party): string =>
  [name, address, phone].filter((one) => one !== '').join('\n');

function dangerText(row: GoodsRow, { isDanger }: RailForm): string {
  if (isDanger === 'N') return '';
  const rid = ridNumber(rowUnNumber(row) ?? '', row.packingGroup);
  return [
    describedAs(row),
    rid === null ? 'RID 号：未收录，按 RID 表 A 第 20 栏填写' : `RID 号 ${rid}（请按现行 RID 表 A 第 20 栏核对）`,
  ].join('\n');
}

/** In Chinese and Russian, with the railway code GNG. */
function goodsLine(row: GoodsRow, form: RailForm): string {
  const { nameRu, gng } = railRowFacts(form, row);
  const load = `${packagesText(row)} / ${row.grossKg} kg`;
  return [`${row.nameCn} / ${nameRu}`, gng && `ГНГ ${gng}`, dangerText(row, form), load]
    .filter((one) => one !== '')
    .join('\n');
}

const boxLines = (form: RailForm): string =>
  eachBox(form.boxes)
    .map((type, at) => {
      const kg = form.units[at]?.kg ?? '';
      return `${at + 1}. ${type} ${boxNumber(form, at) || '箱号待配'}，货重 ${kg} kg`;
    })
    .join('\n');

/** 国际货协运单草稿: the boxes of the bill that an order already knows, numbered as on the form. */
export function waybillDraft(order: Snapshot<RailForm, RailQuote>, orderNo: string): string {
  const { form, quote } = order;
  const { org, dst, supplier, detail } = quote.offer;
  const border = BORDERS[detail.border];
  return sheetPage(
    `${waybillName(detail.line)}草稿`,
    WATERMARK +
      factRows([
        ['订单', orderNoInGroups(orderNo)],
        ['承运平台', `${supplier?.nameCn ?? ''} ${supplier?.nameEn ?? ''}`],
        ['1 发货人 Отправитель', partyText(form.shipper)],
        ['2 发站 Станция отправления', `${org?.nameCn ?? ''} / ${russianStation(org?.code)}`],
        ['4 收货人 Получатель', partyText(form.consignee)],
        ['收货人税号 ИНН/БИН/EORI', form.consigneeTax],
        ['5 到站 Станция назначения', `${dst?.nameCn ?? ''} / ${russianStation(dst?.code)}`],
        ['到站专用线', form.siding],
        ['8 口岸 Пограничные станции', `${border.nameCn}、${border.partner} / ${russianBorder(detail.border)}`],
        ['15 货物 Наименование груза', form.goods.map((row) => goodsLine(row, form)).join('\n\n')],
        ['19 箱与封条 Контейнеры, пломбы', [boxLines(form), '封条号装箱后填写'].join('\n')],
        ['20 装车人 Погружено', '发货人'],
        ['报关方式', customsName(form.customsMode)],
        ['境外清关代理', brokerText(form)],
        ['铁路批复号', permitNo(form) || (form.services.includes('DGA') ? '批复代办中' : '')],
      ]) +
      '<p>铁路运单不是物权凭证，到站后货物交给运单载明的收货人。</p>',
  );
}
