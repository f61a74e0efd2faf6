import { flowAtlasCopy } from '../copy/atlas';
import { pathKey, type LiveFlow, type LiveMoment } from '../live/live-flow';
import type { Choice } from '../live/choices';
import type { Deed } from '../live/deed';
import { flowById } from './catalogue';
import { deedName, sampleName } from './said';

const { now: copy } = flowAtlasCopy;

function ChoiceButton({ flow, choice, onPerform }: { flow: string; choice: Choice; onPerform: () => void }) {
  const { name, sample } = deedName(flow, choice.deed);
  return (
    <button
      type="button"
      className={`choice ${choice.kind} ${choice.takes.length === 0 ? 'idle' : ''}`}
      title={choice.label}
      onClick={onPerform}
    >
      <span>{name}</span>
      {sample && <small>{sample}</small>}
    </button>
  );
}

const hasEffect = ({ takes }: Choice) => takes.length > 0;
const isIdle = (choice: Choice) => !hasEffect(choice);

type ChoicesProps = { flow: string; choices: readonly Choice[]; onPerform: (deed: Deed) => void };

function Choices({ flow, choices, onPerform }: ChoicesProps) {
  return (
    <div className="choices">
      {choices.map((choice) => (
        <ChoiceButton key={choice.label} flow={flow} choice={choice} onPerform={() => onPerform(choice.deed)} />
      ))}
    </div>
  );
}

export function NowTab({ flow, moment }: { flow: LiveFlow; moment: LiveMoment }) {
  const { choices, nextDue, history } = moment;
  return (
    <div className="tab-body">
      <div className="now-start">
        {flow.inputs.length > 1 && (
          <label>
            {copy.input}
            <select value={history.input} onChange={({ target }) => flow.restart({ input: target.value })}>
              {flow.inputs.map((input) => (
                <option key={input} value={input}>
                  {sampleName(input)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="plain" onClick={() => flow.restart()}>
          {copy.restart}
        </button>
      </div>
      {nextDue !== null && (
        <button type="button" className="choice time" onClick={() => flow.perform({ kind: 'time', ms: nextDue })}>
          {copy.time(String(nextDue / 1000))}
        </button>
      )}
      {choices.length === 0 && nextDue === null && <p className="quiet">{copy.none}</p>}
      {choices.map(({ path, machineId, choices: own }) => (
        <section key={pathKey(path)} className="now-chart">
          {choices.length > 1 && <h3>{flowById.get(machineId)?.title ?? machineId}</h3>}
          <Choices flow={flow.machine.id} choices={own.filter(hasEffect)} onPerform={flow.perform} />
          {own.some(isIdle) && (
            <details>
              <summary>{copy.idle(own.filter(isIdle).length)}</summary>
              <Choices flow={flow.machine.id} choices={own.filter(isIdle)} onPerform={flow.perform} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}
