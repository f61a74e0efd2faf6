import type { PartDetail } from '../../../domain/modes/truck/detail';
import type { BESIDE } from '../../../domain/modes/truck/finding';
import { partCopy as copy } from '../../copy/modes/truck/part';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

const LOOKS: Readonly<Record<(typeof BESIDE)[number], string>> = {
  truckPartGeneral: 'text-bad',
  truckPartClash: 'text-bad',
  truckPartAsk: 'text-warn',
  truckPartUntold: 'text-warn',
};

/** Segregation against each class aboard; other customers' goods are shown by class only. */
export function PartAboard({ part: { classes, beside } }: { part: PartDetail }) {
  const saidOf = (hazardClass: string) =>
    beside.find(({ given }) => given['class'] === hazardClass) ??
    beside.find(({ code }) => code === 'truckPartGeneral') ??
    null;
  return (
    <>
      <h3 className="text-14">{copy.aboard}</h3>
      {classes.length === 0 ? (
        <p className="mt-2 text-14 text-muted">{copy.none}</p>
      ) : (
        <table className="mt-2 w-full border-collapse text-14">
          <thead>
            <tr className="border-b border-line text-left text-12 text-muted">
              <th scope="col" className="pb-1 font-normal">
                {copy.heads.aboard}
              </th>
              <th scope="col" className="pb-1 font-normal">
                {copy.heads.verdict}
              </th>
            </tr>
          </thead>
          <tbody>
            {classes.map((one) => {
              const said = saidOf(one);
              return (
                <tr key={one} className="border-b border-line last:border-b-0">
                  <th scope="row" className="py-2 pr-3 text-left font-medium text-ink">
                    <span className="flex items-center gap-2">
                      <HazardDiamond hazardClass={one} className="size-6" />
                      {copy.classOf(one)}
                    </span>
                  </th>
                  <td className={`py-2 ${said ? LOOKS[said.code] : 'text-good'}`}>
                    {said ? copy.beside[said.code] : copy.fine}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p className="mt-3 text-12 text-muted">{copy.byClass}</p>
    </>
  );
}
