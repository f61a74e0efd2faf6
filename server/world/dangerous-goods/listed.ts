import { HAZARD_CLASS_IDS, PACKING_GROUPS, type HazardClass } from '../../../domain/goods/dangerous-goods';
import { IMDG_EDITION } from '../../../domain/goods/edition';
import type { Doubt } from '../../../domain/goods/facts';
import { GROUP_II_FLASH_POINT } from '../../../domain/goods/flammable';
import { isCleanRow } from './clean-rows';
import { requireOneOf, splitCell, orNull, readTable, type TableRow } from './list/read-table';
import { propertyQuestions } from './property-questions';
import type { Goods } from './read-goods';

/** Columns of the whole list by number; `list/README.md` says what stands in them. */
export const LIST_COLUMNS = [
  'unNo',
  'row',
  'nameCn',
  'nameEn',
  'nameEnTail',
  'hazardClass',
  'compatibility',
  'subRisks',
  'packingGroup',
  'marinePollutant',
  'specialProvisions',
  'limitedQuantity',
  'exceptedQuantity',
  'packingInstructions',
  'ibcInstructions',
  'largePackings',
  'packingProvisions',
  'tankInstruction',
  'tankProvisions',
  'emS',
  'stowage',
  'stowageCodes',
  'handlingCodes',
  'segregationGroups',
  'column16b',
  'state',
  'technicalName',
  'flashPoint',
  'adrCode',
  'transportCategory',
  'tunnelCode',
  'hazardNumber',
  'usPassenger',
  'usCargo',
  'flags',
  'refused',
  'sourceAdr',
  'sourceCfr',
  'sourceSea',
  'nameCnFrom',
  'sounds',
] as const;
type Column = (typeof LIST_COLUMNS)[number];
type Cells = Readonly<Record<Column, string>>;

const STATES = { L: 'LIQUID', S: 'SOLID', G: 'GAS', A: 'ARTICLE', '': 'SOLID' } as const;
const STATE_LETTERS = Object.keys(STATES) as (keyof typeof STATES)[];

/** Sentences of refusals, by the cell. */
const REFUSALS: Readonly<Record<string, string>> = {
  'class-1': '属第 1 类爆炸品，平台只看 1.4S 和 1.4G，其余不承运',
  'class-6.2': '属第 6.2 项感染性物质，平台不承运',
  'class-7': '属第 7 类放射性物质，平台不承运',
  'forbidden: IMDG SP 900': '按 IMDG 特殊规定 900 禁止海运，平台不承运',
  'forbidden: IMDG SP 976 (only by special authorization)': '按 IMDG 特殊规定 976 未经特批禁止运输，平台不承运',
  'forbidden at sea: IMDG SP 968': '按 IMDG 特殊规定 968 禁止海运，平台不承运',
  'forbidden: ADR': '按 ADR 禁止运输，平台不承运',
};
const REFUSED = ['', ...Object.keys(REFUSALS)];

/** Flags that keep a row from ever being green, in the order in which the first is told. */
const FLAGS: readonly (readonly [RegExp, string])[] = [
  [/^ask:class-1\.4/, '第 1 类 1.4 项，逐票核对'],
  [/^ask:|^desensitized/, '属退敏爆炸品或有爆炸次危险，逐票核对'],
  [/^temperature/, '需控温运输，控制温度与危急温度以安全数据单为准'],
  [/^sp900/, '部分形态按 IMDG 特殊规定 900 禁运'],
  [/^sub:|^class:/, '次危险或类别随内装物而定'],
  [/^conflict:/, '各公开来源说法不一'],
  [/^one-source/, '仅有一个公开来源'],
  [/^adr:|^quantities:|^packing:/, '公路规则未列或不适用，数量与包装要求未知'],
];

/** Rows wait for a person where rules of the state, of air, rail, road and stores were not read for them. */
const WAITING = `取自 ${IMDG_EDITION}一览表公开转录，国内管制、空运和仓储要求尚未核对`;
const SEA_ONLY = `${IMDG_EDITION}一览表各来源一致；空运、铁路、公路、罐箱和仓储要求尚未核对`;

function doubtsIn(cells: Cells): Doubt[] {
  const { flags, refused, tankInstruction } = cells;
  const all = splitCell(flags);
  const told = FLAGS.filter(([pattern]) => all.some((flag) => pattern.test(flag))).map(([, text]) => text);
  return [
    ...(refused === '' ? [] : [{ about: 'REFUSED' as const, text: REFUSALS[refused] ?? '' }]),
    isCleanRow(cells) ? { about: 'LAND', text: SEA_ONLY } : { about: 'CLASS', text: [...told, WAITING].join('；') },
    ...(tankInstruction === '' ? [] : [{ about: 'TANK' as const, text: '罐箱导则取自 ADR 2025，尚未核对' }]),
  ];
}

/** Column 16b with a code no rule knows: groups stand on one transcription, so nothing beside such goods is free. */
const UNREAD = '其余未核对';

const BURNING: readonly string[] = ['2.1', '3', '4.1', '4.2', '4.3', '5.2'];

/** A class without a division, as of samples, is kept apart as the strictest. */
const classIn = (cell: string, place: string): HazardClass =>
  requireOneOf(HAZARD_CLASS_IDS, cell === '1' ? '1.1' : cell === '2' ? '2.3' : cell, place);

const MOST_EN = 120;
const MOST_CN = 60;

