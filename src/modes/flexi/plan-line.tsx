import type { FlexiLoad } from '../../../domain/modes/flexi/load';
import { MOST_BAGS } from '../../../domain/modes/flexi/search';
import { fillSentence } from '../../../domain/values/fill';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { Comma } from '../../ui/show/comma';

const { plan: copy } = flexiSearchCopy;

export const isFitting = ({ plan }: FlexiLoad): boolean => plan.kind === 'fits' && plan.bags <= MOST_BAGS;

function planSentence({ plan }: FlexiLoad): string {
  if (plan.kind === 'between')
    return fillSentence(copy.between, {
      fewer: plan.bags - 1,
      most: plan.mostKg,
      bags: plan.bags,
      least: plan.leastKg,
    });
  if (plan.kind !== 'fits') return fillSentence(copy[plan.kind], { ...plan });
  if (plan.bags > MOST_BAGS) return fillSentence(copy.tooMany, { most: MOST_BAGS });
  const { bags, litres, kg, bag } = plan;
  return fillSentence(copy.fits, { bags, litres, kg, size: bag.sizeL, percent: bag.percent });
}

export function PlanLine({ load }: { load: FlexiLoad }) {
  const { plan } = load;
  const isFine = isFitting(load);
  return (
    <div role="status" className="mt-3">
      <p className={`font-semibold ${isFine ? 'text-ink' : 'text-bad'}`}>
        {planSentence(load)}
        {load.trial.length > 0 && (
          <span className="ml-2 font-normal text-warn">
            <Comma />
            {flexiSearchCopy.trialMark}
          </span>
        )}
      </p>
      {plan.kind === 'fits' && (
        <p className="text-12 text-muted">
          {fillSentence(copy.step, { size: plan.bag.sizeL })}
          {!plan.bag.isStocked && `；${copy.custom}`}
        </p>
      )}
    </div>
  );
}
