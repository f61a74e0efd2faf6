import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';
import { Scroller } from '../../ui/show/scroller';

type Scope = {
  key: string;
  name: string;
  place?: string;
  classes: readonly HazardClass[];
  /** Further columns, in the order of their heads. */
  more?: readonly string[];
};

type ScopesProps = {
  words: { caption: string; takes: string; refuses: string };
  /** Head of the name column, and of the further columns. */
  head: string;
  more?: readonly string[];
  scopes: readonly Scope[];
  className: string;
};

const HEAD = 'p-3 text-left font-normal whitespace-nowrap';
/** Phones have no header row, so each cell names its column. */
const ITSELF = 'max-md:before:mr-1 max-md:before:text-text max-md:before:content-[attr(data-of)]';

type RowProps = Pick<ScopesProps, 'words'> & {
  scope: Scope;
  all: readonly HazardClass[];
  heads: readonly string[];
};

/** On phones the accepted classes in a row, without the others. */
const ScopeRow = ({ scope: { name, place, classes, more = [] }, all, words, heads }: RowProps) => (
  <tr className="border-b border-line last:border-b-0 max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:p-3">
    <th scope="row" className="text-left font-medium max-md:w-full md:p-3 md:whitespace-nowrap">
      {name}
      {place !== undefined && <span className="block text-12 font-normal text-muted">{place}</span>}
    </th>
    {all.map((one) => {
      const isTaken = classes.includes(one);
      const look = isTaken ? 'text-good' : 'bg-sunken text-muted max-md:hidden';
      return (
        <td key={one} data-of={one} className={`text-12 whitespace-nowrap md:p-3 md:text-center ${ITSELF} ${look}`}>
          {isTaken && <Icon name="check" className="mx-auto size-4 max-md:hidden" />}
          {isTaken ? words.takes : words.refuses}
        </td>
      );
    })}
    {more.map((text, at) => (
      <td
        key={at}
        data-of={heads[at]}
        className={`text-12 tabular-nums max-md:w-full md:p-3 md:whitespace-nowrap ${ITSELF}`}
      >
        {text}
      </td>
    ))}
  </tr>
);

export function ScopesTable({ words, head, more = [], scopes, className }: ScopesProps) {
  const all = [...new Set(scopes.flatMap(({ classes }) => classes))].toSorted();
  return (
    <Scroller label={words.caption} className="mt-6">
      <table className={`w-full border-collapse border border-line bg-surface max-md:block ${className}`}>
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-12 text-muted max-md:hidden">
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
        <tbody className="max-md:block">
          {scopes.map((scope) => (
            <ScopeRow key={scope.key} scope={scope} all={all} words={words} heads={more} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
