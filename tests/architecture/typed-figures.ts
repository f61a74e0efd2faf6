import type { House } from '../support/arrows/house';

/** Folders of a mode's tariffs, bounds and constants, beyond its own. */
const FACTS: Readonly<Record<string, RegExp>> = { truck: /^domain\/road\//, mall: /^domain\/mall\// };

const FIGURE =
  /(?:[A-Z_0-9]{3,}(?:: [\w\s<>,']+)? = |\b\w+: (?:minorUnits\()?|[[(,] ?minorUnits\()(\d[\d_]*(?:\.\d+)?)/g;
const SENTENCE = /(['"`])((?:\\.|(?!\1)[^\\\n])*\p{Script=Han}(?:\\.|(?!\1)[^\\\n])*)\1/gu;
const UNIT =
  '千克|公斤|吨|公里|小时|天|点|件|个|元|立方米|升|字|位|周岁|人|票|行|层|工作日|到|至|–|%|‰|℃| ?kg| ?L| ?m³| ?小时';
const TYPED = new RegExp(String.raw`(?<![\w.,:–-])(?<!第 ?)(\d[\d,]*(?:\.\d+)?) ?(${UNIT})|[¥$](\d[\d,]*)`, 'gu');

const modeOf = (path: string): string | undefined =>
  /^(?:domain|contract|src\/copy|server\/trade)\/modes\/(\w+)[/.]/.exec(path)?.[1] ??
  (/^(?:src\/copy|server\/orders|contract)\/mall[/.]/.test(path) ? 'mall' : undefined);

function constantsOf(house: House, mode: string): Set<number> {
  const numbers = new Set<number>();
  for (const [path, source] of house)
    if (path.startsWith(`domain/modes/${mode}/`) || FACTS[mode]?.test(path))
      for (const [, digits = ''] of source.matchAll(FIGURE)) numbers.add(Number(digits.replaceAll('_', '')));
  numbers.delete(0);
  numbers.delete(1);
  return numbers;
}

/** Ways in which a sentence writes a constant: as it is, as a share, in minor units of money. */
function isConstant(constants: Set<number>, figure: number, unit: string, isMoney: boolean): boolean {
  if (isMoney) return constants.has(figure) || constants.has(figure * 100);
  if (unit === '%' && constants.has(figure / 100)) return true;
  return constants.has(figure) || (unit.trim() === '吨' && constants.has(figure * 1000));
}

/** Figures of a mode's tariff, bounds and constants that are typed into its sentences. */
export function typedFiguresIn(house: House): string[] {
  const known = new Map<string, Set<number>>();
  return [...house].flatMap(([path, source]) => {
    const mode = modeOf(path);
    if (mode === undefined || path.endsWith('pieces.ts')) return [];
    const constants = known.get(mode) ?? constantsOf(house, mode);
    known.set(mode, constants);
    return [...source.matchAll(SENTENCE)].flatMap(([, , sentence = '']) =>
      [...sentence.replaceAll(/\$\{[^}]*\}|\{\w+\}/g, '').matchAll(TYPED)]
        .filter(([, digits, unit = '', money]) =>
          isConstant(constants, Number((digits ?? money ?? '').replaceAll(',', '')), unit, money !== undefined),
        )
        .map(([typed]) => `${path}: ${typed} in ${sentence}`),
    );
  });
}
