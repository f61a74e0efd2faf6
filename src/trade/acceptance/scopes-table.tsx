import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Scroller } from '../../ui/show/scroller';

type Scope = {
  key: string;
  name: string;
  place?: string;
  classes: readonly HazardClass[];
  /** What else is told of it, in the order of its heads. */
  more?: readonly string[];
};

type ScopesProps = {
  words: { caption: string; takes: string; refuses: string };
  /** The head of the names, and those of what else is told. */
  head: string;
  more?: readonly string[];
  scopes: readonly Scope[];
  className: string;
};

const HEAD = 'p-3 text-left font-normal whitespace-nowrap';

type RowProps = Pick<ScopesProps, 'words'> & { scope: Scope; all: readonly HazardClass[] };

const ScopeRow = ({ scope: { name, place, classes, more = [] }, all, words }: RowProps) => (
  <tr className="border-b border-line last:border-b-0">
    <th scope="row" className="p-3 text-left font-medium whitespace-nowrap">
      {name}
      {place !== undefined && <span className="block text-12 font-normal text-muted">{place}</span>}
    </th>
    {all.map((one) => {
      const isTaken = classes.includes(one);
      const look = isTaken ? 'text-good' : 'bg-sunken text-muted';
      return (
        <td key={one} className={`p-3 text-center text-12 whitespace-nowrap ${look}`}>
          {isTaken ? words.takes : words.refuses}
        </td>
      );
    })}
    {more.map((text, at) => (
      <td key={at} className="p-3 text-12 whitespace-nowrap tabular-nums">
        {text}
      </td>
    ))}
  </tr>
);

/** Who takes which class: a column for every class that one of them takes, and what else is told of each. */
export function ScopesTable({ words, head, more = [], scopes, className }: ScopesProps) {
  const all = [...new Set(scopes.flatMap(({ classes }) => classes))].toSorted();
  return (
    <Scroller label={words.caption} className="mt-6">
      <table className={`w-full border-collapse border border-line bg-surface ${className}`}>
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-12 text-muted">
          <tr className="border-b border-line">
            <th scope="col" className={HEAD}>
              {head}
            </th>
            {all.map((one) => (
              <th key={one} scope="col" className="p-3 font-medium text-ink">
                <HazardDiamond hazardClass={one} className="mx-auto size-8" />
                {one}
              </th>
            ))}
            {more.map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scopes.map((scope) => (
            <ScopeRow key={scope.key} scope={scope} all={all} words={words} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
