import type { PurchaseVerdict } from '../../../domain/mall/purchase-right';
import { productCopy, type MissingProofPage } from '../../copy/mall/product';
import { LinkButton } from '../../ui/press/link-button';

const DOORS: Readonly<Partial<Record<PurchaseVerdict, MissingProofPage>>> = {
  VERIFY_FIRST: 'verification',
  PAPER_MISSING: 'buyerPapers',
  PAPER_EXPIRED: 'buyerPapers',
  PERMIT_MISSING: 'buyerPapers',
  PERMIT_SHORT: 'buyerPapers',
};

export type OnVisit = (door: MissingProofPage) => void;

/** Link to the missing qualification; null where the user center cannot grant it. */
export function MissingProofLink({ answer, onVisit }: { answer: PurchaseVerdict; onVisit: OnVisit }) {
  const door = DOORS[answer];
  return door ? <LinkButton onClick={() => onVisit(door)}>{productCopy.gate.ways[door]}</LinkButton> : null;
}
