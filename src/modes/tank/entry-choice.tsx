import { tankQuestion, type TankSearch } from '../../../domain/modes/tank/search';
import type { TankCargo } from '../../../domain/modes/tank/cargo';
import { routePath } from '../../../domain/routes';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { TextLink } from '../../ui/press/text-link';

const { panel: copy } = tankSearchCopy;

/** A UN number with several entries: the user must choose. */
export const EntryChoice = ({ cargo: { entries, unNo }, search }: { cargo: TankCargo; search: TankSearch }) => (
  <section className="mt-3 rounded-control bg-warn-tint p-3 text-14">
    <h3 className="text-14 font-semibold text-warn">{copy.which}</h3>
    <p className="text-12 text-warn">{copy.whichText(unNo ?? '')}</p>
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
      {entries.map(({ name, group }) => (
        <li key={`${name} ${group}`}>
          <TextLink
            href={tankQuestion.address(routePath('tankIndex'), {
              ...tankQuestion.askedFor(search),
              goods: name,
              group,
            })}
          >
            {`${name} ${copy.group(group)}`.trim()}
          </TextLink>
        </li>
      ))}
    </ul>
  </section>
);
