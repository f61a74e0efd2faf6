import { useOf } from '@storybook/addon-docs/blocks';
import { patterns } from 'virtual:piece-facts';

import { pieceCopy as copy } from '../flows/copy/pieces';
import { Scroller } from '../src/ui/show/scroller';
import { codeOf } from '../stories/pieces/code-of';
import type { PatternRecord, PatternState } from '../stories/pieces/piece-record';
import { Anatomy, type Shown } from './piece-anatomy';
import { Code, List, Pair, Properties } from './piece-docs';
import { useIsNear } from './use-is-near';

const idPart = (title: string) => title.replaceAll('/', '-').toLowerCase();
const lastPart = (title: string) => title.split('/').at(-1) ?? title;

const Speech = ({ heard, keys }: Pick<PatternRecord, 'heard' | 'keys'>) => (
  <section>
    <h2>{copy.speech}</h2>
    <p>
      {copy.says} {heard.says}
    </p>
    {keys.length > 0 && (
      <Scroller label={copy.speech}>
        <table>
          <tbody>
            {keys.map(({ at, key, does }) => (
              <tr key={`${at} ${key}`}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    )}
  </section>
);

function Chart({ chart }: { chart: string }) {
  const [isNear, place] = useIsNear();
  const address = `iframe.html?id=流程-图集--contents&viewMode=story#/${chart}`;
  return (
    <section>
      <h2>{copy.chart}</h2>
      <span ref={place} className="pattern-chart">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a story of this very Storybook */}
        {isNear && <iframe src={address} title={`${copy.chart} ${chart}`} />}
      </span>
    </section>
  );
}

const Links = ({ title, titles, to }: { title: string; titles: readonly string[]; to: (title: string) => string }) =>
  titles.length > 0 && (
    <section>
      <h2>
        {title} <small>{titles.length}</small>
      </h2>
      <p className="pattern-links">
        {titles.map((one) => (
          <a key={one} href={`?path=/docs/${idPart(one)}--${copy.docs}`} target="_top">
            {to(one)}
          </a>
        ))}
      </p>
    </section>
  );

export const statesOf = ({ states }: PatternRecord, own: readonly Pick<Shown, 'id'>[]) =>
  (Object.entries(states) as [PatternState, string][])
    .filter(([, id]) => !own.some((story) => story.id === id))
    .map(([state, id]) => ({ id, name: copy.stateNames[state] }));

export function PatternDocs({ record, story }: { record: PatternRecord; story: Shown }) {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const facts = patterns.find(({ title }) => title === csfFile.meta.title);
  const never = (Object.entries(record.never ?? {}) as [PatternState, string][]).map(
    ([state, reason]) => `${copy.stateNames[state]}：${reason}`,
  );
  const [view = ''] = record.views;
  return (
    <>
      <div className="sheet-rules">
        <List title={copy.use} lines={record.use} />
        <List title={copy.avoid} lines={record.avoid} />
      </div>
      <Pair good={record.good} bad={record.bad} />
      <div className={`pattern ${record.isApart ? 'apart' : ''}`}>
        <Anatomy parts={record.anatomy} story={story} isApart />
      </div>
      <Speech heard={record.heard} keys={record.keys} />
      {record.chart !== undefined && <Chart chart={record.chart} />}
      <Properties argTypes={preparedMeta.argTypes} />
      <Code code={codeOf(view.replace('.tsx', ''), preparedMeta.component, preparedMeta.initialArgs)} />
      {never.length > 0 && <List title={copy.never} lines={never} />}
      {facts && (
        <>
          <Links title={copy.builtFrom} titles={facts.pieces.map(({ title }) => title)} to={lastPart} />
          <Links title={copy.shownIn} titles={facts.shownIn} to={(title) => title} />
          <div className="sheet-rules">
            <List
              title={`${copy.uses} ${facts.users}`}
              lines={facts.places.slice(0, 6).map(({ folder, count }) => copy.place(folder, count))}
            />
            <List title={copy.changes} lines={facts.changes.map(({ day, subject }) => `${day} ${subject}`)} />
            {facts.tests.length > 0 && <List title={copy.tests} lines={facts.tests} />}
          </div>
        </>
      )}
    </>
  );
}
