import { lastGateBefore, stuffEnds } from '../../../domain/modes/cfs/slots';
import { readCutOff, readStuffings, trucksBetween } from '../../../domain/modes/cfs/reading';
import { dayAt, daysBetween } from '../../../domain/values/days';
import { toIso } from '../../../domain/values/moments';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { stuffWords } from '../../copy/modes/cfs/slot-words';
import { momentText } from '../../copy/words/moment-words';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import type { CfsParts } from './order-parts';
import { PlanLine, type PlanNode } from './plan-line';

const { plan: copy } = cfsSearchCopy;

const atWords = (at: number | null, unsaid: string): string => (at === null ? unsaid : momentText(toIso(at)));

/** The chart computed whether the port cut-off is met, and the margin. */
function Verdict({ findings }: Pick<CfsParts['view']['acceptance'], 'findings'>) {
  const reached = findings.find(({ code }) => code === 'cfsReach');
  if (reached) return <VerdictPill letter="Y">{copy.reached(Number(reached.given['hours']))}</VerdictPill>;
  const isLost = findings.some(({ code, level }) => level === 'BLOCK' && code === 'cfsTooLate');
  if (!isLost && findings.some(({ code }) => code === 'cfsSlotsOff'))
    return <VerdictPill letter="M">{copy.off}</VerdictPill>;
  return isLost ? <VerdictPill letter="N">{copy.lost}</VerdictPill> : null;
}

export function FormPlan({ parts: { view }, now }: { parts: CfsParts; now: number }) {
  const cut = readCutOff(view.form);
  const trucks = trucksBetween(view.form);
  const last = readStuffings(view.form)
    .toSorted((one, other) => stuffEnds(one.slot) - stuffEnds(other.slot))
    .at(-1);
  const stuffed = last && view.form.stuffSlots.find(({ slot }) => slot === `${last.slot.day}T${last.slot.block}`);
  const first = trucks?.first ?? null;
  const days = first === null ? 0 : daysBetween(dayAt(now), dayAt(first));
  const nodes: PlanNode[] = [
    { name: copy.today, at: atWords(now, ''), isOpen: false },
    {
      name: copy.firstTruck,
      at: atWords(first, copy.unpicked),
      isOpen: first === null,
      isNext: first !== null,
      ...(days > 0 && { note: copy.inDays(days) }),
    },
    { name: copy.last, at: atWords(trucks?.last ?? null, copy.unpicked), isOpen: trucks === null },
    { name: copy.stuff, at: stuffed ? stuffWords(stuffed.slot) : copy.unpicked, isOpen: !stuffed },
    { name: copy.gate, at: atWords(cut === null ? null : lastGateBefore(cut), copy.uncut), isOpen: cut === null },
    { name: copy.cut, at: atWords(cut, copy.uncut), isOpen: cut === null, isEnd: cut !== null },
  ];
  return <PlanLine title={copy.title} verdict={<Verdict findings={view.acceptance.findings} />} nodes={nodes} />;
}
