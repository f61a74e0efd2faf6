import { orderGoodsCopy } from '../../copy/trade';
import { findingInFull } from '../../copy/findings';
import { Button } from '../../ui/press/button';
import type { PlainGoodsParts } from '../form-parts';

const { danger: copy } = orderGoodsCopy;

/** Goods declared harmless that the library knows better, and the way to declare them as what they are. */
export function DangerHint({ parts: { view, on }, at }: { parts: PlainGoodsParts; at: number }) {
  const finding = view.acceptance.findings.find(
    ({ code, given }) => (code === 'declaredGeneral' || code === 'resemblesDangerous') && given['row'] === at + 1,
  );
  if (!finding) return null;
  const { goodsId = '', unNo = '' } = finding.given;
  return (
    <div role="alert" className="mb-4 rounded-control border border-bad bg-bad-tint px-4 py-3 text-ink">
      <p>{findingInFull(finding, view.decides)}</p>
      <Button
        look="sea"
        size="small"
        isOff={view.isLocked}
        onClick={() => on.edit({ kind: 'goods.declare', at, goodsId: String(goodsId), unNo: String(unNo) })}
      >
        {copy.declare}
      </Button>
    </div>
  );
}
