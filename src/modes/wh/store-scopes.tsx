import { FIRES, fireName } from '../../../domain/goods/fire';
import { mostArea, mostLayers } from '../../../domain/modes/wh/room';
import { whQuestion } from '../../../domain/modes/wh/search';
import { roomsOfFire, storeScopes } from '../../../domain/modes/wh/stores';
import { storeScopesCopy as copy } from '../../copy/modes/wh/scopes';
import { ScopesTable } from '../../trade/acceptance/scopes-table';
import { FirstQuestions } from '../../trade/first-questions';
import { Scroller } from '../../ui/show/scroller';

const SCOPES = storeScopes().map(({ store, rooms, classes, fires, areaM2 }) => ({
  key: store.code,
  name: store.nameCn,
  place: store.isBonded ? `${store.district} · ${copy.bonded}` : store.district,
  classes,
  more: [
    fires.map(fireName).join(' '),
    copy.rooms(rooms.length, areaM2),
    [...new Set(rooms.map(({ temp }) => whQuestion.parts.temp.called[temp]))].join('、'),
  ],
}));

const ITEMS = FIRES.map((fire) => {
  const [area, { count, areaM2 }] = [mostArea(fire), roomsOfFire(fire)];
  const { items } = copy;
  return [
    fireName(fire),
    items.most(area?.plain ?? null),
    items.most(area?.sprinkled ?? null),
    items.layers(mostLayers({ fires: [fire] })),
    items.rooms(count, areaM2),
  ];
});

const FireItems = () => (
  <section aria-labelledby="store-items">
    <h2 id="store-items" className="text-24">
      {copy.items.title}
    </h2>
    <Scroller label={copy.items.caption} className="mt-6">
      <table className="w-full min-w-160 border-collapse border border-line bg-surface">
        <caption className="sr-only">{copy.items.caption}</caption>
        <thead className="text-12 text-muted">
          <tr className="border-b border-line">
            {copy.items.heads.map((head) => (
              <th key={head} scope="col" className="p-3 text-left font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ITEMS.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="p-3 text-left font-medium whitespace-nowrap">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={copy.items.heads[at + 1]} className="p-3 text-12 whitespace-nowrap tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
    <p className="mt-3 text-12 text-muted">{copy.items.source}</p>
  </section>
);

export const StoreScopes = () => (
  <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-12 md:pb-16">
    <section aria-labelledby="store-scopes">
      <h2 id="store-scopes" className="text-24">
        {copy.title}
      </h2>
      <ScopesTable
        words={copy}
        head={copy.store}
        more={[copy.fires, copy.area, copy.temps]}
        scopes={SCOPES}
        className="md:min-w-280"
      />
      <p className="mt-3 text-12 text-muted">{copy.source}</p>
    </section>
    <FireItems />
    <FirstQuestions id="store-questions" title={copy.asked} questions={copy.questions} />
  </div>
);
