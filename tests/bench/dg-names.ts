// Names put beside wrong UN numbers, none of which may be green, and right names in five ways of writing, which a search finds.
import { blankGoods } from '../../domain/goods/row';
import { consistencyFindings } from '../../domain/order/findings/consistency';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { ALL_GOODS, LIBRARY, searchGoods } from '../../server/world/dangerous-goods/library';
import type { Goods } from '../../server/world/dangerous-goods/read-goods';
import { chanceAt } from '../support/verdicts/draw';

/** Another for each run; `SEED` asks an earlier one again. */
process.env['SEED'] ??= String(Date.now());
const COUNT = Number(process.env['COUNT'] ?? 2000);
const LEAST_FOUND = 0.99;
const MOST_MS = 20;

const DANGEROUS = ALL_GOODS.filter(({ unNo }) => unNo !== null);
const HOUSE = LIBRARY.filter(({ unNo }) => unNo !== null);

/** Every second number is one of the house, as the others are never green anyway. */
function wrongAt(at: number): { beside: Goods; said: Goods; isGreen: boolean; isHeld: boolean } {
  const { of, isOnceIn } = chanceAt(`wrong ${at}`);
  const beside = of(isOnceIn(2, 'house') ? HOUSE : DANGEROUS, 'beside');
  const bare = ({ nameCn, nameEn }: Goods) => [nameCn.replace(/[（(].*$/u, ''), nameEn.replace(/ ?\(.*$/u, '')];
  const others = DANGEROUS.filter(({ unNo }) => unNo !== beside.unNo);
  const isOther = (goods: Goods) => !bare(goods).some((name) => bare(beside).includes(name));
  const said = of(others.filter(isOther), 'said');
  const { nameCn, nameEn } = said;
  const isEnglish = isOnceIn(2, 'english');
  const row = {
    ...blankGoods('1'),
    goodsId: isOnceIn(2, 'picked') ? beside.goodsId : '',
    unNo: beside.unNo ?? '',
    hazardClass: beside.hazardClass ?? ('' as const),
    subRisks: [...beside.subRisks],
    packingGroup: beside.packingGroup ?? ('N' as const),
    isMarinePollutant: beside.isMarinePollutant,
    nameCn: isEnglish ? beside.nameCn : nameCn,
    nameEn: isEnglish ? nameEn : beside.nameEn,
  };
  const findings = consistencyFindings({ goods: [row], isDanger: 'Y' }, identifyGoods);
  const isHeld = findings.some(({ code }) => code.startsWith('name'));
  return { beside, said, isHeld, isGreen: findings.every(({ level }) => level !== 'MANUAL' && level !== 'BLOCK') };
}

const WAYS: readonly ((goods: Goods) => string)[] = [
  ({ nameCn }) => nameCn,
  ({ nameEn }) => nameEn.toUpperCase(),
  ({ unNo }) => `ＵＮ ${unNo ?? ''}`,
  ({ nameEn }) => ` ${nameEn.replaceAll(' ', '  ')} `,
  ({ aliases, nameCn }) => aliases.at(-1) ?? nameCn,
];

const wrong = Array.from({ length: COUNT }, (_, at) => wrongAt(at));
const green = wrong.filter(({ isGreen }) => isGreen);
const unheld = wrong.filter(({ isHeld }) => !isHeld);
const times: number[] = [];
const missed = Array.from({ length: COUNT }, (_, at) => {
  const goods = chanceAt(`right ${at}`).of(DANGEROUS, 'goods');
  const typed = WAYS[at % WAYS.length]?.(goods).slice(0, 120) ?? '';
  const begun = performance.now();
  const found = searchGoods(typed);
  times.push(performance.now() - begun);
  return found.some(({ item }) => item.unNo === goods.unNo) ? [] : [`${goods.unNo} ${typed}`];
}).flat();
const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

console.log(`SEED=${process.env['SEED']}\n`);
console.log('| names | asked | green or missed |');
console.log('|---|--:|--:|');
console.log(`| beside wrong numbers | ${COUNT} | ${green.length} |`);
console.log(`| the same, without a word of the name | ${COUNT} | ${unheld.length} |`);
console.log(`| searched in five ways | ${COUNT} | ${missed.length} |`);
console.log(`\nsearch p99 ${p99.toFixed(1)} ms`);
for (const { beside, said } of green.slice(0, 20))
  console.log(`  UN ${beside.unNo} ${beside.nameCn}: ${said.nameCn} / ${said.nameEn}`);
for (const { beside, said } of unheld.slice(0, 10))
  console.log(`  unheld UN ${beside.unNo} ${beside.nameCn}: UN ${said.unNo} ${said.nameCn} / ${said.nameEn}`);
for (const one of missed.slice(0, 20)) console.log(`  missed ${one}`);
if (green.length > 0 || unheld.length > 0 || missed.length > COUNT * (1 - LEAST_FOUND) || p99 > MOST_MS)
  process.exitCode = 1;
