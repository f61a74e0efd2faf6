import type { TariffCase } from '../../../domain/house/case';
import { tariffCopy as copy } from '../../copy/house/tariffs';
import { Badge } from '../../ui/mark/badge';
import { Scroller } from '../../ui/show/scroller';
import { CaseColumns } from './case-columns';
import { CaseHead, type CaseParts } from './case-head';
import { CasePart } from './case-parts';
import { OwnChange } from './second-person';
import { FIGURE, Heads, TariffRead } from './tariff-read';

/** The table scrolls in its own box on a phone: ten columns stay beside their row. */
function Figures({ table, unit, topic, count }: Pick<TariffCase, 'table' | 'unit' | 'topic' | 'count'>) {
  const { columns, rows } = table;
  if (rows.length === 0) return <p className="mt-3 text-muted">{copy.none[topic]}</p>;
  const cut = count > rows.length ? ` · ${copy.ships(rows.length, count)}` : '';
  return (
    <Scroller label={copy.now[topic]} className="mt-3">
      <table className="w-full text-14">
        <caption className="pb-1 text-left text-12 text-muted">
          <span className="sticky left-0 inline-block max-sm:max-w-72">{`${copy.unit[topic]}：${unit}${cut}`}</span>
        </caption>
        <Heads names={[copy.item[topic], ...columns]} />
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={`${name} ${figures.join()}`} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={columns[at]} className={FIGURE}>
                  {copy.figure(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

export function CaseOfTariff({ view, on, shown }: Omit<CaseParts<TariffCase>, 'onOpen'>) {
  const { stand, title, unit, from, topic, pending, isOwn, done } = shown;
  const marks = <Badge look={copy.looks[stand]}>{copy.stands[topic][stand]}</Badge>;
  const pendingTitle = copy.pending[stand === 'WAITING' ? 'WAITING' : 'COMING'];
  const facts = [
    [copy.unit[topic], unit],
    [copy.from, from === null ? '' : copy.since(from)],
  ] as const;
  return (
    <>
      <CaseHead view={view} on={on} shown={shown} title={title} marks={marks} facts={facts} />
      <CaseColumns view={view} on={on} done={done}>
        {pending && (
          <CasePart title={pendingTitle}>
            <div className="mt-3 grid gap-3">
              <TariffRead reading={pending} title={pendingTitle} />
              <OwnChange isOwn={isOwn} />
            </div>
          </CasePart>
        )}
        <CasePart title={copy.now[topic]}>
          <Figures {...shown} />
        </CasePart>
      </CaseColumns>
    </>
  );
}
