import type { PurchaseGroup } from '../../../../domain/mall/purchase';
import type { FindingCode } from '../../../../domain/rules/finding';
import { findingCopy, findingSentence } from '../../../copy/trade/findings';
import { purchaseCopy } from '../../../copy/mall/purchase';
import { LETTERS } from '../../../trade/acceptance/letters';
import { VerdictPill } from '../../../ui/mark/verdict-pill';

const { together: copy } = purchaseCopy;

type Together = PurchaseGroup['together'];

const isSeveral = ({ lines }: Pick<PurchaseGroup, 'lines'>): boolean =>
  new Set(lines.filter(({ isLeft }) => !isLeft).map(({ nameCn }) => nameCn)).size > 1;

export const TogetherPill = ({ group }: { group: PurchaseGroup }) =>
  isSeveral(group) ? (
    <VerdictPill letter={LETTERS[group.together.level]}>{copy.level[group.together.level]}</VerdictPill>
  ) : null;

function Travelling({ findings, loads }: Together) {
  return (
    <>
      {findings.map(({ code, given }) => {
        const sentence = findingSentence({ code: code as FindingCode, given });
        return (
          <p key={sentence} className="text-ink">
            {sentence}
          </p>
        );
      })}
      {loads > 1 && <p className="text-ink">{copy.trucks(loads)}</p>}
      {findings[0] && <p className="text-muted">{findingCopy.source(findings[0])}</p>}
    </>
  );
}

function Lying({ stored: { pairs } }: Together) {
  if (pairs.length === 0) return null;
  return (
    <>
      <p className="pt-1 font-medium text-ink">{copy.store}</p>
      {pairs.map((pair) => (
        <p key={`${pair.one} ${pair.other}`} className="text-ink">
          {copy.pair(pair)}
          {copy.stored[pair.why]}
        </p>
      ))}
      <p className="text-muted">{copy.source}</p>
    </>
  );
}

export function TogetherPart({ group }: { group: PurchaseGroup }) {
  const { findings, stored } = group.together;
  if (!isSeveral(group) || (findings.length === 0 && stored.pairs.length === 0)) return null;
  return (
    <div className="grid gap-1 border-t border-line px-4 py-3 text-12 md:px-5">
      <Travelling {...group.together} />
      <Lying {...group.together} />
    </div>
  );
}
