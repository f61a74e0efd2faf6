import type { BoxRows } from '../../../domain/modes/cfs/boxes';
import { ctuAnswers, type CtuState } from '../../../domain/modes/cfs/ctu-answers';
import { CTU_CHECKS } from '../../../domain/modes/cfs/ctu-checks';
import { fillSentence } from '../../../domain/values/fill';
import { ctuCopy as copy } from '../../copy/modes/cfs/ctu';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';
import { Comma } from '../../ui/show/comma';

const TONES: Readonly<Record<CtuState, string>> = {
  FINE: 'bg-good-tint text-good',
  OPEN: 'bg-warn-tint text-warn',
  BAD: 'bg-bad text-surface',
  SITE: 'bg-grey-tint text-grey',
};

type ChecksProps = { box: BoxRows; view: CfsParts['view'] };

export function BoxChecks({ box, view }: ChecksProps) {
  const { form, acceptance } = view;
  const answers = ctuAnswers(form, box, { ...shownFacts(view), findings: acceptance.findings });
  const countOf = (state: CtuState) => answers.filter((one) => one.state === state).length;
  const counts = { FINE: countOf('FINE'), OPEN: countOf('OPEN'), BAD: countOf('BAD'), SITE: countOf('SITE') };
  return (
    <details className="mt-3 border-t border-line pt-2 text-12">
      <summary className="cursor-pointer py-1 text-ink">
        <b className="font-semibold">{copy.title(answers.length)}</b>
        <span className={`ml-2 ${counts.BAD > 0 ? 'text-bad' : 'text-muted'}`}>
          <Comma />
          {copy.counted(counts)}
        </span>
      </summary>
      <ol className="mt-1 grid gap-1.5">
        {answers.map(({ check, state, code, given }) => (
          <li key={check} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            <b className={`h-5 rounded-control px-1.5 leading-5 font-semibold ${TONES[state]}`}>{copy.state[state]}</b>
            <span>
              <span className="block text-ink">{CTU_CHECKS[check]}</span>
              <span className={state === 'BAD' ? 'text-bad' : 'text-muted'}>
                {fillSentence(copy.answer[code], given)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-muted">{copy.note}</p>
    </details>
  );
}
