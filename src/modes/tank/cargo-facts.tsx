import { fillFigures, type TankCargo } from '../../../domain/modes/tank/cargo';
import type { TankSearch } from '../../../domain/modes/tank/search';
import { tankSearchCopy } from '../../copy/modes/tank/search';

const { panel: copy } = tankSearchCopy;

export function CargoFacts({ cargo, search }: { cargo: TankCargo; search: TankSearch }) {
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
