import type { TankUnit } from '../../../domain/modes/tank/units';
import { tankReceiptCopy } from '../../copy/modes/tank/receipt';
import { TitledCard } from '../../trade/papers/facts-card';

const { units: copy } = tankReceiptCopy;

const washedText = ({ grade, washedOn, inspector }: TankUnit): string =>
  washedOn === '' ? copy.unwashed : copy.washed(grade, washedOn, inspector);

const Table = ({ units }: { units: readonly TankUnit[] }) => (
  <table className="w-full text-14 max-md:block">
    <thead className="text-12 text-muted max-md:hidden">
      <tr>
        {[copy.no, copy.last, copy.washing, copy.test].map((name) => (
          <th key={name} scope="col" className="py-1 text-left font-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {units.map((unit) => (
        <tr key={unit.no} className="border-t border-line max-md:grid max-md:py-2">
          <th scope="row" className="py-1.5 text-left font-medium text-ink max-md:py-0">
            {unit.no}
          </th>
          <td>{unit.last || copy.fresh}</td>
          <td>{washedText(unit)}</td>
          <td>{copy.due(unit.testDue)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const TankUnits = ({ units }: { units: readonly TankUnit[] }) => (
  <TitledCard title={copy.title}>
    {units.length === 0 ? <p className="text-muted">{copy.none}</p> : <Table units={units} />}
  </TitledCard>
);
