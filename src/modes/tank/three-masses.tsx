import { ownLevel, topFillLevel, type FillFigures } from '../../../domain/goods/tank/fill';
import type { TankWindow } from '../../../domain/goods/tank/shapes';
import type { TankType } from '../../../domain/goods/tank/types';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { kgWords } from '../../trade/numbers';

const { panel: copy } = tankSearchCopy;

export type Level = {
  tank: TankType;
  window: TankWindow;
  filled: FillFigures;
  /** Null if the quantity fits no number of these tanks. */
  eachKg: number | null;
  isTrial: boolean;
  isTrialC: boolean;
};

type MassProps = { name: string; kg: number; litres: number; isOwn?: boolean };

const Mass = ({ name, kg, litres, isOwn = false }: MassProps) => (
  <div className={`px-3 py-2 ${isOwn ? 'bg-sea-tint text-sea' : ''}`}>
    <dt className="text-12 text-muted">{name}</dt>
    <dd>
      <b className={`block text-16 font-semibold ${isOwn ? 'text-sea' : 'text-ink'}`}>{kgWords(kg)} kg</b>
      <span className="text-12 text-muted">{kgWords(litres)} L</span>
    </dd>
  </div>
);

export const topWords = ({ percent, isByLoad }: ReturnType<typeof topFillLevel>): string =>
  isByLoad ? copy.mostLoad(percent) : copy.most(percent);

export function ThreeMasses({ tank, window, filled, eachKg, isTrial }: Omit<Level, 'isTrialC'>) {
  const litres = (kg: number) => Math.round(kg / window.density);
  const percent = eachKg === null ? 0 : ownLevel(tank, filled, eachKg);
  const top = topFillLevel(tank, window);
  return (
    <dl className="mt-4 grid grid-cols-3 divide-x divide-line overflow-hidden rounded-control border border-line">
      <Mass
        name={window.leastKg === 1 ? copy.free : copy.least}
        kg={window.leastKg === 1 ? 0 : window.leastKg}
        litres={window.leastKg === 1 ? 0 : litres(window.leastKg)}
      />
      {eachKg !== null && (
        <Mass name={isTrial ? copy.ownTrial(percent) : copy.own(percent)} kg={eachKg} litres={litres(eachKg)} isOwn />
      )}
      <Mass name={topWords(top)} kg={window.mostKg} litres={litres(window.mostKg)} />
    </dl>
  );
}
