import { permittedTanks } from '../../../domain/goods/tank/codes';
import { TANK_TYPES } from '../../../domain/goods/tank/types';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { standInsCopy as copy } from '../../copy/pages/tank-index';
import { Scroller } from '../../ui/show/scroller';
import { codesInWords } from './listed';

const CODES = Array.from({ length: 22 }, (_, at) => `T${at + 1}`);

const tankTypeNames = (codes: readonly string[]): string =>
  TANK_TYPES.filter(({ tCode }) => codes.includes(tCode))
    .map(({ code }) => nameOfTank(code))
    .join('、');

/** Permitted substitutes by tank code, with the fleet, from the table every search uses. */
export const StandIns = () => (
  <section className="wrap pb-12 md:pb-16" aria-labelledby="stand-ins">
    <h2 id="stand-ins" className="text-24">
      {copy.title}
    </h2>
    <p className="mt-2 text-14 text-muted">{copy.note}</p>
    <Scroller label={copy.table} className="mt-6">
      <table className="w-full min-w-180 border-collapse border border-line bg-surface text-12">
        <thead className="text-muted">
          <tr className="border-b border-line">
            {[copy.required, copy.codes, copy.fleet].map((name) => (
              <th key={name} scope="col" className="p-3 text-left font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CODES.map((code) => (
            <tr key={code} className="border-b border-line last:border-b-0">
              <th scope="row" className="p-3 text-left font-medium text-ink">
                {code}
              </th>
              <td className="p-3">{codesInWords(permittedTanks(code))}</td>
              <td className="p-3 text-muted">{tankTypeNames(permittedTanks(code)) || copy.nobody}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
    <p className="mt-3 text-12 text-muted">{copy.source}</p>
  </section>
);
