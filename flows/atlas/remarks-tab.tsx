import { useState, type SyntheticEvent } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import type { Flow } from './catalogue';

const { remarks: copy } = flowAtlasCopy;

const nameAt = ({ graph }: Flow, at: string) => graph.nodes.get(at)?.description.split('：')[0] || at;

/** A page from a file cannot write; it gives the line that does. */
async function keepRemark(remark: Record<string, string>): Promise<string> {
  const body = JSON.stringify({ kind: 'remark', ...remark });
  const byHand = `${copy.offline}\nnpm run flows:diff -- note '${body.replaceAll("'", '’')}'`;
  if (window.location.protocol === 'file:') return byHand;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/notes', { method: 'POST', headers, body }).catch(() => null);
  return answer?.ok ? copy.done : byHand;
}

export function RemarksTab({ flow, active }: { flow: Flow; active: string }) {
  const [told, setTold] = useState('');
  const { remarks } = flow.facts;
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    const text = (name: string) => {
      const typed = filled.get(name);
      return typeof typed === 'string' ? typed : '';
    };
    setTold(await keepRemark({ chart: flow.id, at: text('at'), name: text('name'), text: text('text') }));
  };
  return (
    <div className="tab-body">
      {remarks.length === 0 && <p className="quiet">{copy.none}</p>}
      <ul className="remarks">
        {remarks.map(({ at, date, name, text }) => (
          <li key={`${date} ${name} ${text}`}>
            <a href={`#/${flow.id}?@${at}`} target="_self">
              {nameAt(flow, at)}
            </a>{' '}
            {text}{' '}
            <small>
              {name} {date}
            </small>
          </li>
        ))}
      </ul>
      <form className="remark-form" onSubmit={(event) => void send(event)}>
        <label>
          {copy.at}
          <select name="at" defaultValue={active}>
            {[...flow.graph.nodes.values()].map(({ id }) => (
              <option key={id} value={id}>
                {nameAt(flow, id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {copy.name}
          <input name="name" required autoComplete="name" />
        </label>
        <label>
          {copy.text}
          <textarea name="text" required rows={2} />
        </label>
        <button type="submit" className="plain">
          {copy.send}
        </button>
        <output>{told}</output>
      </form>
    </div>
  );
}
