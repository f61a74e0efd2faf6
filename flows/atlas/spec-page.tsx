import { rules } from 'virtual:flow-facts';
import { useState } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import { holdOf, placesOfSentence, sentences } from '../requirements/sentences';
import type { Sentence } from '../requirements/sentence';
import { flows } from './catalogue';
import './spec.css';

const { spec: copy } = flowAtlasCopy;
const graphs = flows.map(({ graph }) => graph);

const sectionId = ({ id }: Sentence) => id.split('.')[0] ?? '';

function Kept({ sentence }: { sentence: Sentence }) {
  const places = placesOfSentence(sentence, graphs);
  const hold = holdOf(sentence, graphs);
  return (
    <li id={sentence.id}>
      <p>
        <b>{sentence.id}</b> {sentence.says}
      </p>
      <p className="kept">
        {places.map(({ chart, id, says }) => (
          <a key={id} href={`#/${chart}?@${id}`} target="_self">
            {says}
          </a>
        ))}
        {sentence.tests?.map((test: string) => (
          <code key={test}>{test}</code>
        ))}
        {hold === 'open' && <em>{copy.unkept(sentence.open ?? '')}</em>}
        {hold === 'named' && <em>{copy.named}</em>}
      </p>
    </li>
  );
}

function Rules({ mode, found }: { mode: string; found: (text: string) => boolean }) {
  const own = rules.filter((rule) => rule.mode === mode && found(`${rule.code} ${rule.says}`));
  const held = own.filter(({ tests }) => tests.length > 0).length;
  if (own.length === 0) return null;
  return (
    <details>
      <summary>
        {mode === '' ? copy.shared : mode.toUpperCase()} <small>{copy.held(held, own.length)}</small>
      </summary>
      <ul>
        {own.map(({ code, says, tests }) => (
          <li key={`${code} ${says}`}>
            <p>
              <b>{code}</b> {says}
            </p>
            <p className="kept">
              {tests.slice(0, 4).map((test: string) => (
                <code key={test}>{test}</code>
              ))}
              {tests.length > 4 && <small>{copy.more(tests.length - 4)}</small>}
              {tests.length === 0 && <em>{copy.unnamed}</em>}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function SpecPage({ begin }: { begin: string }) {
  const [wanted, setWanted] = useState(begin);
  const [isOpenOnly, setOpenOnly] = useState(false);
  const found = (text: string) => text.toLowerCase().includes(wanted.trim().toLowerCase());
  const shown = sentences.filter(
    (sentence) => found(`${sentence.id} ${sentence.says}`) && (!isOpenOnly || holdOf(sentence, graphs) !== 'held'),
  );
  const kept = sentences.filter((sentence) => holdOf(sentence, graphs) === 'held').length;
  return (
    <main className="spec-page">
      <div className="map-head">
        <h1>{copy.title}</h1>
        <p className="quiet">{copy.lead(kept, sentences.length)}</p>
        <span className="grow" />
        <label>
          <input type="checkbox" checked={isOpenOnly} onChange={({ target }) => setOpenOnly(target.checked)} />{' '}
          {copy.openOnly}
        </label>
        <input
          type="search"
          value={wanted}
          placeholder={copy.search}
          aria-label={copy.search}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {Object.entries(copy.sections).map(([section, title]) => {
        const own = shown.filter((sentence) => sectionId(sentence) === section);
        return own.length === 0 ? null : (
          <section key={section}>
            <h2>
              {section} {title}
            </h2>
            <ul>
              {own.map((sentence) => (
                <Kept key={sentence.id} sentence={sentence} />
              ))}
            </ul>
          </section>
        );
      })}
      <section>
        <h2>{copy.modes}</h2>
        {[...new Set(rules.map(({ mode }) => mode))].map((mode) => (
          <Rules key={mode} mode={mode} found={found} />
        ))}
      </section>
    </main>
  );
}
