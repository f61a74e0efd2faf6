import { rules } from 'virtual:flow-facts';
import { useMemo, useState } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import { FlowPicture, type Theme } from '../picture/flow-picture';
import { areas } from '../list/machines';
import { sentences } from '../requirements/sentences';
import { chineseOf } from '../words/chinese';
import { flows, type Flow } from './catalogue';
import { placesWith, searchTexts, type FoundPlace } from './find-places';
import { areaName, places } from './map-facts';

const { contents: copy } = flowAtlasCopy;

function Thumbnail({ flow, theme }: { flow: Flow; theme: Theme }) {
  return (
    <span className="thumbnail" aria-hidden="true">
      <FlowPicture placed={flow.placed('zh')} title="" theme={theme} />
    </span>
  );
}

function Figures({ flow }: { flow: Flow }) {
  const { figures } = flow.facts;
  return (
    <span className="figures">
      <span>
        <b>{flow.graph.nodes.size}</b> {copy.states}
      </span>
      <span>
        <b>{flow.transitions}</b> {copy.transitions}
      </span>
      {figures ? (
        <span className={figures.walked === figures.transitions ? 'good' : 'bad'}>
          <b>{Math.floor((figures.walked / figures.transitions) * 100)}%</b> {copy.coverage}
        </span>
      ) : (
        <span className="bad">{copy.unwalked}</span>
      )}
    </span>
  );
}

const isAbout = ({ id, graph }: Flow, wanted: string) =>
  `${id} ${graph.description}`.toLowerCase().includes(wanted.trim().toLowerCase());

const textsOf = (() => {
  const made = new Map<string, ReturnType<typeof searchTexts>>();
  return ({ id, graph, facts }: Flow) => {
    const own = made.get(id) ?? searchTexts(graph, chineseOf(id), facts.texts);
    made.set(id, own);
    return own;
  };
})();

type Hit = { flow: Flow; places: readonly FoundPlace[] };

/** Charts that are about it, or have a state, event, condition or sentence with it. */
const hitsFor = (wanted: string): Hit[] =>
  flows
    .map((flow) => ({ flow, places: wanted.trim() === '' ? [] : placesWith(textsOf(flow), wanted) }))
    .filter(({ flow, places }) => places.length > 0 || isAbout(flow, wanted));

const SHOWN_MOST = 3;

function Places({ flow, places }: Hit) {
  if (places.length === 0) return null;
  return (
    <ul className="places">
      {places.slice(0, SHOWN_MOST).map(({ kind, says, at }) => (
        <li key={`${kind} ${says}`}>
          <a href={`#/${flow.id}?@${at}`} target="_self">
            <small>{copy.kinds[kind]}</small> {says}
          </a>
        </li>
      ))}
      {places.length > SHOWN_MOST && <li className="quiet">{copy.more(places.length - SHOWN_MOST)}</li>}
    </ul>
  );
}

const Card = ({ flow, places, theme }: Hit & { theme: Theme }) => (
  <li>
    <a className="card" href={`#/${flow.id}`} target="_self">
      <Thumbnail flow={flow} theme={theme} />
      <span className="card-words">
        <strong>{flow.title}</strong>
        <code>{flow.id}</code>
        <span className="purpose">{flow.purpose}</span>
      </span>
      <Figures flow={flow} />
    </a>
    <Places flow={flow} places={places} />
  </li>
);

/** Sentences and rules have a page of their own; most rules belong to a mode and to no chart. */
function InSpec({ wanted }: { wanted: string }) {
  const word = wanted.trim().toLowerCase();
  if (word === '') return null;
  const count = [...sentences, ...rules].filter(({ says }) => says.toLowerCase().includes(word)).length;
  if (count === 0) return null;
  return (
    <p className="in-spec">
      <a href={`#/spec?${encodeURIComponent(wanted.trim())}`} target="_self">
        {copy.inSpec(wanted.trim(), count)}
      </a>
    </p>
  );
}

const byArea = (found: readonly Hit[]) =>
  places.bands
    .map(({ area }) => [area, found.filter(({ flow }) => (areas.get(flow.id) ?? 'order') === area)] as const)
    .filter(([, own]) => own.length > 0);

export function Contents({ theme, unknown }: { theme: Theme; unknown: string }) {
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => hitsFor(wanted), [wanted]);
  return (
    <main className="contents-page">
      <div className="contents-head">
        <h1>{flowAtlasCopy.pages.flows}</h1>
        <p>{copy.lead}</p>
        <input
          type="search"
          value={wanted}
          placeholder={copy.search}
          aria-label={copy.search}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {unknown !== '' && <p role="status">{copy.unknown(unknown)}</p>}
      {found.length === 0 && <p className="quiet">{copy.none}</p>}
      <InSpec wanted={wanted} />
      {byArea(found).map(([area, own]) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>
            {areaName(area)} <small>{own.length}</small>
          </h2>
          <ul>
            {own.map((hit) => (
              <Card key={hit.flow.id} {...hit} theme={theme} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
