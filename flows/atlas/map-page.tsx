import { useState } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import { flowById } from './catalogue';
import {
  areaName,
  chartsIn,
  sharePercent,
  places,
  areaCoverage,
  coverageOf,
  titleOfChart,
  type Heat,
} from './map-facts';
import { MapPicture } from './map-picture';
import { MapWords } from './map-words';
import './map.css';
import { Segments } from './segments';

const { map: copy } = flowAtlasCopy;

const isAbout = (chart: string, wanted: string) =>
  `${chart} ${flowById.get(chart)?.graph.description ?? ''}`.toLowerCase().includes(wanted.trim().toLowerCase());

function MapList({ heat, found }: { heat: Heat; found: (chart: string) => boolean }) {
  return (
    <div className="map-list">
      {places.bands.map(({ area }) => {
        const share = areaCoverage(area, heat);
        return (
          <section key={area}>
            <h2>
              {areaName(area)} <small>{copy.shares[heat](sharePercent(share), share.done, share.all)}</small>
            </h2>
            {chartsIn(area)
              .filter(({ id }) => found(id))
              .map(({ id, title }) => (
                <article key={id}>
                  <h3>
                    <a href={`#/${id}`} target="_self">
                      {title}
                    </a>
                    <small>{sharePercent(coverageOf(id, heat))}%</small>
                  </h3>
                  <MapWords chart={id} />
                </article>
              ))}
          </section>
        );
      })}
    </div>
  );
}

export function MapPage() {
  const [heat, setHeat] = useState<Heat>('coverage');
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState('app');
  const found = (chart: string) => isAbout(chart, wanted);
  return (
    <main className="map-page">
      <div className="map-head">
        <h1>{copy.title}</h1>
        <p className="quiet">{copy.lead}</p>
        <span className="grow" />
        <input
          type="search"
          value={wanted}
          placeholder={flowAtlasCopy.contents.search}
          aria-label={flowAtlasCopy.contents.search}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Segments label={copy.heat} options={copy.heats} chosen={heat} onChoose={setHeat} />
      </div>
      <section className="map-chosen" aria-label={titleOfChart(chosen)}>
        <h2>
          <a href={`#/${chosen}`} target="_self">
            {titleOfChart(chosen)}
          </a>
        </h2>
        <MapWords chart={chosen} />
      </section>
      <div className="map-ground">
        <MapPicture heat={heat} chosen={chosen} found={found} onLook={setChosen} />
      </div>
      <MapList heat={heat} found={found} />
    </main>
  );
}
