import { useState } from 'react';

import { flowAtlasCopy } from '../../src/copy/flows/atlas';
import { FlowPicture, type Theme } from '../picture/flow-picture';
import { areas } from '../list/machines';
import { flows, type Flow } from './catalogue';
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

const Card = ({ flow, theme }: { flow: Flow; theme: Theme }) => (
  <li>
    <a href={`#/${flow.id}`} target="_self">
      <Thumbnail flow={flow} theme={theme} />
      <span className="card-words">
        <strong>{flow.title}</strong>
        <code>{flow.id}</code>
        <span className="purpose">{flow.purpose}</span>
      </span>
      <Figures flow={flow} />
    </a>
  </li>
);

const byArea = (found: readonly Flow[]) =>
  places.bands
    .map(({ area }) => [area, found.filter(({ id }) => areas.get(id) === area)] as const)
    .filter(([, own]) => own.length > 0);

export function Contents({ theme, unknown }: { theme: Theme; unknown: string }) {
  const [wanted, setWanted] = useState('');
  const found = flows.filter((flow) => isAbout(flow, wanted));
  return (
    <main className="contents-page">
      <div className="contents-head">
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
      {byArea(found).map(([area, own]) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>
            {areaName(area)} <small>{own.length}</small>
          </h2>
          <ul>
            {own.map((flow) => (
              <Card key={flow.id} flow={flow} theme={theme} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
