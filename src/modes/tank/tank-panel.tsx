import type { ReactNode } from 'react';

import { topFillLevel } from '../../../domain/goods/tank/fill';
import { findTankType } from '../../../domain/goods/tank/types';
import { permittedTankCodes, fillFigures, type TankCargo } from '../../../domain/modes/tank/cargo';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { isTrialLevel, type TankSearch } from '../../../domain/modes/tank/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { fillSentence } from '../../../domain/values/fill';
import { TANK_RULES } from '../../../domain/modes/tank/finding';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { kgWords } from '../../trade/numbers';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { EntryChoice } from './entry-choice';
import { HeatChart } from './heat-chart';
import { findClosingTank, codesInWords } from './listed';
import { tankReason } from './reason-of';
import { TankDrawing } from './tank-drawing';
import { ThreeMasses } from './three-masses';

const { panel: copy, board } = tankSearchCopy;

function CargoFacts({ cargo, search }: { cargo: TankCargo; search: TankSearch }) {
  const [liquid, filled] = [cargo.liquid, fillFigures(cargo, search)];
  const isTyped = search.d15 !== null || search.d50 !== null;
  const facts: [name: string, value: string][] = [
    [copy.facts.density, filled ? copy.density(filled.d15, filled.d50, isTyped) : copy.unknown],
    [copy.facts.freezes, typeof liquid?.freezeC === 'number' ? `${liquid.freezeC}℃` : copy.unknown],
    [copy.facts.material, liquid ? copy.material[liquid.material] : copy.unknown],
    [copy.facts.inhibited, liquid ? copy.inhibited[liquid.isInhibited ? 'Y' : 'N'] : copy.unknown],
    [copy.facts.nitrogen, liquid ? copy.nitrogen[liquid.nitrogen] : copy.unknown],
    [copy.facts.cleaning, liquid ? copy.grade(liquid.cleaning) : copy.unknown],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-12">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type TankPanelProps = {
  drawn: TankOffer;
  rows: readonly TankOffer[];
  search: TankSearch;
  /** Price and button, where those are far below the drawing. */
  taking: ReactNode;
};

/** Listed goods declared as harmless. */
const declaredLine = ({ findings }: TankOffer['detail']): string | null => {
  const said = findings.find(({ code }) => code === 'tankDeclared' || code === 'tankResembles');
  return said ? fillSentence(TANK_RULES.sentences[said.code], said.given) : null;
};

function codesLine(cargo: TankCargo): string {
  const isNumbered = cargo.unNo !== null && !cargo.name.includes(cargo.unNo);
  const name = isNumbered ? `UN ${cargo.unNo} ${cargo.name}` : cargo.name;
  if (!cargo.isKnown) return copy.untold(name);
  if (cargo.unNo === null) return copy.harmless(name);
  const required = cargo.required.find((one) => one !== null);
  if (required === undefined) return copy.none(name);
  const codes = permittedTankCodes(cargo);
  const all = [...new Set(cargo.required)].join('/');
  return codes.length === 0 ? copy.people(name, required) : copy.required(name, all, codesInWords(codes));
}

/** Both limits of a gap in capacity, and the tank that closes it. */
function Gap({ drawn, rows }: Pick<TankPanelProps, 'drawn' | 'rows'>) {
  const said = drawn.detail.findings.filter(
    ({ level, code }) => level === 'BLOCK' && ['tankBetween', 'tankUnderFill', 'tankHeavy', 'tankNever'].includes(code),
  );
  const other = findClosingTank(rows, drawn)?.detail;
  return (
    <p className="mt-3 text-14 text-warn">
      {said.map(({ code, given }) => fillSentence(TANK_RULES.sentences[code], given)).join('；')}
      {other?.plan?.kind === 'fits' &&
        `。${copy.closes(nameOfTank(other.tank), other.plan.tanks, kgWords(other.plan.eachKg))}`}
    </p>
  );
}

function Level({ drawn, search }: Pick<TankPanelProps, 'drawn' | 'search'>) {
  const { cargo, window, plan, tank: code } = drawn.detail;
  const [tank, filled] = [findTankType(code), fillFigures(cargo, search)];
  if (!tank || !window || !filled) {
    const isGas = cargo.state === 'GAS' || tank?.tCode === 'T50';
    return <p className="mt-4 text-14 text-warn">{isGas ? copy.gas : copy.noLevel}</p>;
  }
  const eachKg = plan?.kind === 'fits' ? plan.eachKg : null;
  const level = { tank, window, filled, eachKg, isTrial: isTrialLevel(search) };
  return (
    <>
      <TankDrawing {...level} isTrialC={search.loadC === null} />
      <ThreeMasses {...level} />
    </>
  );
}

/** Tank, fill and reason; needs no port. */
export function TankPanel({ drawn, rows, search, taking }: TankPanelProps) {
  const { cargo, tank, plan, window } = drawn.detail;
  const type = findTankType(tank);
  const answer = offerAnswer(drawn);
  const filled = fillFigures(cargo, search);
  return (
    <section
      aria-labelledby="tank-panel"
      className="grid rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <div className="min-w-0 p-4 md:p-5">
        <h2 id="tank-panel" className="sr-only">
          {copy.title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <VerdictPill letter={answer}>{board.answers[answer]}</VerdictPill>
          <span className="text-muted">{copy.drawn(nameOfTank(tank), type?.tCode ?? '')}</span>
          {isTrialLevel(search) && <span className="text-12 font-semibold text-warn">{board.trial}</span>}
          {taking}
        </div>
        {answer === 'N' && plan?.kind !== 'between' && <p className="mt-2 text-14 text-bad">{tankReason(drawn)}</p>}
        {cargo.entries.length > 1 && <EntryChoice cargo={cargo} search={search} />}
        <Level drawn={drawn} search={search} />
        {plan?.kind === 'between' && <Gap drawn={drawn} rows={rows} />}
      </div>
      <div className="min-w-0 border-t border-line p-4 md:p-5 lg:border-t-0 lg:border-l">
        <p className="text-16 font-semibold text-ink">{declaredLine(drawn.detail) ?? codesLine(cargo)}</p>
        <p className="mt-1 text-12 text-muted">{copy.basis}</p>
        {filled && type && plan?.kind === 'fits' && <HeatChart filled={filled} tank={type} kg={plan.eachKg} />}
        {window && type && topFillLevel(type, window).isByLoad && (
          <p className="mt-1 text-12 text-muted">{copy.byLoad(kgWords(window.mostKg))}</p>
        )}
        <CargoFacts cargo={cargo} search={search} />
      </div>
    </section>
  );
}