/** Capitals of the list in the manner of the other goods; a form takes these letters and no others. */
function englishName(nameEn: string, tail: string): string {
  const plain = (text: string) =>
    text.replaceAll('[', '(').replaceAll(']', ')').replaceAll('–', '-').replaceAll(/[°"]/g, '');
  const name = nameEn.charAt(0) + nameEn.slice(1).toLowerCase();
  const whole = plain(tail === '' ? name : `${name}, ${tail}`);
  return (whole.length <= MOST_EN ? whole : plain(name)).slice(0, MOST_EN).trim();
}

/** The list's Chinese name: cut at a comma where it is too long for a form, with the English one where it is too short. */
function chineseName(nameCn: string, english: string): string {
  if (nameCn.length < 2) return `${nameCn}（${english}）`;
  if (nameCn.length <= MOST_CN) return nameCn;
  const cut = nameCn.lastIndexOf('，', MOST_CN);
  return nameCn.slice(0, cut > 0 ? cut : MOST_CN);
}

/** Measured values differ, so the lowest of a span counts. A figure below group III is of the other group. */
function flashIn({ flashPoint, hazardClass, packingGroup }: Cells): number | null {
  if (!/^-?\d/.test(flashPoint)) return null;
  const degrees = Number.parseFloat(flashPoint);
  return hazardClass === '3' && packingGroup === 'III' && degrees < GROUP_II_FLASH_POINT ? null : degrees;
}

/** Limits of one figure and one unit; another text is none. */
const limitIn = (cell: string): string | null => (/^[\d.]+ (?:ml|L|g|kg)$/.test(cell) ? cell : '0');

const SOURCE_NAMES = { adr: 'ADR ', cfr: '49 CFR 172.101' };

const listRowOf = (cells: Cells): NonNullable<Goods['listRow']> => ({
  provisions: splitCell(cells.specialProvisions),
  excepted: cells.exceptedQuantity,
  stowage: [cells.stowage, ...splitCell(cells.stowageCodes)].filter((code) => code !== ''),
  handling: splitCell(cells.handlingCodes),
  category: cells.transportCategory,
  tunnel: cells.tunnelCode,
  hazardNumber: cells.hazardNumber,
  sources: [
    `IMDG ${IMDG_EDITION}`,
    ...(cells.sourceAdr === '' ? [] : [SOURCE_NAMES.adr + cells.sourceAdr.replace('+', '、')]),
    ...(cells.sourceCfr === '' ? [] : [SOURCE_NAMES.cfr]),
  ],
});

function readListed({ cells, place }: TableRow<Column>): Goods & { unNo: string; hazardClass: HazardClass } {
  const { unNo, row, nameCn, nameEn, nameEnTail, packingGroup } = cells;
  if (!/^\d{4}$/.test(unNo)) throw new Error(`${place}: “${unNo}” is no UN number`);
  requireOneOf(REFUSED, cells.refused, place);
  const shown = englishName(nameEn, nameEnTail);
  const named = chineseName(nameCn.replaceAll('℃', '°C'), shown);
  const hazardClass = classIn(cells.hazardClass, place);
  const subRisks = splitCell(cells.subRisks).map((one): HazardClass => (one === '1' ? '1.3' : classIn(one, place)));
  const proper = englishName(nameEn, '').toUpperCase();
  return {
    goodsId: `un${unNo}${row}`,
    unNo,
    nameCn: named,
    nameEn: shown,
    properName: shown.toUpperCase() === proper ? null : proper,
    casNo: null,
    hsCode: '',
    hazardClass,
    subRisks,
    packingGroup: packingGroup === '' ? null : requireOneOf(PACKING_GROUPS, packingGroup, place),
    isMarinePollutant: cells.marinePollutant === 'yes',
    limitedQuantity: limitIn(cells.limitedQuantity),
    emS: orNull(cells.emS),
    tankInstruction: orNull(cells.tankInstruction),
    state: STATES[requireOneOf(STATE_LETTERS, cells.state as keyof typeof STATES, place)],
    flashPointC: flashIn(cells),
    densityKgPerL: null,
    groups: splitCell(cells.segregationGroups).map((one) => one.replace('SGG', '')),
    sixteenB: [...splitCell(cells.column16b), UNREAD],
    burns: [hazardClass, ...subRisks].some((one) => BURNING.includes(one)) || null,
    fire: null,
    technical: cells.technicalName === 'yes' ? { hint: null, example: null } : null,
    cooled: null,
    packing: {
      instructions: [
        ...splitCell(cells.packingInstructions),
        ...splitCell(cells.ibcInstructions),
        ...splitCell(cells.largePackings),
      ],
      special: splitCell(cells.packingProvisions),
      peroxide: null,
    },
    controls: { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false },
    listRow: listRowOf(cells),
    asks: propertyQuestions({ unNo, subRisks, packingGroup }),
    doubts: doubtsIn(cells),
    sources: ['1'],
    confidence: { identity: 'MEDIUM', hazard: cells.flags === '' ? 'MEDIUM' : 'LOW' },
    note: null,
    aliases: [...(named.length === nameCn.length ? [] : [nameCn]), ...splitCell(cells.sounds)],
    isCivilExplosive: false,
  };
}

/** Cells of the dangerous goods list of Amendment 42-24, as the file has them. */
export const LIST_TABLE = readTable('numbers-42-24.csv', LIST_COLUMNS);

export const LIST = LIST_TABLE.map(readListed);

/** Sentences of the cells `refused` and `flags`; a flag names its column after the colon. */
export const REFUSAL_CODES: readonly { code: string; level: 'BLOCK' | 'MANUAL'; text: string }[] = [
  ...Object.entries(REFUSALS).map(([code, text]) => ({ code, level: 'BLOCK' as const, text })),
  ...[...new Set(LIST_TABLE.flatMap(({ cells }) => splitCell(cells.flags)))].flatMap((code) => {
    const [, text] = FLAGS.find(([pattern]) => pattern.test(code)) ?? [];
    return text === undefined ? [] : [{ code, level: 'MANUAL' as const, text }];
  }),
];
